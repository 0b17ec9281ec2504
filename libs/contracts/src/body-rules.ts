import { BODY_LIMIT } from './http-limits.js';
import { addressOf, type RouteName } from './route-addresses.js';
import { ROUTES, type RouteContract } from './routes.js';
import type { RouteMethod } from './site-addresses.js';

/** How the api and the servers in front of it accept a route's body. */
export interface BodyRule {
  method: RouteMethod;
  /** With parameters written as `:id`. */
  path: string;
  /** Bytes. */
  limit: number;
  /** `parsed`: as JSON, by the route's schema; the others come from `raw` in the route's row. */
  form: 'parsed' | 'bytes' | 'stream';
}

/** The rules of all routes, from the route table. */
export const BODY_RULES: readonly BodyRule[] = (Object.keys(ROUTES) as RouteName[]).map((name) => {
  const { bodyLimit: limit = BODY_LIMIT, raw }: RouteContract = ROUTES[name];
  return { ...addressOf(name), limit, form: raw === true ? 'bytes' : (raw ?? 'parsed') };
});

/** The rules that the servers in front have to know; their defaults are right for the others. */
export function unusualRules(rules: readonly BodyRule[]): BodyRule[] {
  return rules.filter(({ limit, form }) => limit !== BODY_LIMIT || form === 'stream');
}

/** A regular expression for the paths of a route. */
export function pathPattern(path: string): string {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : escapePattern(part)));
  return `^${parts.join('/')}$`;
}

const escapePattern = (text: string) => text.replace(/[.+?*()[\]{}|^$\\]/g, '\\$&');
