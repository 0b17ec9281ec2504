import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CHOICE, CHOICE_FEEDBACK } from '../test-items.js';
import { ItemSheet } from './item-sheet.js';

const PASSAGE = {
  id: 'heart',
  title: 'The heart',
  kind: 'article',
  html: '<p>The left ventricle fills the aorta. The right one fills the lungs.</p>',
};
const FEEDBACK = {
  ...CHOICE_FEEDBACK,
  rationale: '<p>The text says “left ventricle fills the aorta.”</p>',
};

it('shows what in the passage proves the key, as soon as the answer is explained', () => {
  const passages = [PASSAGE];
  const sheet = (feedback?: typeof FEEDBACK) => (
    <ItemSheet
      item={{ ...CHOICE, passageId: 'heart' }}
      passages={passages}
      value={{ type: 'multiple-choice', option: 'o0' }}
      onChange={() => {}}
      feedback={feedback}
    />
  );
  const { rerender } = render(sheet());
  expect(screen.queryByText('In the passage')).toBeNull();
  rerender(sheet(FEEDBACK));
  const proof = screen.getByText('In the passage').parentElement as HTMLElement;
  expect(within(proof).getByRole('blockquote').textContent).toBe(
    'The left ventricle fills the aorta.',
  );
});
