import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Attempt, AttemptResult, ItemResponse } from '@prepward/contracts/attempts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { SessionValue } from '../../../../lib/session/session.js';
import { FakeServer } from '../../../../test/fake-server.js';
import { renderSignedIn } from '../../../../test/render-signed-in.js';
import { settled } from '../../../../test/settled.js';
import { profileOf } from '../../../../test/student-data.js';
import { CHOICE, CHOICE_FEEDBACK, openAttempt } from '../../test-items.js';
import { buttonNamed, choiceNamed } from '../../test-screen.js';
import AttemptResultView from './attempt-result.js';

const GIVEN: ItemResponse = { type: 'multiple-choice', option: 'o0' };
const SUBSCRIBED = { subscription: { subscribed: true } } as Partial<SessionValue>;

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  server = new FakeServer().on('GET /api/v1/profile', { status: 200, body: profileOf() });
  restore = server.install();
});
afterEach(() => restore());

/** A finished attempt of six questions: the given numbers right and wrong, the others unanswered. */
async function shown(
  right: number,
  wrong: number,
  change: Partial<AttemptResult> = {},
  session: Partial<SessionValue> = {},
  late: number[] = [],
) {
  cleanup();
  const review = Array.from({ length: 6 }, (_, index) => ({
    ...CHOICE_FEEDBACK,
    ...{ position: index + 1, itemId: `item-${index + 1}`, inReview: false },
    objective: index % 2 === 0 ? 'science.anatomy.skeletal' : 'math.data.units',
    response: index < right + wrong ? GIVEN : null,
    correct: index < right,
    elapsedMs: 20_000,
  }));
  const result: AttemptResult = {
    ...{ right, items: 6, answered: right + wrong, score: 50, sections: [], corrections: [] },
    areas: [
      { area: 'science.anatomy', right: 1, items: 3 },
      { area: 'math.data', right: 2, items: 3 },
    ],
    review,
    ...change,
  };
  const attempt: Attempt = openAttempt(
    review.map(({ position, itemId }) => ({ ...CHOICE, position, itemId })),
    { state: 'finished', finishedAt: '2026-11-21T06:00:00.000Z', result },
  );
  renderSignedIn(
    <AttemptResultView attempt={attempt} result={result} late={late} actions={<p>Again</p>}>
      <p>Further on</p>
    </AttemptResultView>,
    session,
  );
  return settled(server);
}
const opened = () =>
  [...document.querySelectorAll('ol > li > section')].map((one) => one.id).join();
const filter = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked, name }) => checked && !name.startsWith('item'))?.parentElement?.textContent;
const bar = () => screen.queryByRole('progressbar', { name: 'Share of correct answers' });

