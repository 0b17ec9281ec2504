import { API_PREFIXES } from '@prepward/contracts/api-prefixes';
import { ROUTE_ADDRESSES } from '@prepward/contracts/route-addresses';
import { AUTH_PREFIX } from '@prepward/contracts/site-addresses';
import type { FastifyRequest } from 'fastify';

/** The auth client reads error codes only from answers that name this protocol version. */
export const AUTH_VERSION = { 'X-Supabase-Api-Version': '2024-01-01' };

/** Where the product's own routes are, whatever the prefix of the protocol. */
const OWN_PREFIXES = API_PREFIXES.filter((prefix) => prefix !== AUTH_PREFIX);

/** A route's address on the server, where the protocol may be mounted under another prefix. */
export function mountedAt(path: string, authPrefix: string): string {
  return path.startsWith(`${AUTH_PREFIX}/`) ? authPrefix + path.slice(AUTH_PREFIX.length) : path;
}

/** The auth protocol's routes, by their paths on the server. */
export function authPaths(authPrefix: string): Set<string> {
  return new Set(
    Object.values(ROUTE_ADDRESSES)
      .map((address) => address.slice(address.indexOf(' ') + 1))
      .filter((path) => path.startsWith(`${AUTH_PREFIX}/`))
      .map((path) => mountedAt(path, authPrefix)),
  );
}

/**
 * Tells the auth protocol's requests from the others, whose errors and headers have a different shape:
 * by route, or by path where no route matches.
 *
 * @param authPrefix where the protocol is mounted; may be empty
 */
export function authRequests(authPrefix: string): (request: FastifyRequest) => boolean {
  const routes = authPaths(authPrefix);
  return ({ routeOptions, url }) => {
    const route = routeOptions.url;
    if (route !== undefined) return routes.has(route);
    return authPrefix === ''
      ? !OWN_PREFIXES.some((prefix) => url.startsWith(`${prefix}/`))
      : url.startsWith(`${authPrefix}/`);
  };
}
