import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { toast as queue } from 'sonner';
import { toast } from './toast.js';
import Toaster, { TOAST_DURATION } from './toaster.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  queue.dismiss();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

async function send(...titles: string[]): Promise<void> {
  for (const title of titles) {
    await act(async () => {
      toast({ tone: 'success', title, description: `${title} in full` });
      await jest.advanceTimersByTimeAsync(50);
    });
  }
}

const visible = () =>
  screen
    .queryAllByRole('listitem')
    .filter((entry) => entry.getAttribute('data-visible') === 'true')
    .map((entry) => entry.querySelector('[data-title]')?.textContent);

describe('the toaster', () => {
  it('shows title and description', async () => {
    render(<Toaster />);
    await send('Saved');
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.getByText('Saved in full')).toBeTruthy();
  });

  it('shows three toasts at most, the newest first', async () => {
    render(<Toaster />);
    await send('One', 'Two', 'Three', 'Four');
    expect(visible()).toEqual(['Four', 'Three', 'Two']);
  });

  it('shows one at a time on the auth pages', async () => {
    render(<Toaster simple />);
    await send('One', 'Two', 'Three');
    expect(visible()).toEqual(['Three']);
  });

  it('is at the top of a phone, where it covers nothing that is pressed next', async () => {
    const wide = window.matchMedia;
    const place = async (phone: boolean) => {
      window.matchMedia = (media: string) =>
        ({ ...wide(media), matches: phone && media === '(width < 48rem)' }) as MediaQueryList;
      const { container, unmount } = render(<Toaster />);
      await send('Here');
      const list = container.ownerDocument.querySelector('ol');
      const seen = [list?.dataset.yPosition, list?.dataset.xPosition];
      unmount();
      return seen;
    };
    expect(await place(true)).toEqual(['top', 'center']);
    expect(await place(false)).toEqual(['bottom', 'right']);
    window.matchMedia = wide;
  });

  it('tells an error from the rest by its color and its sign', async () => {
    render(<Toaster />);
    await act(async () => {
      toast({ title: 'Plain' });
      toast({ tone: 'error', title: 'Wrong' });
      await jest.advanceTimersByTimeAsync(50);
    });
    const look = (title: string) => {
      const entry = screen.getByText(title).closest('li');
      return [
        entry?.dataset.type,
        entry?.className.includes('border-incorrect!'),
        /text-(primary|incorrect|correct)/.exec(entry?.innerHTML ?? '')?.[1],
      ];
    };
    expect([look('Plain'), look('Wrong')]).toEqual([
      ['info', false, 'primary'],
      ['error', true, 'incorrect'],
    ]);
  });

  it('lets a toast go after 4000 ms', async () => {
    expect(TOAST_DURATION).toBe(4000);
    render(<Toaster />);
    await send('Gone soon');
    await act(() => jest.advanceTimersByTimeAsync(3800));
    expect(visible()).toEqual(['Gone soon']);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(visible()).toEqual([]);
  });
});
