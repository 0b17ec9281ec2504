import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { markCurrentSection } from './mark-current-section.js';

/** Where each heading is below the top of a screen of 900 px. */
let tops: Record<string, number>;
let look: () => void;
let margin: string | undefined;
const observed = new Set<string>();
const { innerHeight } = window;

beforeEach(() => {
  observed.clear();
  Object.assign(window, {
    innerHeight: 900,
    IntersectionObserver: class {
      constructor(update: () => void, options: { rootMargin: string }) {
        look = update;
        margin = options.rootMargin;
      }
      observe(heading: Element): void {
        observed.add(heading.id);
      }
      disconnect(): void {
        observed.clear();
      }
    },
  });
});
afterEach(() => {
  Object.assign(window, { innerHeight });
  Reflect.deleteProperty(window, 'IntersectionObserver');
  document.body.innerHTML = '';
});

function page(contents: string): HTMLElement {
  document.body.innerHTML = `<div><nav ${contents}><a href="#a">A</a><a href="#b">B</a><a href="#gone">C</a><a href="/x#b">D</a></nav><h2 id="a"></h2><h2 id="b"></h2></div>`;
  for (const id of ['a', 'b']) {
    const heading = document.getElementById(id) as HTMLElement;
    heading.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect;
  }
  return document.body.firstElementChild as HTMLElement;
}

const current = () =>
  [...document.querySelectorAll('a[aria-current=location]')].map(({ textContent }) => textContent);

it('is the last part whose heading has come up to a third of the screen', () => {
  const end = markCurrentSection(page('data-contents'));
  expect([...observed]).toEqual(['a', 'b']);
  expect(margin).toBe('100000px 0px -66% 0px');
  const at = (a: number, b: number) => {
    tops = { a, b };
    look();
    return current();
  };
  expect(at(300, 800)).toEqual([]);
  expect(at(299, 300)).toEqual(['A']);
  expect(at(-400, 299)).toEqual(['B']);
  expect(at(200, 800)).toEqual(['A']);
  end?.();
  expect(observed.size).toBe(0);
});

it('is not marked without a list of contents, or where the browser can’t tell', () => {
  expect(markCurrentSection(page(''))).toBeUndefined();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(markCurrentSection(page('data-contents'))).toBeUndefined();
});
