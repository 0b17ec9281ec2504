import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { lazyPage, preloadRoutes } from './lazy-page.js';

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
