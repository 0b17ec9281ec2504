import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
import { MemoryStore } from '../../../lib/device-store.js';
import { FakeServer } from '../../../test/fake-server.js';
import { GivenSession } from '../../../test/session.js';
import { AttemptRun } from '../attempt-run.js';
import { ExamClock } from '../exam-clock.js';
import { CHOICE, forgetAttempt, ORDERED, openAttempt, SELECT, SUPPLY } from '../test-items.js';
import { TestServer } from '../test-server.js';
import { type Exam, useExam } from './use-exam.js';
import { useMovable } from './use-movable.js';
import { useOrdering } from './use-ordering.js';
import { useRemaining } from './use-remaining.js';
import { useRun } from './use-run.js';
import { useShortcuts } from './use-shortcuts.js';
import { useTurning } from './use-turning.js';

const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };
const several = (...options: string[]): ItemResponse => ({ type: 'multiple-select', options });
const typed = (text: string): ItemResponse => ({ type: 'supply', text });

describe('the item on screen', () => {
  const ITEMS: AttemptItem[] = [CHOICE, SELECT, SUPPLY];
  let server: TestServer;
  let stop: () => void = () => undefined;
  beforeEach(() => {
    jest.useFakeTimers();
    server = new TestServer();
  });
  afterEach(() => {
    act(() => stop());
    jest.useRealTimers();
  });

  async function opened(mode: 'tutor' | 'exam', items = ITEMS) {
    server.attempt = openAttempt(items, { mode });
    const host = { api: server.api, owner: 'dana', channel: () => null };
    const run = await AttemptRun.open(server.view(), { ...host, store: new MemoryStore(true) });
    stop = run.start();
    const { result } = renderHook(() => useExam(run, items));
    const exam = () => result.current as Exam;
    const does = async (what: (exam: Exam) => void, ms = 0) => {
      act(() => what(exam()));
      await act(() => jest.advanceTimersByTimeAsync(ms));
    };
    return { run, exam, does };
  }
  const sent = () => server.saved.map(({ position, body }) => [position, body.response]);

  it('is the one that the desk is at, or the first', async () => {
    const { exam, does } = await opened('exam');
    expect([exam().index, exam().item]).toEqual([0, CHOICE]);
    await does(({ goTo }) => goTo(3));
    expect([exam().index, exam().item]).toEqual([2, SUPPLY]);
    await does(({ goTo }) => goTo(99));
    expect(exam().index).toBe(0);
    const { run } = await opened('exam');
    expect(renderHook(() => useExam(run, [])).result.current).toBeNull();
  });

  it('in an exam counts as soon as it is whole, and is empty again where it no longer is', async () => {
    const { exam, does } = await opened('exam');
    expect([exam().given, exam().value, exam().ready]).toEqual([false, null, null]);
    await does(({ goTo }) => goTo(2));
    await does(({ choose }) => choose(several('o0')));
    expect([exam().given, exam().value, exam().ready]).toEqual([true, several('o0'), null]);
    await does(({ choose }) => choose(several()));
    expect([exam().given, exam().value]).toEqual([false, several()]);
    await does(({ choose }) => choose(several('o1')));
    expect(exam().desk.drafts).toEqual({});
    await does(({ clear }) => clear());
    expect([exam().given, exam().value]).toEqual([false, null]);
    await does(({ goTo }) => goTo(3));
    await does(({ choose }) => choose(typed(' ')), 400);
    expect([exam().given, exam().value]).toEqual([false, typed(' ')]);
    expect(sent()).toEqual([
      [2, several('o0')],
      [2, null],
      [2, several('o1')],
      [2, null],
    ]);
  });

  it('in a practice is a draft until it is checked, and final then', async () => {
    const { exam, does } = await opened('tutor');
    await does(({ check }) => check());
    expect([exam().given, exam().ready]).toEqual([false, null]);
    await does(({ choose }) => choose(FIRST));
    expect([sent(), exam().value, exam().ready]).toEqual([[], FIRST, FIRST]);
    await does(({ check }) => check());
    expect([exam().given, exam().value, exam().ready]).toEqual([true, FIRST, null]);
    expect(exam().desk.drafts).toEqual({});
    await does(({ choose }) => choose({ type: 'multiple-choice', option: 'o1' }));
    expect([exam().value, exam().desk.drafts, sent()]).toEqual([FIRST, {}, [[1, FIRST]]]);
    await does(({ flag }) => flag());
    expect(exam().answer.flagged).toBe(true);
    await does(({ flag }) => flag());
    expect([exam().answer.flagged, exam().value]).toEqual([false, FIRST]);
  });

  it('cannot be checked while it is only begun', async () => {
    const { exam, does } = await opened('tutor', [ORDERED]);
    await does(({ choose }) => choose({ type: 'ordered', order: ['o1'] }));
    expect(exam().ready).toBeNull();
    await does(({ clear }) => clear());
    expect([exam().value, exam().desk.drafts]).toEqual([null, {}]);
  });
});

