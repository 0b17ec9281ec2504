import { describe, expect, it } from '@jest/globals';
import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { render, screen } from '@testing-library/react';
import { words } from '../../../test/page.js';
import { CHOICE, CHOICE_FEEDBACK, SELECT, SUPPLY, SUPPLY_FEEDBACK } from '../test-items.js';
import { ExplanationCard } from './explanation-card.js';

describe('an explanation', () => {
  const card = (item: AttemptItem, value: ItemResponse | null, change: Partial<AnswerFeedback>) => {
    const base = item === SUPPLY ? SUPPLY_FEEDBACK : CHOICE_FEEDBACK;
    render(<ExplanationCard item={item} value={value} feedback={{ ...base, ...change }} />);
    return words();
  };
  const several = (...options: string[]): ItemResponse => ({ type: 'multiple-select', options });

  it('says what was picked and what was left out, and folds the rest', () => {
    const key = { type: 'multiple-select' as const, options: ['o0', 'o2'] };
    const said = card(SELECT, several('o0', 'o1'), { key });
    expect(said).toMatch(/Why.*Reason 0.*Reason 2.*You picked BReason 1.*You left out CReason 2/);
    expect(said).not.toMatch(/You picked A|You left out A|The other options/);
  });

  it('says nothing of mistakes where there are none', () => {
    const said = card(CHOICE, { type: 'multiple-choice', option: 'o2' }, { correct: true });
    expect(said).not.toMatch(/You picked|You left out|In the passage|Remember/);
    expect(screen.getByText('The other options')).toBeTruthy();
    expect(document.querySelectorAll('details')).toHaveLength(2);
  });

  it('of one choice says only what was picked', () => {
    const said = card(CHOICE, { type: 'multiple-choice', option: 'o0' }, {});
    expect(said).toMatch(/You picked AReason 0/);
    expect(said).not.toMatch(/left out/);
    expect(document.querySelectorAll('details')).toHaveLength(1);
  });

  it('of a typed number knows the frequent mistake, whatever is around it', () => {
    expect(card(SUPPLY, { type: 'supply', text: ' 250 ' }, {})).toMatch(
      /You typed 250That is one of the two/,
    );
  });

  it('has its steps, the sentence to remember, and no reasons it lacks', () => {
    card(CHOICE, null, { why: ['<p>One</p>', '<p>Two</p>'], remember: '<p>Thrice</p>' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(words()).toMatch(/RememberThrice/);
  });

  it('has no heading where nothing is said', () => {
    expect(card(SUPPLY, null, { rationale: undefined, commonErrors: [] })).toBe('');
  });
});
