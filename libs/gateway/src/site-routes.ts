import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the build of a site wrote down about its addresses; everything else is not found. */
export interface SiteRoutes {
  /** Prerendered pages. */
  pages: readonly string[];
  /** Addresses that are rendered in the browser, for one person; `:name` is any one part. */
  drawn: readonly string[];
  redirects: Readonly<Record<string, string>>;
}

/** The page that renders itself in the browser. */
export const SHELL = 'shell.html';

/** The file, hidden from visitors, in which the build of a site leaves its routes. */
const FILE = '.routes.json';

/** The routes of a built site; undefined for one without prerendered pages. */
export function readSiteRoutes(folder: string): SiteRoutes | undefined {
  const file = path.join(folder, FILE);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as SiteRoutes;
}

/** Whether an address, without a slash at its end, is that of a route such as `/practice/:category`. */
export function matchesRoute(route: string, address: string): boolean {
  const wanted = route.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  );
}

/** Parts of an address that are names, which a redirect may repeat. */
const PLAIN = /^[\w.~-]+$/;

function sameRoute(route: string, address: string): string | undefined {
  const given = address.split('/');
  const parts = route.split('/');
  if (parts.length !== given.length) return undefined;
  const found = parts.map((part, index) => {
    const own = given[index] ?? '';
    if (part.startsWith(':')) return PLAIN.test(own) ? own : undefined;
    return part === own.toLowerCase() ? part : undefined;
  });
  return found.includes(undefined) ? undefined : found.join('/');
}

/**
 * The page that an address means when its letters are small; what is a name in it, such as
 * an attempt's id, stays as it is.
 *
 * @returns undefined when there is none, or when it is the address itself
 */
export function lowerCaseAddress(routes: SiteRoutes, address: string): string | undefined {
  const lower = address.toLowerCase();
  const known = [...routes.pages, ...Object.keys(routes.redirects)].find((page) => page === lower);
  const found =
    known ??
    routes.drawn.map((route) => sameRoute(route, address)).find((page) => page !== undefined);
  return found === address ? undefined : found;
}
