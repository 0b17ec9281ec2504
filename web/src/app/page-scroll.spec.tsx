import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { PageScroll } from './page-scroll.js';

/** What the page was scrolled to, in order; jsdom lays nothing out, so the test does. */
let tops: number[];
let height: number;
let grow: () => void;
const real = { scrollTo: window.scrollTo, ResizeObserver: window.ResizeObserver };

function scrollBy(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  tops = [];
  height = 5_000;
  grow = () => undefined;
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => height,
  });
  Object.assign(window, {
    scrollY: 0,
    innerHeight: 740,
    scrollTo: (_: number, top: number) => {
      tops.push(top);
      scrollBy(Math.min(top, height - 740));
    },
    ResizeObserver: class {
      private readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
      }
      observe(): void {
        grow = this.callback;
      }
      disconnect(): void {
        grow = () => undefined;
      }
    },
  });
});

afterEach(() => {
  Object.assign(window, real);
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  jest.useRealTimers();
});

function open() {
  const page = (
    <>
      <PageScroll />
      <main id="main" tabIndex={-1}>
        <h2 id="prices">Prices</h2>
        <Outlet />
      </main>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/quiz/science'],
  });
  const view = render(<RouterProvider router={router} />);
  return {
    close: view.unmount,
    go: (to: string, replace = false) => act(() => router.navigate(to, { replace })),
    step: (by: number) => act(() => router.navigate(by)),
  };
}

describe('a navigation begins at the top', () => {
  it('of another page, and moves the focus to it', async () => {
    const { go } = open();
    expect(tops).toEqual([]);
    scrollBy(900);
    await go('/pricing');
    expect(tops).toEqual([0]);
    expect(document.activeElement?.id).toBe('main');
  });

  it('of the same page with another query', async () => {
    const { go } = open();
    scrollBy(858);
    await go('/quiz/science?set=4');
    expect(tops).toEqual([0]);
    expect(document.activeElement?.id).toBe('main');
  });

  it('of the page one is on, by a link to it, which the router takes for a replacement', async () => {
    const { go } = open();
    scrollBy(858);
    await go('/quiz/science', true);
    expect(tops).toEqual([0]);
  });

  it('but not for what a page replaces in its own query', async () => {
    const { go } = open();
    scrollBy(858);
    await go('/quiz/science?filter=wrong', true);
    expect(tops).toEqual([]);
  });

  it('or at the place that the hash names', async () => {
    const seen = jest
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockImplementation(() => undefined);
    const { go } = open();
    await go('/pricing#prices');
    expect(seen.mock.contexts).toEqual([document.getElementById('prices')]);
    expect(tops).toEqual([]);
    await go('/pricing#%E0%A4%A');
    expect(tops).toEqual([0]);
    seen.mockRestore();
  });
});

describe('Back and Forward', () => {
  it('return to where each page was left', async () => {
    const { go, step } = open();
    scrollBy(517);
    await go('/pricing');
    scrollBy(1200);
    await go('/about');
    await step(-1);
    expect(tops.at(-1)).toBe(1200);
    await step(-1);
    expect(tops.at(-1)).toBe(517);
    await step(1);
    expect(tops.at(-1)).toBe(1200);
    await step(1);
    expect(tops.at(-1)).toBe(0);
  });

  it('wait for a page whose content is still coming', async () => {
    jest.useFakeTimers();
    const { go, step } = open();
    scrollBy(3000);
    await go('/pricing');
    height = 740;
    await step(-1);
    expect(window.scrollY).toBe(0);
    height = 5_000;
    act(() => grow());
    expect(window.scrollY).toBe(3000);
    // What is on screen is pushed down by what comes above it, and the browser scrolls along.
    scrollBy(4000);
    act(() => grow());
    expect(window.scrollY).toBe(3000);
    act(() => jest.advanceTimersByTime(1_000));
    scrollBy(100);
    act(() => grow());
    expect(window.scrollY).toBe(100);
  });

  it('leave the page to someone who scrolls by themselves meanwhile', async () => {
    const { go, step } = open();
    scrollBy(3000);
    await go('/pricing');
    height = 740;
    await step(-1);
    window.dispatchEvent(new Event('wheel'));
    height = 5_000;
    act(() => grow());
    expect(window.scrollY).toBe(0);
  });

  it('are taken over from the browser, and given back with the page', () => {
    const { close } = open();
    expect(window.history.scrollRestoration).toBe('manual');
    scrollBy(700);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    expect(sessionStorage.getItem('prepward.scroll')).toContain('/quiz/science",700');
    close();
  });
});
