import { describe, expect, it } from '@jest/globals';
import type { ItemPreviewOrder } from '@prepward/contracts/staff-frame';
import { act, render, screen } from '@testing-library/react';
import StaffFramePage from './staff-frame-page.js';

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

// jsdom has no layout, and nothing to observe it with.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

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
    expect(screen.queryByText('How much is 2 + 2?')).toBeNull();
    // What came before it would have shown as well.
    hand({
      ...ORDER,
      itemId: 'math.sum:2',
      view: { ...ORDER.view, stem: '<p>How much is 3 + 3?</p>' },
    });
    expect(await screen.findByText('How much is 3 + 3?')).toBeTruthy();
  });
});
