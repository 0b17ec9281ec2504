import { type RouteAddress, readAddress, SITE_ADDRESSES } from './site-addresses.js';
import { STAFF_ADDRESSES } from './staff-addresses.js';

/**
 * Method and path of every route. Plain data, so that browsers load it without the schemas: the rest
 * of a row, who may call it and what it takes and answers, is in `routes/`, under the same name.
 */
export const ROUTE_ADDRESSES = { ...SITE_ADDRESSES, ...STAFF_ADDRESSES } as const;

export type RouteName = keyof typeof ROUTE_ADDRESSES;

/** Method and path of a route; parameters are in the path as `:id`. */
export function addressOf(name: RouteName): RouteAddress {
  return readAddress(ROUTE_ADDRESSES[name]);
}
