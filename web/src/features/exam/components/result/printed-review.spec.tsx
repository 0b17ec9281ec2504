import { expect, it } from '@jest/globals';
import type {
  AnswerFeedback,
  Attempt,
  AttemptResult,
  ItemResponse,
} from '@prepward/contracts/attempts';
import { act, render } from '@testing-library/react';
import { resultRows } from '../../result-figures.js';
import {
  CHOICE,
  CHOICE_FEEDBACK,
  HOT_SPOT,
  ORDERED,
  ORDERED_FEEDBACK,
  openAttempt,
  SELECT,
  SUPPLY,
  SUPPLY_FEEDBACK,
} from '../../test-items.js';
import { PrintedReview } from './printed-review.js';

const PICTURE = { alt: 'A heart', svg: '<svg id="heart"></svg>' };
const OTHER = { alt: 'A valve', svg: '<svg id="valve"></svg>' };
const PASSAGE = { id: 'p', kind: 'text', title: 'Valves', html: '<p>Four.</p>', figure: PICTURE };
const first: ItemResponse = { type: 'multiple-choice', option: 'o0' };
const typed: ItemResponse = { type: 'supply', text: '75' };
const several: ItemResponse = { type: 'multiple-select', options: ['o1', 'o2'] };

type Answer = [Attempt['items'][number], ItemResponse | null, Partial<AnswerFeedback>];

function printed(...answers: Answer[]) {
  const items = answers.map(([item], index) => ({ ...item, position: index + 1 }));
  const attempt = openAttempt(items, {
    state: 'finished',
    passages: [PASSAGE, { ...PASSAGE, id: 'q', title: 'Veins' }],
  });
  const review = answers.map(([, response, feedback], index) => ({
    ...{ position: index + 1, itemId: 'i', objective: 'math.data.units', inReview: false },
    ...{ response, correct: false, ...feedback },
  }));
  const rows = resultRows(attempt, { review } as unknown as AttemptResult);
  const { container, unmount } = render(<PrintedReview attempt={attempt} rows={rows} />);
  const before = container.innerHTML;
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const parts = [...container.querySelectorAll('.printed-review > div')].map((group) =>
    [...group.children].map(({ textContent }) => textContent),
  );
  const pictures = container.querySelectorAll('[role=img]').length;
  const keyed = [...container.querySelectorAll('.printed-key')].map(
    ({ textContent }) => textContent,
  );
  unmount();
  return { before, parts, pictures, keyed };
}

it('the paper has what was missed, questions about one passage together', () => {
  const about = { ...CHOICE, passageId: 'p', figure: PICTURE };
  const { before, parts, pictures } = printed(
    [about, first, CHOICE_FEEDBACK],
    [SUPPLY, typed, SUPPLY_FEEDBACK],
    [{ ...about, figure: OTHER }, null, CHOICE_FEEDBACK],
    [CHOICE, first, { ...CHOICE_FEEDBACK, correct: true }],
    [CHOICE, null, {}],
    [SUPPLY, null, { ...SUPPLY_FEEDBACK, rationale: undefined }],
  );
  expect(before).toBe('');
  const stem = 'Which chamber fills the aorta?';
  const sum = '250 mL and 500 mL are how much?';
  expect(parts).toEqual([
    [
      'ValvesFour.',
      `Question 1${stem}A. Right atrium ✗ your answerB. Right ventricleC. Left ventricle ✓Reason 2`,
      `Question 3, not answered${stem}A. Right atriumB. Right ventricleC. Left ventricle ✓Reason 2`,
    ],
    [`Question 2${sum}Answer: 750; you typed 75250 + 500 = 750.`],
    [`Question 6, not answered${sum}Answer: 750`],
  ]);
  // The passage's figure, and the one figure that the passage doesn't show.
  expect(pictures).toBe(2);
});

it('the paper has each passage above its own questions', () => {
  const about = (passageId: string): Answer => [{ ...CHOICE, passageId }, first, CHOICE_FEEDBACK];
  const { parts } = printed(about('p'), about('q'), about('p'));
  expect(parts.map((part) => part.map((text) => text?.slice(0, 10)))).toEqual([
    ['ValvesFour', 'Question 1', 'Question 3'],
    ['VeinsFour.', 'Question 2'],
  ]);
});

it('the paper has the right order, the right ones of several, and places by name', () => {
  const key = { type: 'multiple-select' as const, options: ['o0', 'o1'] };
  const { parts, keyed, pictures } = printed(
    [ORDERED, null, { ...ORDERED_FEEDBACK, why: ['<p>Wet it.</p>', '<p>Then soap.</p>'] }],
    [SELECT, several, { ...CHOICE_FEEDBACK, key, why: '<p>Air.</p>', rationale: '<p>Not.</p>' }],
    [HOT_SPOT, null, { key: { type: 'hot-spot', region: 'b' }, rationales: [] }],
  );
  expect(parts).toEqual([
    ['Question 1, not answeredPut the steps in order.1. Wet2. Soap3. DryWet it.Then soap.'],
    ['Question 2Which of these carry air?A. Trachea ✓B. Ureter ✓C. Bronchus ✗ your answerAir.'],
    ['Question 3, not answeredChoose the nucleus.A. Outer lineB. Round body ✓C. Folded band'],
  ]);
  expect(keyed).toEqual(['A. Trachea ✓', 'B. Ureter ✓', 'B. Round body ✓']);
  expect(pictures).toBe(1);
});

it('the paper has nothing where nothing was missed', () => {
  expect(printed([CHOICE, first, { ...CHOICE_FEEDBACK, correct: true }]).parts).toEqual([]);
});
