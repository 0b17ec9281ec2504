import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';

// The command asks for its service by its class; no module is started here.
jest.unstable_mockModule('../auth.module.js', () => ({ AuthModule: class {} }));
jest.unstable_mockModule('../users-admin.service.js', () => ({ UsersAdminService: class {} }));
const { createAdmin } = await import('./create-admin.command.js');

const log = console.log;
let said: string[];
let admins: Set<string>;
let made: [email: string, password: string][];
let outcome: 'created' | 'changed' | 'unchanged';
beforeEach(() => {
  [said, made, admins, outcome] = [[], [], new Set(), 'created'];
  console.log = (line: string) => said.push(line);
});
afterEach(() => {
  console.log = log;
  delete process.env.ADMIN_EMAIL;
  delete process.env.ADMIN_PASSWORD;
});

const service = {
  hasAnyAdmin: async () => admins.size > 0,
  isAdmin: async (email: string) => admins.has(email),
  createAdmin: async (email: string, password: string) => {
    made.push([email, password]);
    return outcome;
  },
};
const app = { get: () => service } as unknown as INestApplicationContext;

/** @returns what the operator reads */
async function run(email?: string, password?: string): Promise<string> {
  if (email !== undefined) process.env.ADMIN_EMAIL = email;
  if (password !== undefined) process.env.ADMIN_PASSWORD = password;
  await createAdmin.run([], app);
  return said.at(-1) ?? '';
}

it('makes the first admin, whom no one has named, with a password that is told once', async () => {
  const told = await run();
  const [email, password] = made[0] ?? [];
  expect(email).toBe('admin@localhost.test');
  expect(password).toMatch(/^[\w-]{16}$/);
  expect(told).toBe(`First admin: ${email} with password ${password} (shown only once)`);
});

it('makes no other one unless someone is named', async () => {
  admins.add('ann@x.example');
  expect(await run()).toContain('nothing was done. Set ADMIN_EMAIL');
  expect(await run('', 'correct horse 7')).toContain('ADMIN_PASSWORD needs ADMIN_EMAIL');
  expect(made).toEqual([]);
  expect(await run('ben@x.example', '')).toMatch(/^New admin: ben@x\.example with password/);
  expect(made.map(([email]) => email)).toEqual(['ben@x.example']);
});

it('leaves an admin as they are, unless a password is given', async () => {
  admins.add('ann@x.example');
  expect(await run('ann@x.example')).toMatch(/is already an admin.*Set ADMIN_PASSWORD/);
  expect(made).toEqual([]);
  outcome = 'unchanged';
  expect(await run('ann@x.example', 'correct horse 7')).toMatch(/with this password/);
  outcome = 'changed';
  const told = await run('ann@x.example', 'correct horse 8');
  expect(told).toMatch(
    /already had an account, which is now an admin, with the password you gave\./,
  );
  expect(made.map(([, password]) => password)).toEqual(['correct horse 7', 'correct horse 8']);
});

it('takes no address that is none', async () => {
  await expect(run('ann')).rejects.toThrow('ADMIN_EMAIL is invalid');
  expect(made).toEqual([]);
});
