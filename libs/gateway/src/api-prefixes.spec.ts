import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { API_PREFIXES } from '@prepward/contracts/api-prefixes';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';

const NGINX = path.resolve(import.meta.dirname, '../../../docker/nginx/nginx.conf');

describe('the paths of the api', () => {
  it('are those that nginx hands on', () => {
    const [, names = ''] =
      /location ~ \^\/\(([^)]+)\)\(\/\|\$\) \{\s+include \S*api\.conf;/.exec(
        readFileSync(NGINX, 'utf8'),
      ) ?? [];
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