describe('an attempt that a page opens', () => {
  const session = ({ children }: { children: ReactNode }) => (
    <GivenSession accessToken={async () => 'token'}>{children}</GivenSession>
  );

  it('is followed until the page is left, and not at all where it was left before', async () => {
    const attempt = openAttempt([CHOICE]);
    const fake = new FakeServer().on(`POST /api/v1/attempts/${attempt.id}/presence`, {
      status: 500,
      body: {},
    });
    const restore = fake.install();
    const started = jest.spyOn(AttemptRun.prototype, 'start');
    const early = renderHook(() => useRun(attempt, false), { wrapper: session });
    expect(early.result.current).toBeNull();
    early.unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(started).not.toHaveBeenCalled();
    const { result, unmount } = renderHook(() => useRun(attempt, false), { wrapper: session });
    await waitFor(() => expect(result.current?.get().attempt.id).toBe(attempt.id));
    expect(started).toHaveBeenCalledTimes(1);
    // It reports its presence as soon as it has started.
    await waitFor(() => expect(fake.seen.length).toBeGreaterThan(0));
    const asked = fake.seen.length;
    unmount();
    window.dispatchEvent(new Event('online'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(fake.seen).toHaveLength(asked);
    started.mockRestore();
    restore();
    await forgetAttempt(attempt.id);
  });
});

describe('the time that is left', () => {
  it('is read four times a second, to the started second, until it is shown no more', () => {
    jest.useFakeTimers();
    let now = 0;
    const clock = new ExamClock(() => now);
    clock.sync({ serverTime: '2026-11-21T05:00:00.000Z', remainingMs: 61_500 });
    const { result, rerender, unmount } = renderHook(({ of }) => useRemaining(of), {
      initialProps: { of: clock },
    });
    const after = (ms: number) => {
      now += ms;
      act(() => void jest.advanceTimersByTime(ms));
      return [result.current.remaining, result.current.spoken];
    };
    expect(result.current).toEqual({ remaining: 62_000, spoken: '' });
    expect(after(500)).toEqual([61_000, '']);
    expect(after(250)).toEqual([61_000, '']);
    expect(after(750)).toEqual([60_000, '1 minute left']);
    const other = new ExamClock(() => now);
    other.sync({ serverTime: '2026-11-21T05:00:00.000Z', remainingMs: 20_000 });
    rerender({ of: other });
    expect(result.current.remaining).toBe(20_000);
    other.sync({ serverTime: '2026-11-21T05:00:00.000Z' });
    expect(after(250)[0]).toBeNull();
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('says nothing where a clock begins or ends', () => {
    jest.useFakeTimers();
    const clock = new ExamClock(() => 0);
    const { result } = renderHook(() => useRemaining(clock));
    const after = (remainingMs?: number) => {
      clock.sync({ serverTime: '2026-11-21T05:00:00.000Z', remainingMs });
      act(() => void jest.advanceTimersByTime(250));
      return [result.current.remaining, result.current.spoken];
    };
    expect([after(90_000), after(), after(50_000)]).toEqual([
      [90_000, ''],
      [null, ''],
      [50_000, ''],
    ]);
    jest.useRealTimers();
  });
});

describe('steps that are tapped into order', () => {
  function Boxes() {
    const [placed, onPlace] = useState<readonly string[]>([]);
    const steps = ['a', 'b', 'c'].map((id) => ({ id, html: id, name: id }));
    const { boxes, waiting, inOrder, tap } = useOrdering(steps, placed, onPlace);
    return (
      <div ref={boxes}>
        {waiting.map(({ id }) => (
          <p key={id} data-waiting={id}>
            <button type="button" onClick={() => tap(id)}>
              {id}
            </button>
          </p>
        ))}
        {inOrder.map(({ id }) => (
          <p key={id} data-step={id}>
            <button type="button" data-move="-1">{`${id} up`}</button>
            <button type="button" data-move="1">{`${id} down`}</button>
          </p>
        ))}
      </div>
    );
  }

  it('send the focus to the next that waits, around the list, and at last to the one placed', () => {
    const { rerender } = render(<Boxes />);
    const focused = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }));
      return document.activeElement?.textContent;
    };
    expect([focused('c'), focused('a'), focused('b')]).toEqual(['a', 'b', 'b up']);
    (document.activeElement as HTMLElement).blur();
    rerender(<Boxes />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('what listens to keys', () => {
  const press = (key: string, change: object = {}) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...change }),
    );
  const taken = (event: Event) => event.preventDefault();

  it('does what it does now, not what it did at first', () => {
    const [before, now] = [jest.fn(), jest.fn()];
    const keys = renderHook(({ run }) => useShortcuts(true, run), {
      initialProps: { run: before },
    });
    keys.rerender({ run: now });
    press('n');
    keys.unmount();
    const turning = renderHook(({ run }) => useTurning(true, run), {
      initialProps: { run: before },
    });
    turning.rerender({ run: now });
    press('ArrowLeft');
    turning.unmount();
    press('n');
    expect([before.mock.calls, now.mock.calls]).toEqual([[], [[{ kind: 'next' }], [-1]]]);
  });

  it('leaves alone what something else has taken, and takes what it uses', () => {
    const run = jest.fn();
    renderHook(() => useShortcuts(true, run));
    renderHook(() => useTurning(true, run));
    expect([press('ArrowRight'), press('ArrowUp'), press('n')]).toEqual([false, true, false]);
    document.body.addEventListener('keydown', taken);
    press('ArrowRight');
    press('n');
    document.body.removeEventListener('keydown', taken);
    expect(run.mock.calls).toEqual([[1], [{ kind: 'next' }]]);
  });

  it.each([
    '<textarea></textarea>',
    '<select></select>',
    '<p contenteditable tabindex="0"></p>',
    '<p role="radiogroup"><button></button></p>',
    '<p data-keys=""><button></button></p>',
  ])('leaves the arrow keys to %s', (html) => {
    const turn = jest.fn();
    renderHook(() => useTurning(true, turn));
    const holder = document.body.appendChild(document.createElement('div'));
    holder.innerHTML = html;
    fireEvent.keyDown(holder.querySelector('*:not(:has(*))') as Element, { key: 'ArrowRight' });
    holder.remove();
    expect(turn).not.toHaveBeenCalled();
  });
});

describe('a part that floats', () => {
  it('holds the pointer while it is dragged, and takes only the arrow keys', () => {
    function Part() {
      const { style, handle } = useMovable(useRef<HTMLDivElement>(null));
      return <button type="button" style={style} {...handle} />;
    }
    render(<Part />);
    const handle = screen.getByRole('button');
    const captured = jest.fn();
    Object.assign(handle, { setPointerCapture: captured });
    const down = new MouseEvent('pointerdown', { bubbles: true, clientX: 1, clientY: 1 });
    fireEvent(handle, Object.assign(down, { pointerId: 7 }));
    expect(captured.mock.calls).toEqual([[7]]);
    expect(fireEvent.keyDown(handle, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(handle, { key: 'Tab' })).toBe(true);
    expect(handle.style.translate).toBe('0px 24px');
  });
});
