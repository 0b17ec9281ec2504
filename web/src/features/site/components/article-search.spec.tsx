import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderBlogIndex } from '../../../../vite/site-render.js';
import { ArticleList } from './article-list.js';
import { ArticleSearch } from './article-search.js';

const { articles } = renderBlogIndex();

const page = (
  <MemoryRouter>
    <ArticleSearch />
    <ArticleList articles={articles} />
  </MemoryRouter>
);

/** Names of the articles that are not hidden. */
const names = () => screen.queryAllByRole('heading').map((node) => node.textContent);

describe('the articles of the blog with their search', () => {
  it('are all there before anything runs, without a control', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(page);
    expect(box.querySelectorAll('h2')).toHaveLength(articles.length);
    expect(box.querySelector('input, button, form')).toBeNull();
  });

  it.each([
    ['ANATOMY', ['Heart anatomy for the TEAS: learn it as a route'], '1 article'],
    ['test day', ['What to expect on the day of the ATI TEAS', 'Proctorio'], '2 articles'],
  ])(
    'are narrowed by the words "%s" of a name, an excerpt or a tag',
    async (query, found, said) => {
      render(page);
      await userEvent
        .setup()
        .type(screen.getByRole('searchbox', { name: 'Search articles' }), query);
      const shown = names();
      expect(shown).toHaveLength(found.length);
      expect(found.filter((part, index) => !shown[index]?.includes(part))).toEqual([]);
      expect(screen.getByRole('status').textContent).toBe(said);
    },
  );

  it('are all back when the field is cleared, or when the search goes', async () => {
    const { rerender } = render(page);
    const field = screen.getByRole('searchbox');
    const user = userEvent.setup();
    await user.type(field, 'heart');
    await user.clear(field);
    expect(names()).toHaveLength(articles.length);
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(field, 'heart');
    rerender(
      <MemoryRouter>
        {null}
        <ArticleList articles={articles} />
      </MemoryRouter>,
    );
    expect(names()).toHaveLength(articles.length);
  });

  it('say so when none match', async () => {
    render(page);
    await userEvent.setup().type(screen.getByRole('searchbox'), 'zebra ');
    expect(names()).toEqual([]);
    expect(screen.getByText(/No articles match “zebra”/)).toBeTruthy();
  });

  it('each show a cover of their own, tags and a true date', () => {
    render(page);
    for (const card of screen.getAllByRole('heading').map((node) => node.closest('li'))) {
      expect(card?.querySelector('svg')).toBeTruthy();
      expect(card?.querySelector('ul[aria-label="Tags"] li')).toBeTruthy();
      expect(card?.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const covers = [...document.querySelectorAll('li > div[aria-hidden]')].map(
      (cover) => cover.innerHTML,
    );
    expect(new Set(covers).size).toBe(articles.length);
  });
});
