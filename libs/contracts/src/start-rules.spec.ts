import { describe, expect, it } from '@jest/globals';
import { ATTEMPT_KINDS, type AttemptKind } from './attempts.js';
import { isFree, refusalOf, type Standing, type StartRefusal } from './start-rules.js';

const account: StartRefusal = 'ACCOUNT_REQUIRED';
const plan: StartRefusal = 'SUBSCRIPTION_REQUIRED';
const ok = undefined;

/** What each may start: visitor, free, expired, subscribed. */
const TABLE: Record<AttemptKind, [StartRefusal?, StartRefusal?, StartRefusal?, StartRefusal?]> = {
  'free-practice': [ok, ok, ok, ok],
  quiz: [ok, ok, ok, ok],
  'free-bank': [account, ok, ok, ok],
  diagnostic: [account, ok, ok, ok],
  practice: [account, plan, plan, ok],
  category: [account, plan, plan, ok],
  mixed: [account, plan, plan, ok],
  review: [account, plan, plan, ok],
  mock: [account, plan, plan, ok],
};
const STANDINGS: Standing[] = ['visitor', 'free', 'expired', 'subscribed'];

describe('who may start what', () => {
  const cases = ATTEMPT_KINDS.flatMap((kind) =>
    STANDINGS.map((standing, i) => [standing, kind, TABLE[kind][i]] as const),
  );
  it.each(cases)('%s, %s: %s', (standing, kind, refusal) => {
    expect(refusalOf(kind, standing, false)).toBe(refusal);
  });

  it.each([
    ['visitor', account],
    ['free', 'DIAGNOSTIC_TAKEN'],
    ['expired', 'DIAGNOSTIC_TAKEN'],
    ['subscribed', undefined],
  ] as const)('%s, a second diagnostic: %s', (standing, refusal) => {
    expect(refusalOf('diagnostic', standing, true)).toBe(refusal);
  });

  it('a diagnostic taken closes nothing else', () => {
    expect(refusalOf('free-bank', 'free', true)).toBe(undefined);
  });
});

it('what may be started without a subscription is free', () => {
  const free = ATTEMPT_KINDS.filter((kind) => TABLE[kind][1] === ok);
  expect(ATTEMPT_KINDS.filter(isFree)).toEqual(free);
  expect(free).toEqual(['free-practice', 'quiz', 'free-bank', 'diagnostic']);
});
