import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { RoleRepository } from './role.repository.js';
import { RolesService } from './roles.service.js';

function rolesWhere(has: () => Promise<boolean>): RolesService {
  return new RolesService({ has } as unknown as RoleRepository);
}

it.each([
  ['an admin', async () => true, true, false],
  ['no admin', async () => false, false, true],
])('tells of %s', async (_, has, isAdmin, isNoAdmin) => {
  const roles = rolesWhere(has);
  expect(await roles.isAdmin('1')).toBe(isAdmin);
  expect(await roles.isNoAdmin('1')).toBe(isNoAdmin);
});

it('gives nothing to someone whose roles can’t be looked up, and logs it', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const roles = rolesWhere(() => Promise.reject(new Error('the database is away')));
  expect(await roles.isAdmin('1')).toBe(false);
  expect(await roles.isNoAdmin('1')).toBe(false);
  expect(logged.mock.calls).toEqual([
    ['Role lookup failed: the database is away'],
    ['Role lookup failed: the database is away'],
  ]);
  logged.mockRestore();
});
