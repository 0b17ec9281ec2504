import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beginHydration, endHydration } from '../../hydrate/hydration.js';
import { preloadIslands } from '../../hydrate/island.js';
import {
  HydratedStaticPage,
  isStaticHere,
  preloadStaticPage,
  StaticPage,
} from '../../hydrate/static-page.js';
import { PageMeta } from '../../lib/page-meta.js';
import { GivenSession } from '../../test/session.js';
import { ISLANDS, Island } from './islands.js';

const PATH = '/about';

const page = (
  <MemoryRouter initialEntries={[PATH]}>
    <StaticPage>
      <PageMeta title="About" description="Who we are" path={PATH} />
      <h1>About us</h1>
      <nav data-contents="">
        <a href="#part">The part</a>
      </nav>
      <h2 id="part">The part</h2>
      <Island name="quote" props={{ only: 'quote' }} />
    </StaticPage>
  </MemoryRouter>
);

let root: Root | undefined;

/** The document as a browser has it before any script. */
async function prerendered(shown = page, island = 'quote'): Promise<HTMLElement> {
  await preloadIslands(ISLANDS, [island]);
  const html = renderToString(shown);
  const [, head = '', body = ''] = /^((?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*)(.*)$/s.exec(
    html,
  ) ?? ['', '', ''];
  document.head.innerHTML = head;
  document.body.innerHTML = `<div id="root">${body}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  endHydration();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('a static page', () => {
  it('is kept as it was prerendered, with its title, and without its code', async () => {
    const box = await prerendered();
    const heading = screen.getByRole('heading', { level: 1 });
    beginHydration(PATH);
    expect(isStaticHere(PATH)).toBe(true);
    await preloadStaticPage(PATH, ISLANDS);
    const errors: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(
        box,
        <MemoryRouter initialEntries={[PATH]}>
          <HydratedStaticPage path={`${PATH}/`} islands={ISLANDS} />
        </MemoryRouter>,
        { onRecoverableError: (error) => errors.push(error) },
      );
    });
    expect(errors).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(document.title).toMatch(/^About · /);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  });

  it('has its islands hydrated in their places', async () => {
    const box = await prerendered();
    const place = document.querySelector('[data-island="quote"]');
    beginHydration(PATH);
    await preloadStaticPage(PATH, ISLANDS);
    await act(async () => {
      root = hydrateRoot(
        box,
        <MemoryRouter initialEntries={[PATH]}>
          <HydratedStaticPage path={PATH} islands={ISLANDS} />
        </MemoryRouter>,
      );
    });
    // Without an observer the form's code is loaded at once: the island is interactive.
    expect(place?.contains(await screen.findByLabelText(/^Name/))).toBe(true);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('may have several islands of one name', async () => {
    const complain = jest.spyOn(console, 'error');
    const papers = ['math-study-sheet', 'math-25-questions'];
    const body = (
      <GivenSession>
        <MemoryRouter initialEntries={[PATH]}>
          <StaticPage>
            {papers.map((slug) => (
              <Island key={slug} name="paperDownload" props={{ slug, action: 'Download' }} />
            ))}
          </StaticPage>
        </MemoryRouter>
      </GivenSession>
    );
    const box = await prerendered(body, 'paperDownload');
    beginHydration(PATH);
    await preloadStaticPage(PATH, ISLANDS);
    await act(async () => {
      root = hydrateRoot(
        box,
        <GivenSession>
          <MemoryRouter initialEntries={[PATH]}>
            <HydratedStaticPage path={PATH} islands={ISLANDS} />
          </MemoryRouter>
        </GivenSession>,
      );
    });
    expect(await screen.findAllByText(/^PDF/)).toHaveLength(2);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('is not one for another address, after a navigation, or with a control in it', async () => {
    await prerendered();
    expect(isStaticHere(PATH)).toBe(false);
    beginHydration(PATH);
    expect(isStaticHere('/faqs')).toBe(false);
    document.getElementById('static-page')?.append(document.createElement('button'));
    expect(isStaticHere(PATH)).toBe(false);
    endHydration();
    await prerendered();
    expect(isStaticHere(PATH)).toBe(false);
  });
});
