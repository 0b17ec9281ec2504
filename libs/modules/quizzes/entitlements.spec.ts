import { describe, expect, it } from '@jest/globals';
import type { AttemptKind } from '@prepward/contracts/attempts';
import type { Standing } from '@prepward/contracts/start-rules';
import { Entitlements } from './entitlements.js';

/** What one account may use; `looked` lists what was read about it. */
function accountOf(standing: Standing, kinds: AttemptKind[] = []) {
  const looked: string[] = [];
  const entitlements = new Entitlements(
    {
      standing: async (userId: string) => {
        looked.push(`standing of ${userId}`);
        return standing;
      },
    } as never,
    {
      hasAny: async (userId: string, kind: AttemptKind) => {
        looked.push(`${kind} of ${userId}`);
        return kinds.includes(kind);
      },
    } as never,
  );
  return { entitlements, looked };
}

const ann = { userId: 'ann', isAnonymous: false };

describe('what an account opens', () => {
  it('is nothing of an account for a visitor, whatever is kept of them', async () => {
    const { entitlements } = accountOf('subscribed');
    expect(await entitlements.standing({ ...ann, isAnonymous: true })).toBe('visitor');
    expect(await entitlements.standing(ann)).toBe('subscribed');
    const visitor = entitlements.refusal({ ...ann, isAnonymous: true }, 'practice');
    expect(await visitor).toBe('ACCOUNT_REQUIRED');
    expect(await entitlements.refusal(ann, 'practice')).toBe(undefined);
  });

  it.each([
    ['subscribed', true],
    ['expired', false],
    ['free', false],
  ] as const)('has a prediction while it is paid for: %s', async (standing, expected) => {
    expect(await accountOf(standing).entitlements.hasPrediction('ann')).toBe(expected);
  });

  it('has one diagnostic without a subscription, whatever else was taken', async () => {
    const { entitlements, looked } = accountOf('free', ['quiz']);
    expect(await entitlements.refusal(ann, 'diagnostic')).toBe(undefined);
    expect(await entitlements.diagnosticTaken('ann')).toBe(false);
    expect(looked).toEqual(['standing of ann', 'diagnostic of ann', 'diagnostic of ann']);
    const taken = accountOf('free', ['diagnostic']).entitlements;
    expect(await taken.refusal(ann, 'diagnostic')).toBe('DIAGNOSTIC_TAKEN');
    expect(await taken.refusal(ann, 'free-bank')).toBe(undefined);
  });

  it('isn’t looked at for what is open to everyone', async () => {
    const { entitlements, looked } = accountOf('free');
    expect(await entitlements.refusal(ann, 'free-practice')).toBe(undefined);
    expect(looked).toEqual([]);
  });
});
