import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from './articles/categories.js';
import { ARTICLES } from './articles/index.js';
import { HOME } from './home.js';
import { PAGES } from './pages/index.js';
import {
  isIsoDate,
  LINKABLE,
  linkTargets,
  PAGE_ROUTES,
  SERVICE_ROUTES,
  stringsIn,
  wordCount,
} from './testing.js';

const HEADS = [...PAGES, ...ARTICLES, ...CATEGORIES, HOME];

describe('pages', () => {
  it('exist for every static public route of the specification, once', () => {
    expect(PAGES.map((page) => page.path).sort()).toEqual([...PAGE_ROUTES].sort());
  });

  it.each(HEADS.map((head) => [head.title, head.description]))(
    'title and description of "%s" have the right length and no placeholder',
    (title, description) => {
      expect(title.length).toBeGreaterThanOrEqual(12);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(158);
      expect(`${title}${description}`).not.toContain('{{');
    },
  );

  it('have titles and descriptions of their own', () => {
    const titles = HEADS.map((head) => head.title.toLowerCase());
    const descriptions = HEADS.map((head) => head.description.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('have headings of their own', () => {
    const headings = [...PAGES, ...ARTICLES].map((page) => page.heading.toLowerCase());
    expect(new Set(headings).size).toBe(headings.length);
  });

  it.each(PAGES.map((page) => [page.path, page] as const))('%s is well formed', (_path, page) => {
    expect(isIsoDate(page.updated)).toBe(true);
    expect(page.sections.length).toBeGreaterThan(0);
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const text of stringsIn(page)) expect(text.trim().length).toBeGreaterThan(0);
  });

  it.each(PAGES.map((page) => [page.path, page] as const))(
    '%s links only to routes that exist',
    (_path, page) => {
      const body = stringsIn(page).join('\n');
      const targets = [...linkTargets(body), ...(page.cta ?? []).map((link) => link.to)];
      expect(targets.filter((target) => !LINKABLE.has(target))).toEqual([]);
      expect(targets).not.toContain(page.path);
    },
  );

  it('keep questions and answers plain, for structured data', () => {
    const faqs = [...PAGES.flatMap((page) => page.faqs ?? []), ...HOME.faqs];
    expect(faqs.length).toBeGreaterThan(30);
    for (const faq of faqs) {
      expect(faq.question).toMatch(/\?$|\. What now\?$/);
      expect(`${faq.question}${faq.answer}`).not.toMatch(/\]\(|\*\*|^#/m);
    }
  });

  it.each([
    ...SERVICE_ROUTES.map((path) => [path, 250, 350] as const),
    ...(['/how-it-works', '/exam-practice', '/buy-test-bank', '/about'] as const).map(
      (path) => [path, 300, 900] as const,
    ),
  ])('%s has %i to %i words', (path, least, most) => {
    const page = PAGES.find((candidate) => candidate.path === path);
    const words = wordCount(stringsIn({ ...page, title: '', description: '' }).join(' '));
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });
});
