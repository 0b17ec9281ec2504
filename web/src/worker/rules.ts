import { STAFF_FRAME_PATH } from '@prepward/contracts/staff-frame';

/** The site's addresses, as recorded by its build. */
export interface SiteAddresses {
  /** Prerendered pages. */
  pages: readonly string[];
  /** Addresses that are rendered in the browser; `:name` matches any single path segment. */
  drawn: readonly string[];
}

/** What the worker needs to know about a request. */
export interface Asked {
  method: string;
  /** `navigate` for a page. */
  mode: string;
  url: URL;
  /** Our own. */
  origin: string;
}

/**
 * How a request is handled. `shell`: this release's stored copy of the page that renders itself. `page`: from
 * the network, or the shell if there is none. `file`: a file with a hashed name, stored once it was fetched.
 * `leave`: the worker doesn't handle it.
 */
export type Way = 'shell' | 'page' | 'file' | 'leave';

/**
 * Pages with a secret in their address, and the one page with its own headers: they always come from the
 * network.
 */
const NEVER_KEPT: readonly string[] = ['/auth/confirm', '/unsubscribe', STAFF_FRAME_PATH];

/** Everything below it has a hash in its name, and isn't personal. */
const FILES = '/assets/';

function matches(route: string, address: string): boolean {
  const wanted = route.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, n) => (part.startsWith(':') ? given[n] !== '' : part === given[n]))
  );
}

/** An address without its trailing slash. */
function bare(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

/**
 * Decides how one request is handled. Personal data (the API, sign-in, bought files) and anything outside the
 * student site (the back-office) is left alone: it's neither read nor stored.
 */
export function wayOf({ method, mode, url, origin }: Asked, site: SiteAddresses): Way {
  if (method !== 'GET' || url.origin !== origin) {
    return 'leave';
  }
  if (mode !== 'navigate') {
    return url.pathname.startsWith(FILES) ? 'file' : 'leave';
  }
  const address = bare(url.pathname);
  if (NEVER_KEPT.includes(address)) {
    return 'leave';
  }
  // In the same order as the servers: a prerendered page may also match another page's pattern.
  if (site.pages.includes(address)) {
    return 'page';
  }
  return site.drawn.some((route) => matches(route, address)) ? 'shell' : 'leave';
}

/** Whether a window shows the student site: the back-office and others don't run its releases. */
export function showsSite(address: string, site: SiteAddresses): boolean {
  const url = new URL(address);
  return wayOf({ method: 'GET', mode: 'navigate', url, origin: url.origin }, site) !== 'leave';
}
