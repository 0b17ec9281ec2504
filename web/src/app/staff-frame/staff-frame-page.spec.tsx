import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ItemPreviewOrder } from '@prepward/contracts/staff-frame';
import { act, render, screen } from '@testing-library/react';
import { DANA_USER } from '../../test/session.js';
import StaffFramePage from './staff-frame-page.js';
import { viewSession } from './view-session.js';

const ORDER: ItemPreviewOrder = {
  kind: 'staff-frame.item',
  theme: 'dark',
  itemId: 'math.sum:1',
  version: 1,
  view: {
    type: 'multiple-choice',
    stem: '<p>How much is 2 + 2?</p>',
    options: ['3', '4', '5', '6'].map((html) => ({ id: `id${html}`, html })),
  },
  passage: null,
  sheet: null,
};

function hand(data: unknown, origin = window.location.origin, source: Window | null = window) {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

/** jsdom has no layout, and nothing to observe it with. */
let grow: ResizeObserverCallback;
const seen = new Set<Element>();
globalThis.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    grow = callback;
  }
  observe(element: Element) {
    seen.add(element);
  }
  unobserve() {}
  disconnect() {
    seen.clear();
  }
};

describe('the window around the page', () => {
  const told = jest.fn((..._: unknown[]) => undefined);
  const { parent } = window;
  beforeEach(() => {
    told.mockClear();
    Object.defineProperty(window, 'parent', { configurable: true, value: { postMessage: told } });
  });
  afterEach(() => {
    Object.defineProperty(window, 'parent', { configurable: true, value: parent });
  });
  const news = () => told.mock.calls.map(([one]) => one);

  it('is told that the page waits, how tall it is, and that a view was left; no other site is', async () => {
    const { unmount } = render(<StaffFramePage />);
    expect(document.title).toMatch(/^Question preview/);
    expect(news()).toEqual([{ kind: 'staff-frame.ready' }]);
    const main = screen.getByRole('main');
    expect(seen.has(main)).toBe(true);
    main.getBoundingClientRect = () => ({ height: 300.2 }) as DOMRect;
    grow([], {} as ResizeObserver);
    const view = { token: 't', student: DANA_USER, expiresAt: '2026-11-02T10:00:00.000Z' };
    const unknown = { subscription: null, subscriptionUnknown: false };
    await viewSession(view as never, unknown).signOut();
    expect(news().slice(1)).toEqual([
      { kind: 'staff-frame.height', height: 301 },
      { kind: 'staff-frame.left' },
    ]);
    expect(new Set(told.mock.calls.map(([, to]) => to))).toEqual(new Set([window.location.origin]));
    unmount();
    expect(seen.size).toBe(0);
    hand({ ...ORDER, theme: 'light' }, window.location.origin, window.parent);
    expect(document.documentElement.dataset.theme).not.toBe('light');
  });
});

it('no one is told anything where the page is in no frame', () => {
  const told = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  render(<StaffFramePage />);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

describe('the preview of a question', () => {
  it('shows what a page of our own origin hands over, in the theme that it says', async () => {
    render(<StaffFramePage />);
    expect(screen.queryByText('How much is 2 + 2?')).toBeNull();
    hand(ORDER);
    expect(await screen.findByText('How much is 2 + 2?')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('takes nothing from another origin or another window, and nothing else', async () => {
    render(<StaffFramePage />);
    hand(ORDER, 'https://evil.example');
    hand(ORDER, window.location.origin, null);
    hand({ kind: 'something else' });
    hand('staff-frame.item');
    const failed = jest.fn();
    window.addEventListener('error', failed);
    hand(null);
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(screen.queryByText('How much is 2 + 2?')).toBeNull();
    // If the earlier message had been accepted, it would have shown by now.
    hand({
      ...ORDER,
      itemId: 'math.sum:2',
      view: { ...ORDER.view, stem: '<p>How much is 3 + 3?</p>' },
    });
    expect(await screen.findByText('How much is 3 + 3?')).toBeTruthy();
  });
});
