import path from 'node:path';
import { lowerCaseAddress, matchesRoute, SHELL, type SiteRoutes } from './site-routes.js';

/** What to answer a path with. */
export interface SiteAnswer {
  /** Relative to the folder; undefined when there is nothing to send. */
  file: string | undefined;
  status: 200 | 301 | 404;
  /** May be kept for a year: its name changes with its content. */
  immutable: boolean;
  /** Where a 301 leads. */
  location?: string;
  /** It is the same address, written otherwise. */
  keepsQuery?: boolean;
  /** A page for one person: search engines are to leave it out. */
  personal?: boolean;
}

const NOTHING: SiteAnswer = { file: undefined, status: 404, immutable: false };

/** Decodes a path and refuses what leads out of the folder or to a hidden or compressed file. */
function cleanPath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const parts = decoded.split('/').filter(Boolean);
  const bad = parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part));
  return bad || /\.(br|gz)$/.test(decoded) ? undefined : parts.join('/');
}

type Exists = (file: string) => boolean;

const page = (file: string): SiteAnswer => ({ file, status: 200, immutable: false });

function notFound(exists: Exists): SiteAnswer {
  return exists('404.html') ? { ...page('404.html'), status: 404 } : NOTHING;
}

/** A page of a site that wrote its addresses down. */
function resolvePage(clean: string, exists: Exists, routes: SiteRoutes): SiteAnswer {
  const address = `/${clean}`;
  const location = routes.redirects[address];
  if (location !== undefined) return { ...NOTHING, status: 301, location };
  if (routes.pages.includes(address)) return page(path.posix.join(clean, 'index.html'));
  if (routes.drawn.some((route) => matchesRoute(route, address))) {
    return { ...page(SHELL), personal: true };
  }
  const meant = lowerCaseAddress(routes, address);
  if (meant !== undefined) return { ...NOTHING, status: 301, location: meant, keepsQuery: true };
  return notFound(exists);
}

/** A page of a site that is one page: every path that is no file is routed in the browser. */
function resolveSinglePage(clean: string, exists: Exists): SiteAnswer {
  const own = path.posix.join(clean, 'index.html');
  if (exists(own)) return page(own);
  return exists('index.html') ? page('index.html') : NOTHING;
}

/**
 * Finds what a path of a site is answered with: a file, a prerendered page, the page that draws
 * itself in the browser, or the not-found page. A missing file with a hashed name is never answered
 * by a page, or browsers would keep HTML as a script; a page has one address, not its file's too.
 *
 * @param pathname path of the request, encoded, relative to where the site is mounted
 * @param exists tells whether a file is there, by its path relative to the folder
 * @param routes undefined for a site that is one page
 */
export function resolveSiteFile(
  pathname: string,
  exists: Exists,
  routes: SiteRoutes | undefined,
): SiteAnswer {
  const clean = cleanPath(pathname);
  if (clean === undefined) return NOTHING;
  const immutable = clean.startsWith('assets/');
  const kind = path.posix.extname(clean);
  if (kind !== '' && kind !== '.html' && exists(clean)) {
    return { file: clean, status: 200, immutable };
  }
  if (immutable) return NOTHING;
  return routes ? resolvePage(clean, exists, routes) : resolveSinglePage(clean, exists);
}
