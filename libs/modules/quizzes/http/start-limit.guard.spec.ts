import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { START_LIMITS } from '../quizzes.limits.js';
import { StartLimitGuard } from './start-limit.guard.js';

interface Use {
  name: string;
  key: string;
  points: number;
  seconds: number;
}

/** A start by someone; `waits`: the limits that are used up, with the time until their end, ms. */
function start(request: object, waits: Record<string, number> = {}) {
  const uses: Use[] = [];
  const headers: [string, string][] = [];
  const limiter = {
    use: async (name: string, key: string, points: number, seconds: number) => {
      uses.push({ name, key, points, seconds });
      return { allowed: waits[name] === undefined, used: 1, resetMs: waits[name] ?? 3_600_000 };
    },
  };
  const http = {
    getRequest: () => request,
    getResponse: () => ({ header: (...header: [string, string]) => headers.push(header) }),
  };
  type Parts = ConstructorParameters<typeof StartLimitGuard>;
  const guard = new StartLimitGuard(limiter as unknown as Parts[0]);
  const context = { switchToHttp: () => http } as unknown as ExecutionContext;
  return { allowed: guard.canActivate(context), uses, headers };
}

const ANN = { user: { userId: 'ann' }, ip: '2001:db8:1:2::7' };

describe('a start', () => {
  it('counts for its user and for its network', async () => {
    const { allowed, uses, headers } = start(ANN);
    expect(await allowed).toBe(true);
    expect(uses).toEqual([
      { name: 'start-user', key: 'ann', ...START_LIMITS.user },
      { name: 'start-address', key: '2001:db8:1:2::/64', ...START_LIMITS.address },
    ]);
    expect(headers).toEqual([]);
    const nobody = start({ ip: '192.0.2.7' });
    await nobody.allowed;
    expect(nobody.uses.map(({ key }) => key)).toEqual(['192.0.2.7', '192.0.2.7']);
  });

  it.each([
    [{ 'start-user': 1_001 }, '2'],
    [{ 'start-address': 90_000 }, '90'],
    [{ 'start-user': 3_000, 'start-address': 90_000 }, '90'],
  ])('is refused where %j is used up, until the later end in whole seconds', async (waits, s) => {
    const { allowed, headers } = start(ANN, waits);
    await expect(allowed).rejects.toMatchObject({ code: 'TOO_MANY_STARTS' });
    expect(headers).toEqual([['Retry-After', s]]);
  });
});
