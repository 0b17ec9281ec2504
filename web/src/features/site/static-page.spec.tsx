import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PageMeta } from '../../lib/page-meta.js';
import { beginTakeOver, endTakeOver } from '../../hydrate/hydration.js';
import { LivePart, preloadLiveParts } from './islands.js';
import { preloadStanding, StandingPage, StillPage, standsStill } from '../../hydrate/static-page.js';

const PATH = '/about';

const drawn = (
  <MemoryRouter initialEntries={[PATH]}>
    <StillPage>
      <PageMeta title="About" description="Who we are" path={PATH} />
      <h1>About us</h1>
      <nav data-contents="">
        <a href="#part">The part</a>
      </nav>
      <h2 id="part">The part</h2>
      <LivePart name="quote" given={{ only: 'quote' }} />
    </StillPage>
  </MemoryRouter>
);

let root: Root | undefined;

/** The document as a browser has it before any script. */
async function stand(): Promise<HTMLElement> {
  await preloadLiveParts(['quote']);
  const html = renderToString(drawn);
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
  endTakeOver();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('a still page', () => {
  it('is taken over as it stands, with its title, and without its code', async () => {
    const box = await stand();
    const heading = screen.getByRole('heading', { level: 1 });
    beginTakeOver(PATH);
    expect(standsStill(PATH)).toBe(true);
    await preloadStanding(PATH);
    const errors: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(
        box,
        <MemoryRouter initialEntries={[PATH]}>
          <StandingPage path={`${PATH}/`} />
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

  it('has its live parts drawn where they stand', async () => {
    const box = await stand();
    const place = document.querySelector('[data-live="quote"]');
    beginTakeOver(PATH);
    await preloadStanding(PATH);
    await act(async () => {
      root = hydrateRoot(
        box,
        <MemoryRouter initialEntries={[PATH]}>
          <StandingPage path={PATH} />
        </MemoryRouter>,
      );
    });
    // Without an observer the form's code comes at once: it is alive.
    expect(place?.contains(await screen.findByLabelText(/^Name/))).toBe(true);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is none for another address, after a navigation, or with a control in it', async () => {
    await stand();
    expect(standsStill(PATH)).toBe(false);
    beginTakeOver(PATH);
    expect(standsStill('/faqs')).toBe(false);
    document.getElementById('still-page')?.append(document.createElement('button'));
    expect(standsStill(PATH)).toBe(false);
    endTakeOver();
    await stand();
    expect(standsStill(PATH)).toBe(false);
  });
});
