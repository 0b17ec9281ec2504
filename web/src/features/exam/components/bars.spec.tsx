import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { words } from '../../../test/page.js';
import type { Answer } from '../answer-types.js';
import type { Exam } from '../hooks/use-exam.js';
import { type ExamView, useExamView } from '../hooks/use-exam-view.js';
import type { ItemState } from '../item-states.js';
import { CHOICE, CHOICE_FEEDBACK, SELECT } from '../test-items.js';
import { BottomBar } from './bottom-bar.js';
import { ItemGrid } from './item-grid.js';
import { SectionReview } from './section-review.js';

const nothing = () => undefined;
const ANSWER: Answer = { sequence: 0, response: null, flagged: false };

function examOf(change: object): Exam {
  return {
    ...{ item: CHOICE, items: [CHOICE, SELECT], index: 0, tutor: true, answer: ANSWER },
    ...{ given: false, ready: null, check: nothing, flag: nothing },
    ...{ book: { save: 'saved' }, desk: { at: 1 }, goTo: nothing },
    ...change,
  } as unknown as Exam;
}
const VIEW = { back: nothing, next: nothing, show: nothing } as unknown as ExamView;

describe('the bar below a question', () => {
  const bar = (change: object, finishing = false) => {
    const { unmount } = render(
      <BottomBar exam={examOf(change)} view={VIEW} finishing={finishing} />,
    );
    const found = screen
      .getAllByRole<HTMLButtonElement>('button')
      .slice(3)
      .map(({ textContent, disabled }) => `${textContent}${disabled ? ' (off)' : ''}`);
    const first = screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
    const said = screen.queryByRole('status', { name: 'Verdict' })?.textContent;
    const back = !first.disabled;
    unmount();
    return { found, back, said };
  };
  const last = { index: 1, item: SELECT };
  const given = { given: true, answer: { ...ANSWER, feedback: CHOICE_FEEDBACK } };

  it('of a practice skips, checks, and goes on', () => {
    expect(bar({}).found).toEqual(['Skip', 'Check answer (off)']);
    expect(bar({ ready: {} }).found).toEqual(['Check answer']);
    expect(bar({ ready: {} }, true).found).toEqual(['Check answer (off)']);
    expect(bar({}, true).found).toEqual(['Skip (off)', 'Check answer (off)']);
    expect(bar(given)).toEqual({
      found: ['Next question'],
      back: false,
      said: 'Not quite. The answer is C.',
    });
  });

  it('of its last question ends it, once everything is saved', () => {
    expect(bar(last)).toMatchObject({ found: ['Finish', 'Check answer (off)'], back: true });
    expect(bar({ ...last, ...given }).found).toEqual(['See your result']);
    for (const save of ['offline', 'saving']) {
      expect(bar({ ...last, book: { save } }).found[0]).toBe('Finish (off)');
      expect(bar({ ...last, ...given, book: { save } }).found).toEqual(['See your result (off)']);
    }
    const waits = { ...given, answer: ANSWER, book: { save: 'saving' } };
    expect(bar(waits).found).toEqual(['Next question (off)']);
  });

  it('of an exam goes on to the review, and says nothing of right and wrong', () => {
    expect(bar({ tutor: false })).toEqual({ found: ['Next'], back: false, said: undefined });
    expect(bar({ ...last, tutor: false }).found).toEqual(['Review answers']);
    expect(bar({ ...last, tutor: false }, true).found).toEqual(['Review answers (off)']);
  });
});

