import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { lazyPage } from '../hydrate/lazy-page.js';
import { leave } from '../lib/leave.js';
import { PageBoundary } from './page-boundary.js';

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page whose code does not arrive', () => {
  const page = (at: string) => (
    <PageBoundary at={at}>
      <Suspense fallback="Loading…">{at === '/missing' ? <Missing /> : <p>About us</p>}</Suspense>
    </PageBoundary>
  );

  it('says so, with a way on', async () => {
    render(page('/missing'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  it('does not stand in the way of another page', async () => {
    const { rerender } = render(page('/missing'));
    await screen.findByRole('alert');
    rerender(page('/about'));
    expect(screen.getByText('About us')).toBeTruthy();
  });
});

describe('a page inside a layout, whose code does not arrive at first', () => {
  it('is fetched again when it is tried again, once for each press', async () => {
    let fetches = 0;
    const Page = lazyPage(async () => {
      fetches += 1;
      if (fetches === 1) {
        throw new TypeError('Failed to fetch');
      }
      return { default: () => <h1>Your progress</h1> };
    });
    render(
      <PageBoundary at="/track-progress" within>
        <Suspense fallback="Loading…">
          <Page />
        </Suspense>
      </PageBoundary>,
    );
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(fetches).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your progress' })).toBeTruthy();
    expect(fetches).toBe(2);
  });

  it('loads the whole page where the browser keeps the failure, but not without a network', async () => {
    const again = jest.spyOn(leave, 'again').mockImplementation(() => undefined);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')));
    const page = (at: string) => (
      <PageBoundary at={at} within>
        <Suspense fallback="Loading…">
          <Page />
        </Suspense>
      </PageBoundary>
    );
    const { rerender } = render(page('/track-progress'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(again).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    rerender(page('/profile'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(again).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  });
});
