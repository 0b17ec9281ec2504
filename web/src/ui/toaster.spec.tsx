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