describe('the ways between questions', () => {
  const state = (progress: ItemState['progress']): ItemState => ({
    ...{ position: 1, number: 1, progress, flagged: false },
  });
  function Ways({ exam, states, onEnd }: { exam: Exam; states: ItemState[]; onEnd: () => void }) {
    const view = useExamView(exam, states, onEnd);
    const buttons = { next: view.next, back: view.back, advance: view.advance };
    return (
      <>
        <p>{`${view.panel} ${view.reviewing}`}</p>
        {Object.entries(buttons).map(([name, act]) => (
          <button key={name} type="button" onClick={act}>
            {name}
          </button>
        ))}
      </>
    );
  }
  const ways = (change: object, button: string, states = [state('right')]) => {
    const went = jest.fn();
    const ended = jest.fn();
    const checked = jest.fn();
    const exam = examOf({ goTo: went, check: checked, ...change });
    const { unmount } = render(<Ways exam={exam} states={states} onEnd={ended} />);
    fireEvent.click(screen.getByRole('button', { name: button }));
    const said = document.querySelector('p')?.textContent;
    unmount();
    const [ends, checks] = [ended.mock.calls.length, checked.mock.calls.length];
    return { went: went.mock.calls.flat(), ends, checks, said };
  };
  const still = { went: [], ends: 0, checks: 0, said: 'null false' };
  const last = { index: 1 };

  it('lead to the neighbors, and nowhere before the first', () => {
    expect(ways({}, 'next')).toEqual({ ...still, went: [2] });
    expect(ways(last, 'back')).toEqual({ ...still, went: [1] });
    expect(ways({}, 'back')).toEqual(still);
  });

  it('end a practice, which asks where something is open; an exam is reviewed', () => {
    expect(ways(last, 'next')).toEqual({ ...still, ends: 1 });
    expect(ways(last, 'next', [state('right'), state('unseen')])).toEqual({
      ...still,
      said: 'finish false',
    });
    expect(ways({ ...last, tutor: false }, 'next')).toEqual({ ...still, said: 'null true' });
  });

  it('check what is chosen before they go on', () => {
    expect(ways({ ready: {} }, 'advance')).toEqual({ ...still, checks: 1 });
    expect(ways({ given: true }, 'advance')).toEqual({ ...still, went: [2] });
    expect(ways({}, 'advance')).toEqual(still);
    const held = { ...last, given: true, book: { save: 'offline' } };
    expect(ways(held, 'advance')).toEqual(still);
  });
});

describe('all questions of a section', () => {
  const states = (['answered', 'unanswered', 'unseen', 'right', 'wrong'] as const).map(
    (progress, index): ItemState => ({
      ...{ position: index + 1, number: index + 1, progress, flagged: index === 1 },
    }),
  );
  const names = () =>
    screen.getAllByRole('button', { name: /^Question/ }).map((one) => one.ariaLabel ?? one.title);

  it('are named with their state, and filtered', () => {
    const gone = jest.fn();
    render(<ItemGrid states={states} at={2} onGoTo={gone} />);
    const all = screen.getAllByRole('button', { name: /^Question/ });
    expect(all.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Question 1, answered',
      'Question 2, not answered, flagged',
      'Question 3, not seen',
      'Question 4, correct',
      'Question 5, incorrect',
    ]);
    expect(all.map((one) => one.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
      null,
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Question 3, not seen' }));
    expect(gone).toHaveBeenCalledWith(3);
    fireEvent.click(screen.getByRole('radio', { name: /^Unanswered/ }));
    expect(names()).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: /^Flagged/ }));
    expect(names()).toHaveLength(1);
    expect(words()).toMatch(/All\(5\)Unanswered\(2\)Flagged\(1\)Not seen\(1\)/);
  });

  const ways = { onGoTo: nothing, onBack: nothing, onClose: nothing };
  const review = (error: Error | null) => (
    <SectionReview
      {...{ states, at: null, closeLabel: 'Finish', closing: false, error, ...ways }}
    />
  );

  it('are reviewed from the top of the page, where the heading takes the focus', () => {
    const moves: string[] = [];
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
      moves.push(`to ${to}`);
    });
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    render(review(null));
    expect(moves).toEqual(['to 0,0']);
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    scrolled.mockRestore();
    focused.mockRestore();
    const heading = screen.getByRole('heading', { name: 'Review your answers' });
    expect(document.activeElement).toBe(heading);
    // The Tab key skips it.
    expect(heading.tabIndex).toBe(-1);
  });

  it('are counted before the section closes', () => {
    const { rerender } = render(review(null));
    const counts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(counts).toEqual(['Answered3', 'Not answered2', 'Flagged1']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(words()).toMatch(/until you press Finish/);
    rerender(review(new Error('x')));
    expect(screen.getByRole('alert').textContent).toMatch(/Your answers are kept/);
  });
});
