import { STAFF_FRAME_PATH } from '@prepward/contracts/staff-frame';
import { isValidElement } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SignedInGuard } from '../features/auth/components/signed-in-guard.js';
import { PAGES } from './pages.js';
import { ROUTES } from './routes.js';

/** What a server must know about the site's URLs; anything not listed here is a 404. */
export interface SiteMap {
  /** Public pages, each prerendered. */
  pages: string[];
  /** Addresses that are rendered in the browser; `:name` matches any one part. */
  drawn: string[];
  redirects: Record<string, string>;
}

/** Public addresses with no content of their own: email links lead there, or the back-office fills them. */
const NOT_PRERENDERED = ['/auth/confirm', '/unsubscribe', STAFF_FRAME_PATH];

function addTo(map: SiteMap, routes: readonly RouteObject[], guarded: boolean): void {
  for (const { path, index, element, children } of routes) {
    const address = index ? '/' : `/${(path ?? '').replace(/^\//, '')}`;
    if (children) {
      addTo(map, children, guarded || (isValidElement(element) && element.type === SignedInGuard));
    } else if (path === '*') {
      map.pages.push(...PAGES.map((page) => `/${page.path}`));
    } else if (isValidElement<{ to: string }>(element) && element.type === Navigate) {
      map.redirects[address] = element.props.to;
    } else if (guarded || NOT_PRERENDERED.includes(address)) {
      map.drawn.push(address);
    } else if (address.includes(':')) {
      throw new Error(`${address} is public: list its addresses one by one, to be prerendered`);
    } else {
      map.pages.push(address);
    }
  }
}

/** The addresses of the site, read from its routes. */
export function siteMap(): SiteMap {
  const map: SiteMap = { pages: [], drawn: [], redirects: {} };
  addTo(map, ROUTES, false);
  return map;
}
