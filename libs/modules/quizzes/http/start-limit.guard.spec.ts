import { describe, expect, it } from '@jest/globals';
import { StartLimitGuard } from './start-limit.guard.js';

type Use = [name: string, key: string, points: number, seconds: number];

/** Lets someone start; a refusal says in how many ms the next start is allowed. */
async function start(
  request: { user?: { userId: string }; ip: string },
  resets: Record<string, number | undefined> = {},
) {
  const uses: Use[] = [];
  const limiter = {
    use: async (...use: Use) => {
      uses.push(use);
      const resetMs = resets[use[0]];
      return { allowed: resetMs === undefined, resetMs: resetMs ?? 9_999_000 };
    },
  };
  const headers: Record<string, string> = {};
  const reply = {
    header: (name: string, value: string) => {
      headers[name] = value;
    },
  };
  const http = { getRequest: () => request, getResponse: () => reply };
  const guard = new StartLimitGuard(limiter as never);
  const outcome = await guard
    .canActivate({ switchToHttp: () => http } as never)
    .catch((error: { code: string }) => error.code);
  return { outcome, uses, headers };
}

describe('starts of attempts', () => {
  const user = { userId: 'ann' };

  it('count for the user and for the network, by the hour', async () => {
    expect(await start({ user, ip: '203.0.113.9' })).toEqual({
      outcome: true,
      uses: [
        ['start-user', 'ann', 180, 3_600],
        ['start-address', '203.0.113.9', 3_600, 3_600],
      ],
      headers: {},
    });
    const [nameless] = (await start({ ip: '203.0.113.9' })).uses;
    expect(nameless?.[1]).toBe('203.0.113.9');
  });

  it.each([
    [{ 'start-user': 1_200 }, '2'],
    [{ 'start-address': 5_000 }, '5'],
    [{ 'start-user': 1_000, 'start-address': 61_001 }, '62'],
  ])('are refused by either, until both let one in again: %j', async (resets, seconds) => {
    const { outcome, headers } = await start({ user, ip: '203.0.113.9' }, resets);
    expect([outcome, headers]).toEqual(['TOO_MANY_STARTS', { 'Retry-After': seconds }]);
  });
});
