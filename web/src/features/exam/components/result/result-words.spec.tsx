import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { words } from '../../../../test/page.js';
import { DANA_USER, GivenSession } from '../../../../test/session.js';
import { summaryOf } from '../../../../test/student-data.js';
import { CHOICE_FEEDBACK } from '../../test-items.js';
import { LastResult } from '../last-result.js';
import { verdictOf } from '../option-shell.js';
import { OwnNote } from '../own-note.js';
import { Corrections } from './corrections.js';
import { NextSteps } from './next-steps.js';
import { PaceGrid } from './pace-grid.js';
import { firstView } from './review.js';
import { feedbackOf } from './reviewed-item.js';
import { SectionAreas } from './section-areas.js';

const nothing = () => undefined;

function inSite(page: ReactNode, signedIn = true) {
  return render(
    <MemoryRouter>
      <GivenSession user={signedIn ? DANA_USER : null}>{page}</GivenSession>
    </MemoryRouter>,
  );
}

describe('what a result says', () => {
  const share = (id: string, toWin: number, change: object = {}) => ({
    ...{ id, name: id, right: 1, items: 4, percent: 25, toWin },
    ...change,
  });
  const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  it('to do next: what was missed and two areas, where they can be practiced', () => {
    const weakest = [share('science.anatomy', 9), share('math.data', 5), share('math.numbers', 1)];
    const missed = { count: 1, words: 'incorrect answer' };
    const steps = { weakest, missed, onReview: nothing };
    const { unmount } = inSite(<NextSteps {...steps} subscribed />);
    expect(hrefs()).toEqual([
      '/test-bank-practice/science.anatomy',
      '/test-bank-practice/math.data',
    ]);
    expect(words()).toMatch(/Go through 1 incorrect answer/);
    expect(words()).toMatch(/Up to 9 points/);
    expect(words()).not.toMatch(/free quiz/);
    unmount();
    const free = inSite(<NextSteps {...steps} subscribed={false} />);
    expect(hrefs()).toEqual(['/quiz/science', '/quiz/math']);
    expect(words()).toMatch(/Up to 5 points. Start with a free quiz/);
    free.unmount();
    inSite(<NextSteps {...steps} missed={null} subscribed />);
    expect(words()).toBe('');
  });

  it('where points are, and where none are left', () => {
    const areas = [share('Anatomy', 12.5), share('Chemistry', 0, { right: 4, percent: 100 })];
    render(
      <SectionAreas sections={[{ ...share('Science', 12.5, { right: 5, items: 8 }), areas }]} />,
    );
    expect(words()).toMatch(/Science25% 5 of 8Anatomy\+12.5 points to winChemistryAll correct/);
    const bars = screen
      .getAllByRole('progressbar')
      .map((bar) => bar.getAttribute('aria-valuetext'));
    expect(bars).toEqual(['1 of 4 correct, 25%', '4 of 4 correct, 100%']);
  });

  it('of the pace, each count in its place', () => {
    const pace = { fastRight: 1, fastWrong: 2, slowRight: 3, slowWrong: 4 };
    render(<PaceGrid pace={{ ...pace, yoursMs: 65_000, examMs: 60_000 }} />);
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CorrectIncorrect',
      'Fast12',
      'Slow34',
    ]);
    expect(words()).toMatch(/You took 1:05 per question.*for these is 1:00 on average/);
  });

  it('of corrections, where there were any', () => {
    const correction = { itemId: 'i', at: '2026-11-22T12:00:00.000Z', before: 40, after: 50 };
    const { rerender } = render(<Corrections corrections={[]} nameOf={() => 'Question 1'} />);
    expect(words()).toBe('');
    rerender(<Corrections corrections={[correction]} nameOf={(id) => `Question ${id}`} />);
    expect(words()).toMatch(/Question i, on November 22, 2026: 40% → 50%/);
  });

  it('of the last time, where there was one', () => {
    const { rerender } = render(<LastResult last={null} busy={false} onShow={nothing} />);
    expect(words()).toBe('');
    const last = { ...summaryOf({ items: 10 }), right: 7 };
    rerender(<LastResult last={last} busy={false} onShow={nothing} />);
    expect(words()).toMatch(/Last time: 7 of 10 correct/);
  });

  it('first shows what was incorrect, then what was left out, then all', () => {
    const rows = (...verdicts: string[]) =>
      verdicts.map((verdict) => ({ verdict })) as unknown as Parameters<typeof firstView>[0];
    const filters = [
      rows('right', 'unanswered', 'wrong'),
      rows('unanswered', 'right'),
      rows('right'),
    ];
    expect(filters.map((one) => firstView(one).filter)).toEqual(['wrong', 'unanswered', 'all']);
    expect(firstView([])).toEqual({ filter: 'all', subject: '', area: '', open: null });
  });

  it('keeps its key while a free question is not answered', () => {
    const entry = { position: 1, itemId: 'i', objective: 'o', response: null, inReview: false };
    expect(feedbackOf({ ...entry, correct: false })).toBeUndefined();
    const { key, rationales } = CHOICE_FEEDBACK;
    expect(feedbackOf({ ...entry, correct: false, key })).toBeUndefined();
    expect(feedbackOf({ ...entry, correct: true, key, rationales })).toMatchObject({
      ...{ correct: true, key, rationales },
    });
    expect(verdictOf(undefined, 'o2', true)).toBeUndefined();
    expect(verdictOf(CHOICE_FEEDBACK, 'o2', false)).toEqual({ isKey: true, chosen: false });
    expect(verdictOf(CHOICE_FEEDBACK, 'o0', true)).toEqual({ isKey: false, chosen: true });
  });

  it('has a note that can be changed only where that is offered', () => {
    const { rerender } = render(<OwnNote note="Mine" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<OwnNote note="Mine" onEdit={nothing} />);
    expect(screen.getByRole('button', { name: 'Edit note' })).toBeTruthy();
  });
});
