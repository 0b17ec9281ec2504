import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Attempt, AttemptResult } from '@prepward/contracts/attempts';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { FakeServer } from '../../../../test/fake-server.js';
import { renderSignedIn } from '../../../../test/render-signed-in.js';
import { settled } from '../../../../test/settled.js';
import { resultRows } from '../../result-figures.js';
import { CHOICE, CHOICE_FEEDBACK, openAttempt } from '../../test-items.js';
import { buttonNamed, choiceNamed } from '../../test-screen.js';
import { firstView, Review } from './review.js';

type Entry = AttemptResult['review'][number];
const GIVEN = { type: 'multiple-choice', option: 'o0' } as const;
const RIGHT = { ...CHOICE_FEEDBACK, correct: true, response: GIVEN };
const WRONG = { ...CHOICE_FEEDBACK, response: GIVEN };

/** One answer for each question; the first two are Science. */
const ANSWERS: Partial<Entry>[] = [
  { ...RIGHT, objective: 'science.anatomy.skeletal', elapsedMs: 30_000 },
  { ...WRONG, objective: 'science.chemistry.atoms', elapsedMs: 600_000, medianMs: 45_000 },
  { ...WRONG, objective: 'math.data.units' },
  { ...CHOICE_FEEDBACK, response: null, objective: 'math.data.units', medianMs: 45_000 },
];
const REVIEW = ANSWERS.map((answer, index) => ({
  ...{ position: index + 1, itemId: `item-${index + 1}`, inReview: false, correct: false },
  ...answer,
})) as Entry[];
const ATTEMPT: Attempt = openAttempt(
  REVIEW.map(({ position, itemId }) => ({ ...CHOICE, position, itemId })),
  {
    state: 'finished',
    answers: { '2': { sequence: 1, response: GIVEN, flagged: true, note: 'Weigh it' } },
  },
);

const RESULT = { review: REVIEW } as unknown as AttemptResult;
let rows: ReturnType<typeof resultRows>;

function open(signedIn = true, of = resultRows(ATTEMPT, RESULT)) {
  rows = of;
  function Page() {
    const [view, onView] = useState({ ...firstView(rows), filter: 'all' as const });
    return <Review {...{ attempt: ATTEMPT, rows, signedIn, view }} onView={onView as never} />;
  }
  return renderSignedIn(<Page />);
}
const row = (n: number) => document.getElementById(`question-${n}`) as HTMLElement;
const lines = () =>
  [...document.querySelectorAll('ol > li > button')].map(({ textContent }) => textContent);
const opened = () =>
  [...document.querySelectorAll('ol > li > section')].map((one) => Number(one.id.split('-')[1]));
const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choices = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

