import { describe, expect, it, jest } from '@jest/globals';
import { refuseZod } from './refuse-zod.js';

const ZOD = '/home/me/prepward/node_modules/zod/v4/core/core.js';
const PRIVACY = '/home/me/prepward/libs/contracts/src/privacy.ts';
const RULES = '/home/me/prepward/libs/contracts/src/privacy-rules.ts';
const PAGE = '/home/me/prepward/web/src/features/profile/delete-account.tsx';
const ADMIN_PAGE = '/home/me/prepward/admin/src/users/user-privacy.tsx';
const ENTRY = '/home/me/prepward/web/src/main.tsx';

/** Importers by module. */
const IMPORTERS: Record<string, string[]> = {
  [ZOD]: ['/home/me/prepward/node_modules/zod/index.js'],
  '/home/me/prepward/node_modules/zod/index.js': [PRIVACY],
  [PRIVACY]: [PAGE, ADMIN_PAGE],
  [RULES]: [PAGE],
};

function build(...moduleIds: string[]) {
  const error = jest.fn((message: string): never => {
    throw new Error(message);
  });
  const getModuleInfo = (id: string) => ({
    importers: IMPORTERS[id] ?? [],
    dynamicImporters: id === PAGE ? [ENTRY] : [],
  });
  const bundle = { 'a.css': {}, 'a.js': { moduleIds } };
  return () => refuseZod().generateBundle.call({ error, getModuleInfo }, {}, bundle);
}

describe('a build for browsers', () => {
  it('may hold the rules of the contracts', () => {
    expect(build(ENTRY, PAGE, RULES)).not.toThrow();
  });

  it('ends where zod is in it, and says who import it', () => {
    expect(build(ENTRY, PAGE, PRIVACY, ZOD)).toThrow(
      'zod is in the code for browsers: web/src/features/profile/delete-account.tsx → libs/contracts/src/privacy.ts, admin/src/users/user-privacy.tsx → libs/contracts/src/privacy.ts.',
    );
  });

  it('ends where nothing of ours is known to lead to zod', () => {
    expect(build(ENTRY, '/srv/node_modules/zod/v4/mini/index.js')).toThrow('zod/v4/mini/index.js');
  });

  it('is the only one that is looked at', () => {
    const { apply, applyToEnvironment } = refuseZod();
    expect(apply).toBe('build');
    expect(applyToEnvironment({ name: 'client' })).toBe(true);
    expect(applyToEnvironment({ name: 'ssr' })).toBe(false);
  });
});
