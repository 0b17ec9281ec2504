import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOME } from '@prepward/content/site/home';
import { BRAND } from '@prepward/contracts/brand';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ScoreCarousel } from './score-carousel.js';
// The carousel loads this lazily; it's loaded up front here, so that no test has to wait for it.
import './score-controls.js';
import { ScoreSlides, ScoresHead } from './score-slides.js';

const DELAY = 3000;

let slideWidth = 300;
/** The row's fake observer: how to trigger it, its margin, and whether it still observes. */
let sight: { tell: (...seen: boolean[]) => void; margin: string | undefined; looks: boolean };
const comeNear = () => sight.tell(false, true);
let changeSize: () => void = () => undefined;

/** jsdom has no layout: here, slides are `slideWidth` wide and follow one another. */
function layOut(): void {
  Object.defineProperties(HTMLElement.prototype, {
    offsetParent: { configurable: true, get: () => document.body },
    offsetWidth: { configurable: true, get: () => slideWidth },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        const slide = this.getAttribute('aria-roledescription') === 'slide';
        return slide && this.parentElement
          ? [...this.parentElement.children].indexOf(this) * slideWidth
          : 0;
      },
    },
  });
  document.head.innerHTML = '<style>* { margin: 0 }</style>';
}

function watch(): void {
  Object.assign(window, {
    IntersectionObserver: class {
      private own: typeof sight | undefined;
      constructor(
        private readonly tell: (entries: { isIntersecting: boolean }[]) => void,
        private readonly options?: { rootMargin?: string },
      ) {}
      observe(node: Element): void {
        if (node.getAttribute('tabindex') === '0') {
          const tell = (...seen: boolean[]) =>
            this.tell(seen.map((isIntersecting) => ({ isIntersecting })));
          this.own = { tell, margin: this.options?.rootMargin, looks: true };
          sight = this.own;
        }
      }
      unobserve(): void {}
      disconnect(): void {
        if (this.own) {
          this.own.looks = false;
        }
      }
      takeRecords(): [] {
        return [];
      }
    },
    ResizeObserver: class {
      constructor(private readonly tell: (entries: { target: Element }[]) => void) {}
      observe(target: Element): void {
        changeSize = () => this.tell([{ target }]);
      }
      disconnect(): void {}
    },
  });
}

