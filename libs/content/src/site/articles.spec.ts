import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from './articles/categories.js';
import { ARTICLES } from './articles/index.js';
import { PAGES } from './pages/index.js';
import {
  ARTICLE_ROUTES,
  isIsoDate,
  LINKABLE,
  linkTargets,
  stringsIn,
  wordCount,
} from './testing.js';

const NAMED = ARTICLES.map((article) => [article.slug, article] as const);

describe('articles', () => {
  it('are the nine of the specification', () => {
    expect(ARTICLES.map((article) => `/blog/${article.slug}`).sort()).toEqual(
      [...ARTICLE_ROUTES].sort(),
    );
  });

  it.each(NAMED)('%s has 900 to 1,800 words under headings', (_slug, article) => {
    const words = wordCount(article.body);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1800);
    expect(article.body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(4);
    expect(article.body).not.toMatch(/^# /m);
  });

  it.each(NAMED)('%s links only to routes that exist', (_slug, article) => {
    const targets = [...linkTargets(article.body), article.practice.to];
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((target) => !LINKABLE.has(target))).toEqual([]);
    expect(targets).not.toContain(`/blog/${article.slug}`);
  });

  it.each(NAMED)('%s names related articles that exist, not itself', (slug, article) => {
    const slugs = new Set(ARTICLES.map((other) => other.slug));
    expect(article.related.length).toBeGreaterThanOrEqual(2);
    expect(new Set(article.related).size).toBe(article.related.length);
    for (const related of article.related) expect(slugs.has(related)).toBe(true);
    expect(article.related).not.toContain(slug);
  });

  it.each(NAMED)('%s has dates in order', (_slug, article) => {
    expect(isIsoDate(article.published)).toBe(true);
    expect(isIsoDate(article.updated)).toBe(true);
    expect(article.updated >= article.published).toBe(true);
  });

  it('use three or four categories, each of them with at least one article', () => {
    const used = new Set(ARTICLES.map((article) => article.category));
    expect([...used].sort()).toEqual(CATEGORIES.map((category) => category.slug).sort());
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(3);
    expect(CATEGORIES.length).toBeLessThanOrEqual(4);
  });

  it('name fees of the exam only as of the day of writing, and send readers to ATI for them', () => {
    const texts = [...ARTICLES.map((article) => article.body), stringsIn(PAGES).join('\n')];
    const priced = texts.filter((text) => /\$1\d\d\b(?!\.)/.test(text));
    expect(priced.length).toBeGreaterThanOrEqual(2);
    for (const text of priced) {
      expect(text).toMatch(/As of November 2026/i);
      expect(text).toMatch(/ATI's (?:own site|registration page)/);
    }
  });

  it.each(NAMED)('%s has tables whose rows have equal numbers of cells', (_slug, article) => {
    const blocks = article.body.split(/\n\n+/).filter((block) => block.startsWith('|'));
    for (const block of blocks) {
      const widths = block.split('\n').map((row) => row.split('|').length);
      expect(new Set(widths).size).toBe(1);
    }
  });
});
