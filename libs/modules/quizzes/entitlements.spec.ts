import { describe, expect, it, jest } from '@jest/globals';
import { Entitlements } from './entitlements.js';

const NO_ACCOUNT = { userId: 'v1', isAnonymous: true };
const STUDENT = { userId: 's1', isAnonymous: false };

/** What accounts open when the subscription of this one stands so. */
function standingAt(standing: 'free' | 'subscribed' | 'expired', taken = false) {
  const asked = { standing: jest.fn(async () => standing), hasAny: jest.fn(async () => taken) };
  type Parts = ConstructorParameters<typeof Entitlements>;
  const entitlements = new Entitlements(asked as unknown as Parts[0], asked as unknown as Parts[1]);
  return { asked, entitlements };
}

describe('the standing', () => {
  it('of a visitor is that, whatever is kept under the id', async () => {
    const { entitlements } = standingAt('subscribed');
    expect(await entitlements.standing(NO_ACCOUNT)).toBe('visitor');
    expect(await entitlements.standing(STUDENT)).toBe('subscribed');
  });

  it.each([
    ['subscribed', true],
    ['expired', false],
    ['free', false],
  ] as const)('%s: a forecast is %s', async (standing, expected) => {
    expect(await standingAt(standing).entitlements.hasForecast('s1')).toBe(expected);
  });
});

describe('what may be started', () => {
  it('needs no look at the account where it is open to everybody', async () => {
    const { entitlements, asked } = standingAt('free');
    for (const kind of ['free-practice', 'quiz'] as const) {
      expect(await entitlements.refusal(STUDENT, kind)).toBe(undefined);
    }
    expect([asked.standing, asked.hasAny].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('is by account, subscription and the diagnostic that was taken', async () => {
    const fresh = standingAt('free').entitlements;
    expect(await fresh.refusal(NO_ACCOUNT, 'diagnostic')).toBe('ACCOUNT_REQUIRED');
    expect(await fresh.refusal(STUDENT, 'diagnostic')).toBe(undefined);
    expect(await fresh.refusal(STUDENT, 'mock')).toBe('SUBSCRIPTION_REQUIRED');
    const { entitlements: taken, asked } = standingAt('free', true);
    expect(await taken.refusal(STUDENT, 'diagnostic')).toBe('DIAGNOSTIC_TAKEN');
    expect(await taken.refusal(STUDENT, 'free-bank')).toBe(undefined);
    expect(asked.hasAny.mock.calls).toEqual([['s1', 'diagnostic']]);
    expect(asked.standing.mock.calls).toEqual([['s1'], ['s1']]);
    const paid = standingAt('subscribed', true).entitlements;
    expect(await paid.refusal(STUDENT, 'diagnostic')).toBe(undefined);
    expect(await paid.refusal(STUDENT, 'mock')).toBe(undefined);
  });
});
