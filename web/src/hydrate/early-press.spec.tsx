import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { earlyPress, repeatEarlyPress } from './early-press.js';

/** As in the app: what is inside the boundary is hydrated later. */
function Site({ children }: { children: ReactNode }) {
  useEffect(() => repeatEarlyPress(), []);
  return <Suspense>{children}</Suspense>;
}

function Counter() {
  const [count, setCount] = useState(0);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <button type="button" data-there={isThere} onClick={() => setCount(count + 1)}>
      <span>Pressed {count}</span>
    </button>
  );
}

const PAGE = (
  <Site>
    <Counter />
  </Site>
);

let root: Root | undefined;
const box = document.createElement('div');

/** A page as it arrives: its early script has run, its code hasn't loaded. */
function prerendered(): HTMLElement {
  delete window.earlyPress;
  document.body.append(box);
  box.innerHTML = renderToString(PAGE);
  // The script of the page itself, as text.
  new Function(earlyPress())();
  return box;
}

/** As in a browser: React hydrates the page in its own steps. */
async function takeOver(): Promise<void> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  root = hydrateRoot(box, PAGE);
  await waitFor(() => expect(box.querySelector('[data-there=true]')).not.toBeNull());
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
}

afterEach(() => {
  act(() => root?.unmount());
  box.remove();
});

describe('a button that is pressed before the code of its page is there', () => {
  it('does what it does as soon as the code is there, once', async () => {
    const page = prerendered();
    page.querySelector('span')?.click();
    page.querySelector('span')?.click();
    await takeOver();
    await waitFor(() => expect(page.textContent).toBe('Pressed 1'));
  });

  it('is not pressed again by anything that comes after', async () => {
    const page = prerendered();
    await takeOver();
    await act(async () => page.querySelector('button')?.click());
    repeatEarlyPress();
    expect(page.textContent).toBe('Pressed 1');
  });

  it('is the last one that was, and none that sends a form', () => {
    prerendered();
    const add = (markup: string) => {
      box.insertAdjacentHTML('beforeend', markup);
      const button = box.lastElementChild as HTMLElement;
      button.addEventListener('click', (event) => event.preventDefault());
      return button;
    };
    const [first, last, send] = [
      add('<button type="button">A</button>'),
      add('<button type="button">B</button>'),
      add('<button type="submit">C</button>'),
    ];
    for (const button of [first, last, send, box]) button?.click();
    expect(window.earlyPress).toBe(last);
    repeatEarlyPress();
    expect(window.earlyPress).toBeNull();
    first?.click();
    expect(window.earlyPress).toBeNull();
  });

  it('is forgotten where it is gone', () => {
    const button = prerendered().querySelector('button');
    button?.click();
    const clicked = new Promise((resolve) =>
      button?.addEventListener('click', () => resolve('yes')),
    );
    button?.remove();
    repeatEarlyPress();
    return expect(
      Promise.race([clicked, new Promise((resolve) => setTimeout(resolve, 20, 'no'))]),
    ).resolves.toBe('no');
  });
});
