import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { PageScroll } from './page-scroll.js';

/** The positions that the page was scrolled to, in order. jsdom has no layout, so the test simulates it. */
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

  it('and the focus itself scrolls nothing', async () => {
    const { go } = open();
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    await go('/pricing');
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
    focused.mockRestore();
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

  it('but a place within the page takes no focus', async () => {
    const { go } = open();
    await go('/quiz/science#prices');
    expect(document.activeElement).toBe(document.body);
    await go('/quiz/science#gone');
    expect(tops).toEqual([0]);
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
    // Content that loads above pushes the page down, and the browser scrolls along with it.
    scrollBy(4000);
    act(() => grow());
    expect(window.scrollY).toBe(3000);
    act(() => jest.advanceTimersByTime(1_000));
    scrollBy(100);
    act(() => grow());
    expect(window.scrollY).toBe(100);
  });

  it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])(
    'leave the page to someone who scrolls by themselves meanwhile: %s',
    async (sign) => {
      const { go, step } = open();
      scrollBy(3000);
      await go('/pricing');
      height = 740;
      await step(-1);
      window.dispatchEvent(new Event(sign));
      height = 5_000;
      act(() => grow());
      expect(window.scrollY).toBe(0);
    },
  );

  it('follow a page that grows for a second after it last did, and for four at most', async () => {
    jest.useFakeTimers();
    const { go, step } = open();
    scrollBy(3000);
    await go('/pricing');
    // Just tall enough: the page may be complete.
    height = 3_740;
    await step(-1);
    act(() => jest.advanceTimersByTime(999));
    act(() => grow());
    act(() => jest.advanceTimersByTime(999));
    scrollBy(100);
    act(() => grow());
    expect(window.scrollY).toBe(3000);
    act(() => jest.advanceTimersByTime(1_000));
    scrollBy(100);
    act(() => grow());
    expect(window.scrollY).toBe(100);
    await go('/pricing');
    height = 740;
    await step(-1);
    act(() => jest.advanceTimersByTime(3_999));
    height = 840;
    act(() => grow());
    expect(window.scrollY).toBe(100);
    height = 740;
    await go('/about');
    await step(-1);
    act(() => jest.advanceTimersByTime(4_000));
    const before = tops.length;
    act(() => grow());
    expect(tops).toHaveLength(before);
  });

  it('end at the next navigation', async () => {
    const { go, step } = open();
    scrollBy(3000);
    await go('/pricing');
    height = 740;
    await step(-1);
    await go('/about');
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
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
    scrollBy(800);
    close();
    expect(window.history.scrollRestoration).toBe('auto');
    expect(sessionStorage.getItem('prepward.scroll')).toContain('/quiz/science",800');
    sessionStorage.clear();
    scrollBy(900);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(sessionStorage.getItem('prepward.scroll')).toBeNull();
    expect(window.history.scrollRestoration).toBe('auto');
  });

  it.each([
    ['reload', [640]],
    ['back_forward', [640]],
    ['navigate', []],
  ])('of a whole page load by %s', (type, scrolled) => {
    sessionStorage.setItem('prepward.scroll', '[["default /quiz/science",640]]');
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    open().close();
    expect(tops).toEqual(scrolled);
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });
});