describe('a result', () => {
  it('leads first to what was incorrect, one or many, then to what was left out', async () => {
    expect(await shown(1, 2)).toMatch(/Go through 2 incorrect answersOne at a time/);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    expect([filter(), opened()]).toEqual(['Incorrect(2)', '']);
    fireEvent.click(choiceNamed(/^Flagged/));
    fireEvent.change(screen.getByLabelText('Section'), { target: { value: 'math' } });
    fireEvent.click(buttonNamed(/^Go through/));
    expect([filter(), opened()]).toEqual(['Incorrect(2)', 'question-2-item']);
    expect(scrolled.mock.instances).toEqual([document.getElementById('review-heading')]);
    scrolled.mockRestore();
    expect(await shown(1, 1)).toMatch(/Go through 1 incorrect answerOne at a time/);
    expect(await shown(1, 0)).toMatch(/Go through 5 not answeredOne/);
    fireEvent.click(buttonNamed(/^Go through/));
    expect(opened()).toBe('question-2-item');
    expect(await shown(6, 0)).not.toMatch(/Go through|What to do next/);
    expect(filter()).toBe('All(6)');
  });

  it('leads members to their areas, and everyone else to what is free', async () => {
    expect(await shown(1, 2, {}, SUBSCRIBED)).not.toMatch(/free quiz/);
    expect(await shown(1, 2)).toMatch(/Start with a free quiz/);
    const lapsed = { subscription: { subscribed: false } } as Partial<SessionValue>;
    expect(await shown(1, 2, {}, lapsed)).toMatch(/Start with a free quiz/);
    expect(await shown(1, 2)).not.toMatch(/Keep these answers/);
    expect(await shown(1, 2, {}, { user: null, isAnonymous: true })).toMatch(
      /Keep these answers.*Start with a free quiz/,
    );
  });

  it('has the share of right answers where there is no level, and the pace of enough of them', async () => {
    expect(await shown(3, 2)).toMatch(
      /^Science practice · November 21, 2026 at 12:00 AMScore: 50%3 of 6 correct2 incorrect1 not answered/,
    );
    expect(bar()?.getAttribute('aria-valuetext')).toBe('3 of 6 correct');
    expect(screen.getByRole('heading', { name: 'Your pace' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await shown(3, 1)).not.toMatch(/Your pace/);
  });

  it('counts what was incorrect or left out only where there is any', async () => {
    expect(await shown(3, 3)).toMatch(/3 of 6 correct3 incorrectWhat to do next/);
    expect(await shown(3, 0)).toMatch(/3 of 6 correct3 not answeredWhat to do next/);
  });

  it('begins at its top with the focus there, which scrolls nothing', async () => {
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    await shown(3, 2);
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    focused.mockRestore();
  });

  it('offers similar questions and the review queue to students, not to visitors', async () => {
    await shown(1, 2);
    fireEvent.click(buttonNamed(/^Go through/));
    expect(screen.queryByRole('button', { name: 'Add to review queue' })).toBeTruthy();
    await shown(1, 2, {}, { user: null, isAnonymous: true });
    fireEvent.click(buttonNamed(/^Go through/));
    expect(opened()).toBe('question-2-item');
    expect(screen.queryByRole('button', { name: 'Add to review queue' })).toBeNull();
  });

  it('has its level on the scale, with the target of the student', async () => {
    const said = await shown(3, 2, { level: 'basic' });
    expect(said).toMatch(/Score: 50%Basic3 of 6/);
    expect(said).toMatch(/Basic is 41\.3 to 58\.0%\. What to do next/);
    expect(said).not.toMatch(/target/);
    expect(bar()).toBeNull();
    const scale = () => [
      ...document.querySelectorAll<HTMLElement>('[aria-hidden] [style*="left"]'),
    ];
    expect(scale().map(({ style }) => style.left)).toEqual(['30%']);
    const levels = [...document.querySelectorAll('ol.grid-cols-5 > li')];
    expect(levels.map(({ className }) => / ?(bg|text)-primary/.test(className))).toEqual([
      ...[false, true, false, false, false],
      ...[false, true, false, false, false],
    ]);
    server.on('GET /api/v1/profile', { status: 200, body: profileOf({ targetScore: 78 }) });
    expect(await shown(3, 2, { level: 'basic' })).toMatch(
      /Your target, 78%.*28 points to your target of 78%\./,
    );
    expect(scale().map(({ style }) => Number.parseFloat(style.left))).toEqual([
      expect.closeTo(30),
      60,
    ]);
  });

  it('says what came too late, and what was corrected', async () => {
    const at = '2026-11-22T12:00:00.000Z';
    const corrections = [
      { itemId: 'item-2', at, before: 40, after: 50 },
      { itemId: 'gone', at, before: 50, after: 60 },
    ];
    const said = await shown(3, 2, { corrections }, {}, [4]);
    expect(said).toMatch(/Question 4: the answer reached the server after/);
    expect(said).toMatch(/Question 2, on .*: 40% → 50%A question, on .*: 50% → 60%/);
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    expect(said).toMatch(/Again.*Further on/);
    expect(await shown(3, 2)).not.toMatch(/too late|was corrected/);
  });

  it('is printed when asked', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    await shown(6, 0);
    expect(print).not.toHaveBeenCalled();
    fireEvent.click(buttonNamed(/^Print the report$/));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
