import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '../../../lib/api.js';
import { GivenSession } from '../../../test/session.js';
import { summaryOf } from '../../../test/student-data.js';
import { ExamClock } from '../exam-clock.js';
import type { ItemState } from '../item-states.js';
import { CHOICE, CHOICE_FEEDBACK, ORDERED, SUPPLY, SUPPLY_FEEDBACK } from '../test-items.js';
import { AnswerControl } from './answer-control.js';
import { ClockView } from './clock-view.js';
import { ItemGrid } from './item-grid.js';
import ItemPreview from './item-preview.js';
import { LastResult } from './last-result.js';
import { PracticeIntro } from './practice-intro.js';
import { TopBar } from './top-bar.js';

const nothing = () => undefined;
afterEach(() => {
  jest.useRealTimers();
});

describe('the list of questions', () => {
  const state = (number: number, progress: ItemState['progress'], flagged = false): ItemState => ({
    ...{ position: number, number, progress, flagged },
  });
  const legend = () =>
    [...document.querySelectorAll('p[aria-hidden] > span')].map(({ textContent }) => textContent);

  it('explains the signs that are there, and shows them', () => {
    const all = [
      state(1, 'unseen'),
      state(2, 'wrong'),
      state(3, 'right'),
      state(4, 'unanswered', true),
      state(5, 'answered'),
    ];
    const { rerender } = render(<ItemGrid states={all} at={null} onGoTo={nothing} />);
    expect(legend()).toEqual(['correct', 'incorrect', 'answered', 'not answered', 'not seen']);
    const look = screen
      .getAllByRole('button')
      .map((one) => [
        / border-(dashed|incorrect|correct|line-strong|primary)/.exec(one.className)?.[1],
        one.querySelector('svg') !== null,
      ]);
    expect(look).toEqual([
      ['dashed', false],
      ['incorrect', false],
      ['correct', false],
      ['line-strong', true],
      ['primary', false],
    ]);
    rerender(<ItemGrid states={all.slice(3)} at={null} onGoTo={nothing} />);
    expect(legend()).toEqual(['answered', 'not answered']);
  });

  it('says where a filter lets nothing through, and keeps it', () => {
    const { rerender } = render(
      <ItemGrid states={[state(1, 'answered')]} at={1} onGoTo={nothing} />,
    );
    expect(screen.queryByText('No questions match these filters.')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Flagged/ }));
    expect(screen.getByText('No questions match these filters.')).toBeTruthy();
    expect(legend()).toEqual(['answered']);
    rerender(<ItemGrid states={[state(1, 'answered', true)]} at={1} onGoTo={nothing} />);
    expect(screen.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeTruthy();
  });
});

describe('the bar above a question', () => {
  it('says where answers are kept, whether it is open elsewhere, and has the clock', () => {
    const clock = new ExamClock(() => 0);
    clock.sync({ serverTime: '2026-11-21T05:00:00.000Z', remainingMs: 61_000 });
    const bar = (lasting: boolean, others: boolean) => (
      <MemoryRouter>
        <GivenSession>
          <TopBar
            title="Math"
            clock={clock}
            book={{ answers: {}, save: 'offline', failure: null, late: [], lasting }}
            others={others}
            running="clock"
          />
        </GivenSession>
      </MemoryRouter>
    );
    const { rerender } = render(bar(true, false));
    const words = () => document.body.textContent;
    expect(words()).toMatch(/^Math1:01Offline, saved on this device/);
    expect(words()).not.toMatch(/elsewhere/);
    rerender(bar(false, true));
    expect(words()).toMatch(/kept only while this page is open · open elsewhere too/);
  });

  it('has a clock that stands out through its last minute', () => {
    jest.useFakeTimers();
    let left = 60_001;
    const clock = { remaining: () => left } as unknown as ExamClock;
    const { unmount } = render(<ClockView clock={clock} />);
    const notice = () => screen.getByRole('timer').classList.contains('text-notice');
    const eye = (name: string) => document.querySelector(`.lucide-${name}`) !== null;
    expect([notice(), screen.getByRole('timer').textContent]).toEqual([false, '1:01']);
    expect([eye('eye-off'), eye('eye')]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Hide the clock' }));
    expect([eye('eye-off'), eye('eye')]).toEqual([false, true]);
    unmount();
    left = 60_000;
    render(<ClockView clock={clock} />);
    expect([notice(), screen.getByRole('timer').textContent]).toEqual([true, '1:00']);
  });
});

it('the last result is on its way once it was asked for', () => {
  const show = jest.fn();
  const last = summaryOf({ items: 5, right: 0 });
  const { rerender } = render(<LastResult last={last} busy={false} onShow={show} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'See your last result' });
  fireEvent.click(button);
  rerender(<LastResult last={last} busy onShow={show} />);
  expect([button.disabled, show.mock.calls.length]).toEqual([true, 1]);
  expect(screen.getByText('Last time: 0 of 5 correct')).toBeTruthy();
});

