import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beginHydration, endHydration } from './hydration.js';
import type { Islands } from './island.js';
import { lazyPage } from './lazy-page.js';
import { HydratedStaticPage, isStaticHere, preloadStaticPage } from './static-page.js';

const fetched: string[] = [];
const ISLANDS: Islands = {
  quote: lazyPage(async () => {
    fetched.push('quote');
    return { default: () => <p>the form</p> };
  }),
};

function prerendered(page: string, head = ''): void {
  document.head.innerHTML = head;
  document.body.innerHTML = `<div id="static-page">${page}</div>`;
}

afterEach(() => {
  endHydration();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const content = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));

describe('a page that stands in its document', () => {
  it.each(['form', 'button', 'input', 'select', 'textarea'])(
    'is rendered like any other with a %s in it',
    (control) => {
      prerendered('<details><summary>Q</summary></details><a href="/x">A</a>');
      beginHydration('/about');
      expect(isStaticHere('/about')).toBe(true);
      prerendered(`<p><${control}></${control}></p>`);
      expect(isStaticHere('/about')).toBe(false);
    },
  );

  it('has only its islands fetched, and only where it is the page of the address', async () => {
    prerendered('<p>About us</p><div data-island="quote"></div><div data-island="other"></div>');
    await preloadStaticPage('/about', ISLANDS);
    expect(fetched).toEqual([]);
    beginHydration('/about');
    await preloadStaticPage('/about', ISLANDS);
    expect(fetched).toEqual(['quote']);
  });

  it.each([
    ['', undefined, ['https://site.example/about']],
    ['<meta name="robots" content="noindex">', 'noindex', []],
  ])('keeps what its head says of it: %s', async (more, robots, canonical) => {
    prerendered(
      '<h1>About us</h1>',
      `<title>About · Prepward</title><meta name="description" content="Who we are">${more}`,
    );
    const before = document.body.innerHTML;
    const box = document.body.appendChild(document.createElement('div'));
    await act(async () => {
      render(
        <MemoryRouter>
          <HydratedStaticPage path="/about/" islands={ISLANDS} />
        </MemoryRouter>,
        { container: box },
      );
    });
    expect(box.innerHTML).toBe(before);
    expect(screen.getAllByRole('heading')).toHaveLength(2);
    expect(content('link[rel=canonical]', 'href')).toEqual(canonical);
    expect(content('meta[name=robots]', 'content').at(-1)).toBe(robots);
    expect(new Set(content('meta[name=description]', 'content'))).toEqual(new Set(['Who we are']));
    expect(document.title).toBe('About · Prepward');
  });
});
