import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useWidth } from './use-width.js';

/** The observed elements, each with a function that reports a new width. */
const watched = new Map<Element, (width: number) => void>();
const original = globalThis.ResizeObserver;

class Observer {
  private element: Element | undefined;
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe(element: Element): void {
    this.element = element;
    watched.set(element, (width) => this.tell([{ contentRect: { width } }]));
  }
  disconnect(): void {
    if (this.element) watched.delete(this.element);
  }
}

beforeEach(() => {
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
});
afterEach(() => {
  cleanup();
  globalThis.ResizeObserver = original;
});

function Chart() {
  const [ref, width] = useWidth<HTMLDivElement>();
  return <div ref={ref}>{width} px</div>;
}

it('follows the width of its element, in whole pixels, and ends with it', () => {
  render(<Chart />);
  const chart = screen.getByText('640 px');
  act(() => watched.get(chart)?.(312.7));
  expect(chart.textContent).toBe('312 px');
  // While hidden, it keeps the last width.
  act(() => watched.get(chart)?.(0));
  expect(chart.textContent).toBe('312 px');
  cleanup();
  expect(watched.size).toBe(0);
});
