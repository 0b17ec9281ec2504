import { describe, expect, it } from '@jest/globals';
import type { AnswerFeedback, ItemResponse } from '@prepward/contracts/attempts';
import {
  CHOICE,
  CHOICE_FEEDBACK,
  HOT_SPOT,
  ORDERED,
  ORDERED_FEEDBACK,
  SELECT,
  SUPPLY,
  SUPPLY_FEEDBACK,
} from './test-items.js';
import { choicesOf, letterOf, namedIds, verdictWords } from './verdict-words.js';

const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };

describe('the verdict on an answer', () => {
  const feedback = (key: AnswerFeedback['key'], correct = false): AnswerFeedback => ({
    correct,
    key,
    rationales: [],
  });

  it('names what is right by its letters', () => {
    expect(verdictWords(CHOICE, { ...CHOICE_FEEDBACK, correct: true })).toBe('Correct');
    expect(verdictWords(CHOICE, CHOICE_FEEDBACK)).toBe('Not quite. The answer is C.');
    const of = (...options: string[]) => feedback({ type: 'multiple-select', options });
    expect(verdictWords(SELECT, of('o2', 'o0'))).toBe('Not quite. The answers are A and C.');
    expect(verdictWords(SELECT, of('o0', 'o1', 'o2'))).toBe(
      'Not quite. The answers are A, B and C.',
    );
    expect(verdictWords(HOT_SPOT, feedback({ type: 'hot-spot', region: 'b' }))).toBe(
      'Not quite. The answer is B.',
    );
    expect(verdictWords(SUPPLY, SUPPLY_FEEDBACK)).toBe('Not quite. The answer is 750.');
    expect(verdictWords(ORDERED, ORDERED_FEEDBACK)).toBe('Not quite');
  });

  it('knows options and places by their ids', () => {
    expect(namedIds(FIRST)).toEqual(['o0']);
    expect(namedIds({ type: 'multiple-select', options: ['o0', 'o2'] })).toEqual(['o0', 'o2']);
    expect(namedIds({ type: 'hot-spot', region: 'b' })).toEqual(['b']);
    expect([namedIds(null), namedIds({ type: 'supply', text: '7' })]).toEqual([[], []]);
    expect(choicesOf(HOT_SPOT)[1]).toEqual({ id: 'b', html: 'Round body' });
    expect([choicesOf(SUPPLY), choicesOf(CHOICE).length]).toEqual([[], 3]);
    expect([0, 6].map(letterOf)).toEqual(['A', 'G']);
  });
});
