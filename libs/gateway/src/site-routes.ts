import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The addresses that a site's build listed; all others are "not found". */
export interface SiteRoutes {
  /** Prerendered pages. */
  pages: readonly string[];
  /** Personal pages, rendered in the browser; `:name` matches any one path segment. */
  drawn: readonly string[];
  redirects: Readonly<Record<string, string>>;
}

/** The page that renders itself in the browser. */
export const SHELL = 'shell.html';

/** The file, hidden from visitors, where a site's build puts its routes. */
const FILE = '.routes.json';

/** The routes of a built site; undefined for one without prerendered pages. */
export function readSiteRoutes(folder: string): SiteRoutes | undefined {
  const file = path.join(folder, FILE);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as SiteRoutes;
}

/** Whether an address without a trailing slash matches a route such as `/practice/:category`. */
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

/** Values of route parameters that are safe to repeat in a redirect. */
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
 * The page whose address this is except for upper and lower case. Route parameters, such as an attempt's
 * id, keep their case.
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
