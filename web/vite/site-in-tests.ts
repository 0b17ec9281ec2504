import type { Load } from '../src/features/site/site-data.js';
import { renderArticles, renderBlogIndex, renderPages } from './site-render.js';

/** Replaces `virtual:site` in Jest, which has no Vite plugins: same texts, same shape. */
const given =
  <T>(value: T): Load<T> =>
  async () => ({ default: value });

export const pages = Object.fromEntries(renderPages().map((page) => [page.path, given(page)]));

export const articles = Object.fromEntries(
  renderArticles().map((article) => [article.slug, given(article)]),
);

export const categories = renderBlogIndex().categories.map(({ slug }) => slug);

export const blog = given(renderBlogIndex());
