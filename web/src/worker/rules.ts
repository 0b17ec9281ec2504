import { STAFF_FRAME_PATH } from '@prepward/contracts/staff-frame';

/** The site's addresses, as its build wrote them down. */
export interface SiteAddresses {
  /** Prerendered pages. */
  pages: readonly string[];
  /** Addresses that are rendered in the browser; `:name` is any one part. */
  drawn: readonly string[];
}

/** What the worker needs to know of a request. */
export interface Asked {
  method: string;
  /** `navigate` for a page. */
  mode: string;
  url: URL;
  /** Our own. */
  origin: string;
}

/**
 * What is done with a request. `shell`: the page that renders itself, as this release keeps it.
 * `page`: from the network, and the shell where there is none. `file`: a file with a hashed name,
 * kept once it was fetched. `leave`: the worker has no part in it.
 */
export type Way = 'shell' | 'page' | 'file' | 'leave';

/**
 * Pages with a secret in their address, and the one whose headers are its own: they always come
 * from the network.
 */
const NEVER_KEPT: readonly string[] = ['/auth/confirm', '/unsubscribe', STAFF_FRAME_PATH];

/** Everything below has a hash in its name, and is no one's in particular. */
const FILES = '/assets/';

function matches(route: string, address: string): boolean {
  const wanted = route.split('/');
  const given = address.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, n) => (part.startsWith(':') ? given[n] !== '' : part === given[n]))
  );
}

/** An address without the slash at its end. */
function bare(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

/**
 * Decides about one request. What belongs to a person (the API, sign-in, bought files) and what isn't
 * the student site's (the back-office) is left alone: it is neither read nor kept.
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
  // In the order in which the servers look: a prerendered page may also look like another's pattern.
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
