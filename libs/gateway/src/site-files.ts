import path from 'node:path';
import { lowerCaseAddress, matchesRoute, SHELL, type SiteRoutes } from './site-routes.js';

/** How to answer a path. */
export interface SiteAnswer {
  /** Relative to the folder; undefined when there is nothing to send. */
  file: string | undefined;
  status: 200 | 301 | 404;
  /** May be kept for a year: its name changes with its content. */
  immutable: boolean;
  /** Where a 301 leads. */
  location?: string;
  /** The redirect keeps the query, because it's the same address in another spelling. */
  keepsQuery?: boolean;
  /** A personal page, which search engines shouldn't index. */
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

/** A page of a site that lists its addresses. */
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

/** A page of a single-page app: every path that isn't a file is routed in the browser. */
function resolveSinglePage(clean: string, exists: Exists): SiteAnswer {
  const own = path.posix.join(clean, 'index.html');
  if (exists(own)) return page(own);
  return exists('index.html') ? page('index.html') : NOTHING;
}

/**
 * Finds the answer for a path of a site: a file, a prerendered page, the page that renders itself in the
 * browser, or the not-found page. A missing file with a hashed name is never answered with a page, or
 * browsers would cache HTML as a script. A page has one address; its file's name isn't a second one.
 *
 * @param pathname encoded path of the request, relative to the site's mount
 * @param exists tells whether a file is there, by its path relative to the folder
 * @param routes undefined for a single-page app
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
