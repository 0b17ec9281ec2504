import { describe, expect, it } from '@jest/globals';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import { ROUTES } from '@prepward/contracts/routes';
import { ADMIN_PREFIX } from '@prepward/contracts/staff-addresses';
import { isResource } from './menu-entry.js';
import { MENU_GROUPS } from './menu-groups.js';

const ENTRIES = MENU_GROUPS.flatMap(({ entries }) => entries);
const RESOURCES = ENTRIES.filter(isResource);

/** The name of the route that reads a staff path. */
function readerOf(path: string): RouteName | undefined {
  const names = Object.keys(ROUTE_ADDRESSES) as RouteName[];
  return names.find((name) => {
    const address = addressOf(name);
    return address.method === 'GET' && address.path === `${ADMIN_PREFIX}/${path}`;
  });
}

const accessTo = (path: string) => {
  const name = readerOf(path);
  return name === undefined ? `no route GET ${path}` : ROUTES[name].access;
};

describe('the menu', () => {
  it('has each address once', () => {
    const paths = ENTRIES.map((entry) => (isResource(entry) ? entry.name : entry.path));
    expect(paths.length).toBeGreaterThan(0);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(RESOURCES.map((resource) => [resource.name, resource] as const))(
    '%s reads routes that are for the staff only',
    (name, { show, edit }) => {
      expect(accessTo(name)).toBe('admin');
      if (show || edit) expect(accessTo(`${name}/:id`)).toBe('admin');
    },
  );
});
