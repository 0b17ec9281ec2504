import { describe, expect, it } from '@jest/globals';
import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { choiceAt } from './hooks/use-exam.js';
import { placedOf, readyResponse } from './responses.js';
import { CHOICE, HOT_SPOT, ORDERED, SELECT, SUPPLY } from './test-items.js';

const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };

describe('what can be given', () => {
  const several = (...options: string[]): ItemResponse => ({ type: 'multiple-select', options });
  const typed = (text: string): ItemResponse => ({ type: 'supply', text });
  const order = (...ids: string[]): ItemResponse => ({ type: 'ordered', order: ids });
  const spot: ItemResponse = { type: 'hot-spot', region: 'b' };

  it.each<[string, AttemptItem, ItemResponse | null, boolean]>([
    ['an option', CHOICE, FIRST, true],
    ['nothing', CHOICE, null, false],
    ['several options', SELECT, several('o0'), true],
    ['no options', SELECT, several(), false],
    ['a text', SUPPLY, typed(' 7 '), true],
    ['blanks', SUPPLY, typed('  '), false],
    ['all steps', ORDERED, order('o1', 'o0', 'o2'), true],
    ['some steps', ORDERED, order('o1', 'o0'), false],
    ['a place', HOT_SPOT, spot, true],
  ])('%s', (_name, item, value, ready) => {
    expect(readyResponse(item, value)).toEqual(ready ? value : null);
  });

  it('is in the order of the steps that are placed', () => {
    expect(placedOf(order('o1', 'o0'))).toEqual(['o1', 'o0']);
    expect([placedOf(null), placedOf(FIRST)]).toEqual([[], []]);
  });

  it('by a key is the option or the place there', () => {
    expect(choiceAt(CHOICE, null, 2)).toEqual({ type: 'multiple-choice', option: 'o2' });
    expect(choiceAt(CHOICE, null, 3)).toBeNull();
    expect(choiceAt(SELECT, several('o0'), 1)).toEqual(several('o0', 'o1'));
    expect(choiceAt(SELECT, several('o0', 'o1'), 0)).toEqual(several('o1'));
    expect(choiceAt(HOT_SPOT, null, 1)).toEqual(spot);
    expect(choiceAt(SUPPLY, null, 0)).toBeNull();
    expect(choiceAt(ORDERED, null, 0)).toBeNull();
  });
});
