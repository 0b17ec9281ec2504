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

  it('says that there is no network where there is none', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { unmount } = render(page('/missing'));
    expect((await screen.findByRole('heading')).textContent).toBe("You're offline");
    unmount();
    online.mockReturnValue(true);
    render(page('/missing'));
    expect((await screen.findByRole('heading')).textContent).toBe("We couldn't open this page");
  });

  it('is the whole page, and loads it again at once, even without a network', async () => {
    const again = jest.spyOn(leave, 'again').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(page('/missing'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledTimes(1);
    const main = screen.getByRole('main');
    expect([main.id, main.tabIndex, main.hasAttribute('data-shows-bars')]).toEqual([
      'main',
      -1,
      true,
    ]);
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
    expect(screen.queryByRole('main')).toBeNull();
    expect(document.querySelector('[data-shows-bars]')).not.toBeNull();
    expect(fetches).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your progress' })).toBeTruthy();
    expect(fetches).toBe(2);
  });

  it('is fetched again when it is opened again from another page', async () => {
    let fetches = 0;
    const Page = lazyPage(async () => {
      fetches += 1;
      if (fetches === 1) {
        throw new TypeError('Failed to fetch');
      }
      return { default: () => <h1>Your progress</h1> };
    });
    const page = (at: string) => (
      <PageBoundary at={at} within>
        <Suspense fallback="Loading…">{at === '/about' ? <p>About us</p> : <Page />}</Suspense>
      </PageBoundary>
    );
    const { rerender } = render(page('/track-progress'));
    await screen.findByRole('alert');
    rerender(page('/about'));
    expect(screen.getByText('About us')).toBeTruthy();
    rerender(page('/track-progress'));
    expect(await screen.findByRole('heading', { name: 'Your progress' })).toBeTruthy();
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