describe('what comes before a practice', () => {
  const intro = (change: Partial<Parameters<typeof PracticeIntro>[0]>) => (
    <PracticeIntro subject="math" onStart={nothing} starting={false} error={null} {...change} />
  );

  it.each([
    ['reading', /^Reading practice.*passages, labels and charts/],
    ['math', /^Math practice.*Fractions, percents, equations/],
    ['science', /^Science practice.*The body and its systems/],
    ['english', /^English and Language Usage practice.*Spelling, punctuation/],
  ] as const)('says what %s is about', (subject, words) => {
    render(intro({ subject }));
    expect(document.body.textContent).toMatch(words);
  });

  it('says how many questions there are, that no clock runs, and when answers come', () => {
    render(intro({}));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Five questions, in the question types of the real exam',
      'No clock: take the time you need',
      'The answer right away, with the reason for every option',
    ]);
  });

  it('gives the number of an error that has one, and of no other', () => {
    const problem = (error: Error) => {
      const { unmount } = render(intro({ error }));
      const said = screen.getByRole('alert').textContent;
      unmount();
      return said;
    };
    const failed = (errorId?: string) => new ApiError(503, 'SERVICE_UNAVAILABLE', '', errorId);
    expect(problem(failed('e-5'))).toMatch(/Error e-5$/);
    expect(problem(failed())).not.toMatch(/Error/);
    expect(problem(new Error('x'))).not.toMatch(/Error/);
  });
});

describe('the preview of an item', () => {
  const { position: _position, section: _section, itemId, version, ...view } = CHOICE;
  const order = {
    ...{ kind: 'staff-frame.item' as const, theme: 'light' as const, itemId, version },
    passage: null,
  };
  const { correct: _correct, ...sheet } = CHOICE_FEEDBACK;

  it('can be tried, and shows the key as a right answer', () => {
    const passage = { id: 'p', kind: 'text', title: 'Valves', html: '<p>Four.</p>' };
    const { rerender } = render(
      <ItemPreview order={{ ...order, view: { ...view, passageId: 'p' }, passage, sheet: null }} />,
    );
    const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.checked);
    expect(checked()).toEqual([false, false, false]);
    fireEvent.click(screen.getByRole('radio', { name: /Right atrium/ }));
    expect(checked()).toEqual([true, false, false]);
    expect(screen.getByRole('region', { name: 'Passage: Valves' })).toBeTruthy();
    rerender(<ItemPreview order={{ ...order, view, sheet }} />);
    expect(checked()).toEqual([false, false, true]);
    expect(screen.getByText('Your answer: correct')).toBeTruthy();
  });

  it('types the right number', () => {
    const { position: _at, section: _of, itemId: _id, version: _v, ...typed } = SUPPLY;
    const { correct: _right, ...key } = SUPPLY_FEEDBACK;
    render(<ItemPreview order={{ ...order, view: typed, sheet: key }} />);
    expect(screen.getByLabelText<HTMLInputElement>('Your answer').value).toBe('750');
  });
});

describe('steps in two boxes', () => {
  it('say what to do where one is empty, and stop at the ends', () => {
    const changed = jest.fn();
    const control = (...order: string[]) => (
      <AnswerControl
        item={ORDERED}
        value={{ type: 'ordered', order }}
        onChange={changed}
        stemId="stem"
      />
    );
    const { rerender } = render(control());
    expect(screen.getByText('The first step goes here.')).toBeTruthy();
    expect(screen.queryByText('All steps are placed.')).toBeNull();
    rerender(control('o0', 'o1'));
    const moves = () =>
      screen
        .getAllByRole('button', { name: /^Move/ })
        .map((one) => [one.ariaLabel ?? one.getAttribute('aria-label'), one.ariaDisabled]);
    expect(moves()).toEqual([
      ['Move up: Dry, position 1', 'true'],
      ['Move down: Dry, position 1', null],
      ['Move up: Wet, position 2', null],
      ['Move down: Wet, position 2', 'true'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Move up: Dry, position 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move down: Wet, position 2' }));
    const step = screen.getByRole('button', { name: 'Remove: Dry' });
    expect(fireEvent.keyDown(step, { key: 'ArrowDown' })).toBe(true);
    expect(fireEvent.keyDown(step, { key: 'Enter', altKey: true })).toBe(true);
    expect(changed).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(step, { key: 'ArrowDown', altKey: true })).toBe(false);
    expect(changed.mock.calls).toEqual([[{ type: 'ordered', order: ['o1', 'o0'] }]]);
    expect(screen.getByRole('button', { name: 'Place next: Soap' })).toBeTruthy();
  });

  it('are dragged from one to the other, by more than a twitch', () => {
    jest.useFakeTimers();
    const changed = jest.fn();
    render(<AnswerControl item={ORDERED} value={null} onChange={changed} stemId="stem" />);
    const from = screen.getByRole('button', { name: 'Place next: Wet' }).closest('li') as Element;
    const box = (title: string) => screen.getByText(title).parentElement as Element;
    const at = (element: Element, left: number) => {
      element.getBoundingClientRect = () =>
        ({
          left,
          top: 0,
          right: left + 100,
          bottom: 100,
          width: 100,
          height: 100,
          x: left,
          y: 0,
        }) as DOMRect;
    };
    at(box('Steps'), 0);
    at(box('Your order'), 200);
    at(from, 0);
    const drag = (by: number) => {
      fireEvent.mouseDown(from, { clientX: 10, clientY: 10, button: 0 });
      fireEvent.mouseMove(document, { clientX: 10 + by, clientY: 10 });
      fireEvent.mouseMove(document, { clientX: 10 + by, clientY: 10 });
      fireEvent.mouseUp(document, { clientX: 10 + by, clientY: 10 });
    };
    drag(5);
    expect(changed).not.toHaveBeenCalled();
    drag(200);
    expect(changed.mock.calls).toEqual([[{ type: 'ordered', order: ['o1'] }]]);
    jest.runOnlyPendingTimers();
  });
});
