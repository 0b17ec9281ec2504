import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { API_PREFIXES } from '@prepward/contracts/api-prefixes';
import { BACK_OFFICE_PATH, STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import { GATEWAY_LIMITS } from './limits.js';
import {
  MALFORMED,
  NO_METHOD,
  type Refusal,
  TOO_LARGE,
  TOO_MANY,
  UNAVAILABLE,
} from './refusals.js';

/** nginx must do what the gateway does: its files are compared with the gateway's constants. */
const read = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../docker/nginx', name), 'utf8');
const NGINX = read('nginx.conf');
const API = read('api.conf');

describe('the paths of the api', () => {
  it('are those that nginx hands on', () => {
    const [, names = ''] =
      /location ~ \^\/\(([^)]+)\)\(\/\|\$\) \{\s+include \S*api\.conf;/.exec(NGINX) ?? [];
    expect(names.split('|').map((name) => `/${name}`)).toEqual([...API_PREFIXES]);
  });

  it('hold every route', () => {
    const routes = (Object.keys(ROUTE_ADDRESSES) as RouteName[]).map(
      (name) => addressOf(name).path,
    );
    expect(routes.length).toBeGreaterThan(50);
    const isHeld = (route: string) => API_PREFIXES.some((prefix) => route.startsWith(`${prefix}/`));
    expect(routes.filter((route) => !isHeld(route))).toEqual([]);
  });
});

describe('nginx', () => {
  it('has the back-office at its two addresses', () => {
    const places = [...NGINX.matchAll(/location ~ \^(\/[a-z_]+)\(\/\|\$\)/g)].map(([, at]) => at);
    expect(places).toEqual([STAFF_SIGN_IN_PATH, BACK_OFFICE_PATH]);
    expect(NGINX).toContain(`rewrite ^${STAFF_SIGN_IN_PATH}/?(.*)$ ${BACK_OFFICE_PATH}/$1 last;`);
    expect(NGINX).toContain(`try_files $uri ${BACK_OFFICE_PATH}/index.html;`);
    // Its files with hashed names appear twice: in the caching rule and in the lookup.
    expect(NGINX.split(`/(${BACK_OFFICE_PATH.slice(1)}/)?assets/`)).toHaveLength(3);
  });

  it.each<[string, Refusal]>([
    ['@unavailable', UNAVAILABLE],
    ['@too_large', TOO_LARGE],
    ['@too_many', TOO_MANY],
    ['@no_method', NO_METHOD],
    ['= /-/malformed', MALFORMED],
  ])('refuses at %s in the words of the gateway', (place, { status, body, retryAfter }) => {
    const found = NGINX.split(`location ${place} {`)[1]?.split('}\n')[0] ?? '';
    const said = JSON.stringify(body).replaceAll("'", "\\'");
    expect(found).toContain(`return ${status} '${said}';`);
    expect(/Retry-After (\d+)/.exec(found)?.[1]).toBe(retryAfter?.toString());
  });

  it('lets one visitor take as much as the gateway does', () => {
    const { connectionsPerAddress, inFlightPerAddress, connections, headersMs } = GATEWAY_LIMITS;
    for (const file of [NGINX, API]) {
      expect(/limit_conn visitors (\d+);/.exec(file)?.[1]).toBe(String(connectionsPerAddress));
    }
    expect(/limit_conn askers (\d+);/.exec(API)?.[1]).toBe(String(inFlightPerAddress));
    expect(/worker_connections (\d+);/.exec(NGINX)?.[1]).toBe(String(connections));
    expect(/client_header_timeout (\d+)s;/.exec(NGINX)?.[1]).toBe(String(headersMs / 1000));
  });
});
