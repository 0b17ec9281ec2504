import { describe, expect, it } from '@jest/globals';
import { decideRefresh } from './refresh.js';

const now = new Date('2026-11-21T12:00:00Z');
const child = (ageMs: number, hasChild = false) => ({
  child: { id: 'child', createdAt: new Date(now.getTime() - ageMs), hasChild },
});

describe('decideRefresh', () => {
  it('rotates a token that was not used yet', () => {
    expect(decideRefresh({}, now)).toEqual({ kind: 'rotate' });
  });

  it('repeats the active child for ten seconds', () => {
    expect(decideRefresh(child(0), now)).toEqual({ kind: 'repeat', childId: 'child' });
    expect(decideRefresh(child(10_000), now)).toEqual({ kind: 'repeat', childId: 'child' });
  });

  it('takes a later use, or one of an older ancestor, for theft', () => {
    expect(decideRefresh(child(10_001), now)).toEqual({ kind: 'reuse' });
    expect(decideRefresh(child(0, true), now)).toEqual({ kind: 'reuse' });
  });
});
