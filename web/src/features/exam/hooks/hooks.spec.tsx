import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { Shortcut } from '../shortcuts.js';
import { CHOICE } from '../test-items.js';
import type { Exam } from './use-exam.js';
import { useExamKeys } from './use-exam-keys.js';
import type { ExamView } from './use-exam-view.js';
import { useMovable } from './use-movable.js';
import { SOURCE, TARGET, useOrdering } from './use-ordering.js';
import { useSetting } from './use-setting.js';
import { useShortcuts } from './use-shortcuts.js';
import type { Tools } from './use-tools.js';
import { useTurning } from './use-turning.js';

describe('a part that floats', () => {
  function Part() {
    const part = useRef<HTMLDivElement>(null);
    const { style, handle } = useMovable(part);
    return (
      <div ref={part} data-testid="part" style={style}>
        <button type="button" {...handle}>
          Move
        </button>
      </div>
    );
  }
  const place = () => screen.getByTestId('part').style.translate;
  /** The element's place on a screen of 1000 by 800, px. */
  const at = (left: number, top: number) => {
    Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
    screen.getByTestId('part').getBoundingClientRect = () =>
      ({ left, right: left + 200, top, bottom: top + 100 }) as DOMRect;
  };

  it('moves with the arrow keys, and never leaves the screen', () => {
    render(<Part />);
    at(500, 400);
    const handle = screen.getByRole('button');
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(place()).toBe('48px -24px');
    fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    fireEvent.keyDown(handle, { key: 'Enter' });
    expect(place()).toBe('24px 0px');
    at(10, 690);
    fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(place()).toBe('14px 10px');
    at(790, 5);
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect(place()).toBe('24px 5px');
  });

  it('follows the pointer until it is let go', () => {
    render(<Part />);
    at(500, 400);
    const handle = screen.getByRole('button');
    Object.assign(handle, { setPointerCapture: () => undefined });
    const pointer = (type: string, clientX: number, clientY: number) =>
      fireEvent(handle, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    pointer('pointermove', 50, 50);
    expect(place()).toBe('0px 0px');
    pointer('pointerdown', 100, 100);
    pointer('pointermove', 110, 95);
    pointer('pointermove', 130, 95);
    expect(place()).toBe('30px -5px');
    pointer('pointerup', 130, 95);
    pointer('pointermove', 300, 300);
    expect(place()).toBe('30px -5px');
    pointer('pointerdown', 100, 100);
    pointer('pointercancel', 100, 100);
    pointer('pointermove', 300, 300);
    expect(place()).toBe('30px -5px');
  });
});

describe('steps that are put in order', () => {
  const steps = ['a', 'b', 'c'].map((id) => ({ id, html: id, name: id }));
  const ordering = (placed: readonly string[]) => {
    const onPlace = jest.fn();
    const { result } = renderHook(() => useOrdering(steps, placed, onPlace));
    return { ordering: result, onPlace };
  };

  it('are dropped into the order, before a step, or back', () => {
    const { ordering: now, onPlace } = ordering(['a', 'b']);
    expect(now.current.waiting.map(({ id }) => id)).toEqual(['c']);
    expect(now.current.inOrder.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(now.current.spoken).toBe('');
    act(() => now.current.drop('c', TARGET));
    expect(now.current.spoken).toBe('Placed at position 3 of 3.');
    act(() => now.current.drop('c', 'a'));
    expect(now.current.spoken).toBe('Placed at position 1 of 3.');
    act(() => now.current.drop('a', SOURCE));
    expect(now.current.spoken).toBe('Removed.');
    act(() => now.current.drop('c', SOURCE));
    act(() => now.current.drop('a', null));
    act(() => now.current.move('a', -1));
    act(() => now.current.move('a', 1));
    expect(now.current.spoken).toBe('Moved to position 2 of 3.');
    expect(onPlace.mock.calls).toEqual([
      [['a', 'b', 'c']],
      [['c', 'a', 'b']],
      [['b']],
      [['b', 'a']],
    ]);
  });
});

describe('the keys of a page', () => {
  const press = (key: string, change: object = {}, on: EventTarget = document.body) =>
    on.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...change }),
    );

  it('turn to the questions before and after, where nothing else wants them', () => {
    const turn = jest.fn();
    const { rerender, unmount } = renderHook(({ on }) => useTurning(on, turn), {
      initialProps: { on: true },
    });
    press('ArrowRight');
    press('ArrowLeft');
    press('ArrowUp');
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      press('ArrowRight', { [key]: true });
    }
    render(
      <>
        <input aria-label="Field" />
        <div role="tablist" aria-label="Tabs">
          <button type="button">Tab</button>
        </div>
      </>,
    );
    press('ArrowRight', {}, screen.getByLabelText('Field'));
    press('ArrowRight', {}, screen.getByRole('button'));
    expect(turn.mock.calls).toEqual([[1], [-1]]);
    const { unmount: close } = render(<div role="dialog" aria-label="Window" />);
    press('ArrowRight');
    close();
    rerender({ on: false });
    press('ArrowRight');
    rerender({ on: true });
    press('ArrowRight');
    unmount();
    press('ArrowRight');
    expect(turn).toHaveBeenCalledTimes(3);
  });

  it('command the exam, each press once', () => {
    const run = jest.fn<(shortcut: Shortcut) => void>();
    const { rerender } = renderHook(({ on }) => useShortcuts(on, run), {
      initialProps: { on: true },
    });
    expect(press('2')).toBe(false);
    expect(press('z')).toBe(true);
    press('n', { repeat: true });
    press('n', { ctrlKey: true });
    const { unmount } = render(<div role="dialog" aria-label="Window" />);
    expect(press('n')).toBe(true);
    unmount();
    press('n');
    rerender({ on: false });
    press('n');
    expect(run.mock.calls).toEqual([[{ kind: 'choose', index: 1 }], [{ kind: 'next' }]]);
  });

  describe('of a question', () => {
    const [flag, choose] = [jest.fn(), jest.fn()];
    const exam = { item: CHOICE, value: null, flag, choose } as unknown as Exam;
    const tools = { keysOn: true } as Tools;
    const view = { panel: null, reviewing: false, top: { current: null } } as unknown as ExamView;

    it('rest as soon as a window is asked for, whose code may still be on its way', () => {
      const keys = renderHook((change: Partial<ExamView>) =>
        useExamKeys(exam, { ...view, ...change }, tools),
      );
      press('f');
      keys.rerender({ panel: 'note' });
      press('f');
      keys.rerender({ reviewing: true });
      press('f');
      expect(flag).toHaveBeenCalledTimes(1);
      keys.rerender({});
      press('f');
      expect(flag).toHaveBeenCalledTimes(2);
    });

    it('take the focus from a button when they choose, and leave the page where it is', () => {
      render(
        <section tabIndex={-1} aria-label="Question">
          <button type="button">Flag</button>
        </section>,
      );
      const current = screen.getByRole('region');
      renderHook(() => useExamKeys(exam, { ...view, top: { current } }, tools));
      const focused = jest.spyOn(current, 'focus');
      screen.getByRole('button').focus();
      press('1');
      expect(choose).toHaveBeenCalledTimes(1);
      expect(document.activeElement).toBe(current);
      expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    });
  });

  it('are switched off on this device, and stay off', () => {
    const { result, unmount } = renderHook(() => useSetting('keys', ['on', 'off']));
    expect(result.current[0]).toBe('on');
    act(() => result.current[1]('off'));
    expect(result.current[0]).toBe('off');
    unmount();
    const again = renderHook(() => useSetting('keys', ['on', 'off']));
    expect(again.result.current[0]).toBe('off');
    localStorage.setItem('prepward.exam.keys', 'other');
    expect(renderHook(() => useSetting('keys', ['on', 'off'])).result.current[0]).toBe('on');
  });
});
