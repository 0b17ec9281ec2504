import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { StaticPart } from './static-part.js';

let drawn = 0;

function Words() {
  drawn += 1;
  return (
    <p>
      Read <a href="/pricing">the prices</a>
    </p>
  );
}

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const lazyWords = () => lazy(async () => ({ default: Words }));

function page(Content: ComponentType = lazyWords()) {
  return (
    <MemoryRouter>
      <Suspense fallback="Loading">
        <StaticPart id="words" Content={Content} className="measure" />
      </Suspense>
      <Place />
    </MemoryRouter>
  );
}

let root: Root | undefined;

/** Hydrates what a server rendered, and collects React's complaints about it. */
async function takeOver(Content: ComponentType = lazyWords()) {
  const box = document.createElement('div');
  box.innerHTML = renderToString(page(Words));
  document.body.append(box);
  drawn = 0;
  const complaints: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(box, page(Content), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  return complaints;
}

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  drawn = 0;
});

describe('StaticPart', () => {
  it('is drawn by its component where the document does not hold it', async () => {
    render(page());
    expect((await screen.findByText('the prices')).closest('#words')?.className).toBe('measure');
    expect(drawn).toBeGreaterThan(0);
  });

  it('is kept as it stands in a prerendered document, and its component never runs', async () => {
    let fetched = false;
    const complaints = await takeOver(
      lazy(async () => {
        fetched = true;
        return { default: Words };
      }),
    );
    expect(complaints).toEqual([]);
    expect(screen.getByText('the prices').closest('#words')?.className).toBe('measure');
    expect([fetched, drawn]).toEqual([false, 0]);
  });

  it('leaves other links, and what else a press may ask for, to the browser', async () => {
    const followed: string[] = [];
    const last = (event: Event) => {
      if (!event.defaultPrevented) followed.push((event.target as HTMLElement).id);
      // jsdom can't navigate to another page.
      event.preventDefault();
    };
    document.addEventListener('click', last);
    const Links = () => (
      <>
        <a id="out" href="https://other.example/">
          out
        </a>
        <a id="tab" href="/pricing" target="_blank" rel="noopener">
          tab
        </a>
        <a id="file" href="/pricing" download>
          file
        </a>
        <a id="own" href="/pricing">
          own
        </a>
        <a id="plain" href="/pricing?a=b#c">
          plain
        </a>
      </>
    );
    const { unmount } = render(page(Links));
    const press = (id: string, init: object = {}) =>
      fireEvent.click(document.getElementById(id) as HTMLElement, init);
    for (const id of ['out', 'tab', 'file']) press(id);
    press('own', { altKey: true });
    press('own', { metaKey: true });
    expect(followed).toEqual(['out', 'tab', 'file', 'own', 'own']);
    const handled = document.getElementById('own') as HTMLElement;
    handled.addEventListener('click', (event) => event.preventDefault());
    press('own');
    expect(screen.getByRole('status').textContent).toBe('/');
    press('plain');
    expect(screen.getByRole('status').textContent).toBe('/pricing?a=b#c');
    document.removeEventListener('click', last);
    unmount();
  });

  it.each(['drawn', 'kept'])('lets the router follow its links when it is %s', async (how) => {
    if (how === 'kept') {
      await takeOver();
    } else {
      render(page());
    }
    await userEvent.setup().click(await screen.findByText('the prices'));
    expect(screen.getByRole('status').textContent).toBe('/pricing');
  });
});