describe('the questions of a result', () => {
  it('say area, time, flag and verdict', () => {
    open();
    expect(lines()).toEqual([
      'Question 1Human anatomy and physiology · 0:30Correct',
      'Question 2Chemistry · 10:00, slow · FlaggedIncorrect',
      'Question 3Measurement and dataIncorrect',
      'Question 4Measurement and dataNot answered',
    ]);
    expect([1, 2, 4].map((n) => row(n).lastElementChild?.className.includes('verdict-'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(row(1).lastElementChild?.className).toMatch(/verdict-right text-correct$/);
    expect(row(2).lastElementChild?.className).toMatch(/verdict-wrong text-incorrect$/);
    expect(row(4).lastElementChild?.className).toMatch(/verdict-none text-soft$/);
  });

  it('open one at a time, and close again, where they are', () => {
    open();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const state = (n: number) => [
      row(n).getAttribute('aria-expanded'),
      row(n).getAttribute('aria-controls'),
    ];
    expect([state(2), opened()]).toEqual([['false', null], []]);
    fireEvent.click(row(2));
    expect([state(2), opened()]).toEqual([['true', 'question-2-item'], [2]]);
    fireEvent.click(row(3));
    expect([state(2), state(3)[0], opened()]).toEqual([['false', null], 'true', [3]]);
    fireEvent.click(row(3));
    expect(opened()).toEqual([]);
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('turn to their neighbors, which come up with the focus', () => {
    open();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    fireEvent.click(row(1));
    expect([buttonNamed('← Previous').disabled, buttonNamed('Next →').disabled]).toEqual([
      true,
      false,
    ]);
    expect(screen.getByText('1 of 4')).toBeTruthy();
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    fireEvent.click(buttonNamed('Next →'));
    expect([opened(), document.activeElement]).toEqual([[2], row(2)]);
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    focused.mockRestore();
    expect(scrolled.mock.calls).toEqual([[{ block: 'start' }]]);
    fireEvent.click(buttonNamed('← Previous'));
    expect([opened(), document.activeElement]).toEqual([[1], row(1)]);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(opened()).toEqual([1]);
    row(3).focus();
    fireEvent.click(row(4));
    // A question opened by hand doesn't scroll.
    expect([opened(), document.activeElement]).toEqual([[4], row(3)]);
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect([buttonNamed('← Previous').disabled, buttonNamed('Next →').disabled]).toEqual([
      false,
      true,
    ]);
    fireEvent.click(row(4));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(opened()).toEqual([]);
    scrolled.mockRestore();
  });

  it('are narrowed to a section, its areas, and what a filter lets through', () => {
    open();
    expect(choices('Section')).toEqual(['All sections', 'Science', 'Math']);
    expect(choices('Area')).toEqual([
      'All areas',
      'Human anatomy and physiology',
      'Chemistry',
      'Measurement and data',
    ]);
    fireEvent.click(row(3));
    fireEvent.click(choiceNamed('Incorrect(2)'));
    expect([lines().length, opened()]).toEqual([2, []]);
    fireEvent.click(row(3));
    pick('Area', 'math.data');
    expect(choices('Area')).toHaveLength(4);
    expect([lines().length, opened()]).toEqual([1, []]);
    expect(choiceNamed('Incorrect(1)')).toHaveProperty('checked', true);
    expect(choiceNamed('All(2)')).toHaveProperty('checked', false);
    fireEvent.click(row(3));
    pick('Section', 'science');
    // Another section has other areas.
    expect([lines().length, opened()]).toEqual([1, []]);
    expect(choices('Area')).toEqual(['All areas', 'Human anatomy and physiology', 'Chemistry']);
    expect(screen.getByLabelText('Area')).toHaveProperty('value', '');
    pick('Area', 'science.anatomy');
    expect(screen.getByText('No questions match these filters.')).toBeTruthy();
    fireEvent.click(choiceNamed('All(1)'));
    expect(lines()).toHaveLength(1);
    pick('Section', 'math');
    // It has one area only.
    expect(screen.queryByLabelText('Area')).toBeNull();
  });

  it('have nothing to narrow where there is one of each', () => {
    open(true, resultRows(ATTEMPT, RESULT).slice(2));
    expect([screen.queryByLabelText('Section'), screen.queryByLabelText('Area')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('a question of a result', () => {
  let server: FakeServer;
  let restore: () => void;
  beforeEach(() => {
    server = new FakeServer();
    restore = server.install();
  });
  afterEach(() => restore());
  const item = (n: number) => {
    if (row(n).getAttribute('aria-expanded') === 'false') fireEvent.click(row(n));
    return within(document.getElementById(`question-${n}-item`) as HTMLElement);
  };

  it('has the time of others only beside one’s own, and the note', () => {
    open();
    expect(item(2).getByText('You took 10:00; students usually take 0:45.')).toBeTruthy();
    expect(item(2).getByText('Weigh it')).toBeTruthy();
    expect(item(2).queryByRole('button', { name: 'Edit note' })).toBeNull();
    for (const n of [1, 3, 4]) {
      expect(item(n).queryByText(/students usually/)).toBeNull();
      expect(item(n).queryByText('Your note')).toBeNull();
    }
    expect(item(1).getByRole('heading', { level: 3 }).textContent).toBe('Question 1');
    expect(item(1).queryByText(/once you answer this question/)).toBeNull();
    // Its options can still be reached and read.
    expect(item(1).getByRole<HTMLFieldSetElement>('group', { name: 'Question 1' }).disabled).toBe(
      false,
    );
  });

  it('can be reported by anyone; similar ones and the review queue are for students', async () => {
    open(false);
    expect(item(1).queryByRole('button', { name: 'Similar question' })).toBeNull();
    expect(item(1).queryByRole('button', { name: 'Add to review queue' })).toBeNull();
    fireEvent.click(item(1).getByRole('button', { name: 'Report a problem' }));
    const box = await screen.findByRole('dialog', { name: 'Report a problem' });
    expect(box.textContent).toMatch(/Question 1\. If the key/);
    fireEvent.click(within(box).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays as it was in the review queue when that can’t be changed', async () => {
    server.on('PUT /api/v1/review-items', {
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', message: '' },
    });
    open();
    const queue = () => item(1).getByRole<HTMLButtonElement>('button', { name: /review queue$/ });
    expect(queue().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(queue());
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /We couldn't update your review queue.*not available right now/,
    );
    expect([queue().textContent, queue().getAttribute('aria-pressed')]).toEqual([
      'Add to review queue',
      'false',
    ]);
    await settled(server);
    expect(queue().disabled).toBe(false);
  });
});
