import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IslandBox, type Islands, preloadIslands, useIslands } from './island.js';
import { lazyPage, preloadRoutes } from './lazy-page.js';
import { useLinkPreload } from './link-preload.js';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const show = (Page: ReturnType<typeof lazyPage<{ name: string }>>) => (
  <Suspense fallback="waiting">
    <Page name="Pressed" />
  </Suspense>
);

describe('a lazy page', () => {
  it('waits for its code', async () => {
    const Page = lazyPage(async () => ({ default: Counter }));
    const { container } = render(show(Page));
    expect(container.textContent).toBe('waiting');
    expect(await screen.findByRole('button')).toBeTruthy();
  });

  it('is there at once when it was preloaded', async () => {
    const Page = lazyPage(async () => ({ default: Counter }));
    await Page.preload('/');
    const { container } = render(show(Page));
    expect(container.textContent).toBe('Pressed 0');
  });

  it('stays as it is when it is preloaded while on the screen', async () => {
    const Page = lazyPage(async () => ({ default: Counter }));
    const { rerender } = render(show(Page));
    await userEvent.click(await screen.findByRole('button'));
    await act(() => Page.preload('/'));
    rerender(show(Page));
    expect(screen.getByRole('button').textContent).toBe('Pressed 1');
  });
});

describe('preloadRoutes', () => {
  it('fetches every lazy page on the way to an address, and what that page asks for', async () => {
    const fetched: string[] = [];
    const page = (name: string) =>
      lazyPage(async () => {
        fetched.push(name);
        return { default: () => null, preload: async (path) => void fetched.push(path) };
      });
    const [Layout, About, Other] = [page('layout'), page('about'), page('other')];
    const children = [
      { path: 'about', element: <About /> },
      { path: 'other', element: <Other /> },
    ];
    await preloadRoutes([{ element: <Layout />, children }], '/about');
    expect(fetched.sort()).toEqual(['/about', '/about', 'about', 'layout']);
  });
});

describe('the page behind a link', () => {
  const fetched = jest.fn();
  const About = lazyPage(async () => {
    fetched();
    throw new TypeError('Failed to fetch');
  });
  const routes = [{ path: '/about', element: <About /> }];

  function Links() {
    useLinkPreload(routes);
    return (
      <>
        <a href="/about?x=1">
          <b>About</b>
        </a>
        <a href="https://other.example/about">Elsewhere</a>
        <a href="about">Relative</a>
        <p>Text</p>
      </>
    );
  }

  it('is fetched as soon as a pointer, a finger or the focus reaches it, while its page is there', async () => {
    const { unmount } = render(<Links />);
    const link = screen.getByText('About');
    for (const other of ['Elsewhere', 'Relative', 'Text']) {
      fireEvent.pointerOver(screen.getByText(other));
    }
    expect(fetched).not.toHaveBeenCalled();
    fireEvent.pointerOver(link);
    fireEvent.touchStart(link);
    fireEvent.focusIn(link);
    expect(fetched).toHaveBeenCalledTimes(3);
    unmount();
    document.body.append(link);
    for (const sign of [fireEvent.pointerOver, fireEvent.touchStart, fireEvent.focusIn]) sign(link);
    expect(fetched).toHaveBeenCalledTimes(3);
    link.remove();
  });
});

describe('the islands of a page', () => {
  const fetched: string[] = [];
  const island = (name: string) =>
    lazyPage(async () => {
      fetched.push(name);
      return { default: ({ to }: { to: string }) => <p>{`${name} ${to}`}</p> };
    });
  const islands: Islands = { one: island('one'), two: island('two') };

  const MARKUP = renderToStaticMarkup(
    <>
      <IslandBox name="one" props={{ to: 'here' }}>
        as it stood
      </IslandBox>
      <div data-island="other">stays</div>
    </>,
  );

  function Page() {
    const box = useRef<HTMLDivElement>(null);
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as a page that was written before */}
        <div ref={box} dangerouslySetInnerHTML={{ __html: MARKUP }} />
        <Suspense>{useIslands(box, islands)}</Suspense>
      </>
    );
  }

  it('are fetched by their names, and take the place of what stood there, if they are known', async () => {
    await preloadIslands(islands, ['two', undefined, 'other']);
    expect(fetched).toEqual(['two']);
    await preloadIslands(islands, ['one']);
    const page = render(<Page />);
    expect(await screen.findByText('one here')).toBeTruthy();
    expect(page.container.textContent).toBe('one herestays');
  });
});