function preferStillness(still: boolean): void {
  window.matchMedia = ((media: string) => ({
    matches: still && media === '(prefers-reduced-motion: reduce)',
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

function showTab(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const shown = () => screen.queryByText(/^Report \d of 8$/)?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const row = () => screen.getByRole('group', { name: 'Score reports' });

async function open({ near = true } = {}) {
  render(
    <MemoryRouter>
      <ScoreCarousel labelledBy="score-reports" Head={ScoresHead} Slides={ScoreSlides} />
    </MemoryRouter>,
  );
  if (near) {
    await act(async () => comeNear());
    screen.getByText('Report 1 of 8');
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  slideWidth = 300;
  layOut();
  watch();
  preferStillness(false);
});

afterEach(() => {
  showTab('visible');
  jest.useRealTimers();
});

describe('the row of score reports', () => {
  it('is a named region of eight pictures, each with its place, its address and its mark', async () => {
    await open({ near: false });
    screen.getByRole('region', { name: HOME.scoresHeading });
    const slides = within(row()).getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n} of 8`),
    );
    for (const slide of slides) {
      const heard = within(slide).getByRole('img').getAttribute('aria-label') ?? '';
      expect(heard).toMatch(/^Sample/);
      expect(heard.endsWith(`Contact: ${BRAND.contactEmail}`)).toBe(true);
      expect(slide.textContent).toContain('Sample');
      expect(slide.textContent).toContain(BRAND.contactEmail);
      expect(slide.className).toMatch(/basis-full .*md:basis-1\/2 lg:basis-1\/3/);
    }
  });

  it('is drawn from its numbers: in words, and in bars of their length', async () => {
    await open({ near: false });
    const drawn = within(row()).getAllByRole('img');
    const all = (picture: Element | undefined, parts: string) => [
      ...(picture?.querySelectorAll(parts) ?? []),
    ];
    const numbers = (shapes: Element[], name: string) =>
      shapes.map((shape) => Number(shape.getAttribute(name)));
    for (const [index, { total, level, sections }] of HOME.scorePictures.entries()) {
      const { reading, math, science, english } = sections;
      const scores = [reading, math, science, english];
      const [r, m, s, e] = scores.map((score) => `${score.toFixed(1)}%`);
      expect(all(drawn[index], 'text').map(({ textContent }) => textContent)).toEqual([
        ...['Score report', HOME.sampleTag, `${total.toFixed(1)}%`, level],
        ...['Reading', r, 'Math', m, 'Science', s, 'English', e],
        expect.stringContaining(BRAND.contactEmail),
      ]);
      const bars = all(drawn[index], 'rect.fill-primary');
      expect(numbers(bars, 'width')).toEqual(scores.map((score) => (292 * score) / 100));
      expect(numbers(bars, 'y')).toEqual([144, 180, 216, 252]);
      const tracks = all(drawn[index], 'rect.fill-line');
      expect(numbers(tracks, 'width')).toEqual([292, 292, 292, 292]);
      expect(numbers(tracks, 'y')).toEqual([144, 180, 216, 252]);
    }
  });

  it('scrolls by itself and is reached by keyboard before anything is loaded', async () => {
    await open({ near: false });
    wait(60_000);
    expect(row().tabIndex).toBe(0);
    expect(row().dataset.live).toBeUndefined();
    expect(shown()).toBeUndefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays a row that scrolls where the browser cannot tell what is near', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    await open({ near: false });
    expect(row().dataset.live).toBeUndefined();
  });

  it('keeps its elements when it begins to move, nearly on the screen', async () => {
    await open({ near: false });
    const [first] = within(row()).getAllByRole('group');
    row().scrollLeft = 500;
    await act(async () => sight.tell(false));
    expect([shown(), sight.margin, sight.looks]).toEqual([undefined, '400px', true]);
    await act(async () => comeNear());
    expect([row().scrollLeft, sight.looks]).toEqual([0, false]);
    screen.getByText('Report 1 of 8');
    expect(within(row()).getAllByRole('group')[0]).toBe(first);
    expect(row().dataset.live).toBe('');
  });
});

describe('the carousel', () => {
  it('moves on every 3000 ms, and from the last report to the first', async () => {
    await open();
    wait(DELAY - 1);
    expect(shown()).toBe('Report 1 of 8');
    wait(1);
    expect(shown()).toBe('Report 2 of 8');
    wait(6 * DELAY);
    expect(shown()).toBe('Report 8 of 8');
    wait(DELAY);
    expect(shown()).toBe('Report 1 of 8');
  });

  it('waits while the tab is hidden and goes on when it is shown', async () => {
    await open();
    showTab('hidden');
    wait(10 * DELAY);
    expect(shown()).toBe('Report 1 of 8');
    showTab('visible');
    wait(DELAY);
    expect(shown()).toBe('Report 2 of 8');
  });

  it('stops for good when someone takes hold of it', async () => {
    await open();
    fireEvent.mouseDown(row());
    fireEvent.mouseUp(row());
    wait(10 * DELAY);
    expect(shown()).toBe('Report 1 of 8');
    showTab('hidden');
    showTab('visible');
    wait(10 * DELAY);
    expect(shown()).toBe('Report 1 of 8');
    slideWidth = 200;
    act(() => changeSize());
    wait(10 * DELAY);
    expect(shown()).toBe('Report 1 of 8');
    expect(button('Play')).toBeTruthy();
  });

  it('has a button to pause and to play', async () => {
    await open();
    fireEvent.click(button('Pause'));
    wait(10 * DELAY);
    expect(shown()).toBe('Report 1 of 8');
    fireEvent.click(button('Play'));
    wait(DELAY);
    expect(shown()).toBe('Report 2 of 8');
    expect(button('Pause')).toBeTruthy();
  });

  it('steps by its buttons, which end the playing and let changes be said', async () => {
    await open();
    expect(screen.getByText('Report 1 of 8').getAttribute('aria-live')).toBe('off');
    fireEvent.click(button('Previous report'));
    expect(shown()).toBe('Report 8 of 8');
    fireEvent.click(button('Next report'));
    fireEvent.click(button('Next report'));
    expect(shown()).toBe('Report 2 of 8');
    wait(10 * DELAY);
    expect(shown()).toBe('Report 2 of 8');
    expect(screen.getByText('Report 2 of 8').getAttribute('aria-live')).toBe('polite');
  });

  it('steps by the arrow keys, and leaves other keys alone', async () => {
    await open();
    // The keys are handled, so the row doesn't also scroll natively.
    expect(fireEvent.keyDown(row(), { key: 'ArrowRight' })).toBe(false);
    expect(shown()).toBe('Report 2 of 8');
    fireEvent.keyDown(row(), { key: 'ArrowLeft' });
    fireEvent.keyDown(row(), { key: 'ArrowLeft' });
    expect(shown()).toBe('Report 8 of 8');
    expect(fireEvent.keyDown(row(), { key: 'ArrowDown' })).toBe(true);
    wait(10 * DELAY);
    expect(shown()).toBe('Report 8 of 8');
  });

  it.each([
    ['goes on', false, 'Report 2 of 8'],
    ['stays paused', true, 'Report 1 of 8'],
  ])('%s when the screen changes its width', async (_what, paused, expected) => {
    await open();
    if (paused) {
      fireEvent.click(button('Pause'));
    }
    slideWidth = 200;
    act(() => changeSize());
    wait(DELAY);
    expect(shown()).toBe(expected);
  });

  it('never moves by itself for those who want less motion, but goes where it is sent', async () => {
    preferStillness(true);
    await open();
    wait(20 * DELAY);
    expect(shown()).toBe('Report 1 of 8');
    expect(screen.queryByRole('button', { name: /Play|Pause/ })).toBeNull();
    fireEvent.click(button('Next report'));
    expect(shown()).toBe('Report 2 of 8');
    wait(50);
    const moved = () => (row().firstElementChild as HTMLElement).style.transform;
    expect(moved()).toMatch(/^translate3d\(-300px/);
    fireEvent.click(button('Previous report'));
    wait(50);
    expect(moved()).toMatch(/^translate3d\(0px/);
  });
});
