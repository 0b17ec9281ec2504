import { describe, expect, it } from '@jest/globals';
import type { ItemResponse } from '@prepward/contracts/attempts';
import { MemoryStore } from '../../lib/device-store.js';
import { Desk } from './desk.js';

const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };

describe('the desk of an attempt', () => {
  it('is there again with its place, drafts, strikes and highlights, until it is cleared', async () => {
    const store = new MemoryStore();
    const desk = await Desk.open('a', store);
    expect(desk.get()).toEqual({ at: null, seen: [], drafts: {}, struck: {}, marks: {} });
    desk.goTo(2);
    desk.goTo(1);
    desk.goTo(2);
    desk.draft(1, FIRST);
    desk.draft(2, FIRST);
    desk.dropDraft(2);
    desk.strike(1, 'o0');
    desk.strike(1, 'o1');
    desk.strike(1, 'o0');
    desk.mark('stem-1', [{ start: 0, end: 3 }]);
    const kept = {
      at: 2,
      seen: [2, 1],
      drafts: { 1: FIRST },
      struck: { 1: ['o1'] },
      marks: { 'stem-1': [{ start: 0, end: 3 }] },
    };
    expect(desk.get()).toEqual(kept);
    expect((await Desk.open('a', store)).get()).toEqual(kept);
    expect((await Desk.open('b', store)).get().at).toBeNull();
    desk.clear();
    expect((await Desk.open('a', store)).get().at).toBeNull();
  });
});
