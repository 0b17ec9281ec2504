import { describe, expect, it } from '@jest/globals';
import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { render, screen } from '@testing-library/react';
import {
  CHOICE,
  CHOICE_FEEDBACK,
  HOT_SPOT,
  ORDERED,
  ORDERED_FEEDBACK,
  SELECT,
  SUPPLY,
  SUPPLY_FEEDBACK,
} from '../test-items.js';
import { ExplanationCard } from './explanation-card.js';

const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };

function card(
  item: AttemptItem,
  value: ItemResponse | null,
  feedback: AnswerFeedback,
  evidence: { text: string; start: number; end: number }[] = [],
) {
  const { container } = render(
    <ExplanationCard item={item} value={value} feedback={feedback} evidence={evidence} />,
  );
  return container.textContent;
}
const others = () =>
  [...document.querySelectorAll('details')].map(({ textContent }) => textContent);

describe('what an answered question teaches', () => {
  it('is why it is right, in its own words before those of its options', () => {
    const why = { ...CHOICE_FEEDBACK, why: '<p>The thick one.</p>', rationale: '<p>Other.</p>' };
    expect(card(CHOICE, null, why)).toMatch(/^WhyThe thick one\.The other options/);
    expect(card(CHOICE, null, { ...why, why: undefined })).toMatch(/^WhyOther\.The other/);
    expect(card(CHOICE, null, CHOICE_FEEDBACK)).toMatch(/^WhyReason 2The other options/);
    const silent = { ...CHOICE_FEEDBACK, rationales: [] };
    expect(card(CHOICE, null, silent)).toBe('Why');
  });

  it('is the proof in the passage, and the line worth keeping', () => {
    const evidence = [
      { text: 'One.', start: 0, end: 4 },
      { text: 'Two.', start: 9, end: 13 },
    ];
    expect(card(CHOICE, null, { ...CHOICE_FEEDBACK, remember: '<p>Left.</p>' }, evidence)).toMatch(
      /^WhyReason 2In the passageOne\.Two\.RememberLeft\.The other options/,
    );
  });

  it('is the mistake behind what was picked, then the other options by their letters', () => {
    expect(card(CHOICE, FIRST, CHOICE_FEEDBACK)).toBe(
      'WhyReason 2You picked AReason 0The other optionsBRight ventricle+−Reason 1',
    );
    expect(others()).toEqual(['BRight ventricle+−Reason 1']);
  });

  it('leaves out options that have no reason', () => {
    const rationales = CHOICE_FEEDBACK.rationales.slice(1);
    card(CHOICE, null, { ...CHOICE_FEEDBACK, rationales });
    expect(others()).toEqual(['BRight ventricle+−Reason 1']);
    const [, , last] = CHOICE_FEEDBACK.rationales;
    const said = card(CHOICE, FIRST, { ...CHOICE_FEEDBACK, rationales: last ? [last] : [] });
    expect(said).toBe('WhyReason 2');
  });

  it('says of several what was left out, not of places in a picture', () => {
    const key = { type: 'multiple-select' as const, options: ['o0', 'o2'] };
    const said = card(
      SELECT,
      { type: 'multiple-select', options: [] },
      { ...CHOICE_FEEDBACK, key },
    );
    expect(said).toBe(
      'WhyReason 0Reason 2You left out AReason 0You left out CReason 2The other optionsBUreter+−Reason 1',
    );
    const spot: AnswerFeedback = {
      correct: false,
      key: { type: 'hot-spot', region: 'b' },
      rationales: ['a', 'b', 'c'].map((id) => ({ id, rationale: `Place ${id}` })),
    };
    expect(card(HOT_SPOT, { type: 'hot-spot', region: 'c' }, spot)).toBe(
      'WhyPlace bYou picked CPlace cThe other optionsAOuter line+−Place a',
    );
  });

  it('knows only the mistakes of numbers that the bank knows', () => {
    const typed = (text: string) => card(SUPPLY, { type: 'supply', text }, SUPPLY_FEEDBACK);
    expect(typed('250')).toBe('Why250 + 500 = 750.You typed 250That is one of the two.');
    expect(typed('25')).toBe('Why250 + 500 = 750.');
    const right = { ...SUPPLY_FEEDBACK, correct: true };
    expect(card(SUPPLY, { type: 'supply', text: '250' }, right)).toBe('Why250 + 500 = 750.');
  });

  it('has no options where steps were put in order', () => {
    expect(card(ORDERED, null, ORDERED_FEEDBACK)).toBe('');
    expect(card(ORDERED, null, { ...ORDERED_FEEDBACK, why: ['<p>Wet.</p>', '<p>Soap.</p>'] })).toBe(
      'WhyWet.Soap.',
    );
    expect(screen.queryByText('The other options')).toBeNull();
  });
});
