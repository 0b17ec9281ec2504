import { describe, expect, it } from '@jest/globals';
import { ARTICLES } from '../articles/index.js';
import { ARTICLE_FIGURES } from './index.js';

const FIGURES = Object.entries(ARTICLE_FIGURES);
const COLORS = new Set([
  'none',
  'currentColor',
  ...['soft', 'line-strong', 'primary', 'on-primary', 'tint', 'surface'].map(token),
  ...['notice', 'notice-tint'].map(token),
]);

/** Every use of a figure in the articles: its own paragraph. */
const USES = ARTICLES.flatMap((article) =>
  article.body
    .split('\n\n')
    .map((paragraph) => /^!\[([^\]]*)\]\(figure:([a-z-]+)\)$/.exec(paragraph))
    .flatMap((match) => (match ? [{ slug: article.slug, alt: match[1], name: match[2] }] : [])),
);

function token(name: string): string {
  return `var(--${name})`;
}

function attribute(svg: string, name: string): string[] {
  return [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');
}

/** Tags still open at the end, and closing tags that close nothing. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const stray: string[] = [];
  for (const [, closing, name = '', , empty] of svg.matchAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) stray.push(name);
    } else if (!empty) open.push(name);
  }
  return [...open, ...stray];
}

describe('figures of the articles', () => {
  it('stand in every article, one each, with an alternative text', () => {
    expect(USES.map((use) => use.slug).sort()).toEqual(
      ARTICLES.map((article) => article.slug).sort(),
    );
    for (const use of USES) expect(use.alt?.split(' ').length).toBeGreaterThanOrEqual(8);
  });

  it('are those that the articles name, each of them once', () => {
    expect(USES.map((use) => use.name).sort()).toEqual(Object.keys(ARTICLE_FIGURES).sort());
    const mentions = ARTICLES.flatMap((article) => article.body.match(/figure:/g) ?? []);
    expect(mentions).toHaveLength(FIGURES.length);
  });

  it.each(FIGURES)('%s is well-formed and sized by its place', (_name, { svg, caption }) => {
    expect(svg).toMatch(/^<svg viewBox="0 0 680 \d+" xmlns="[^"]+">.*<\/svg>$/);
    expect(unbalanced(svg)).toEqual([]);
    expect(svg.replace(/<\/?[a-z]+(?: [a-zA-Z-]+="[^"<>]*")*\/?>/g, '')).not.toMatch(/[<>&]/);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(caption).toMatch(/^\S.{20,110}\.$/);
  });

  it.each(FIGURES)('%s has only colors of the theme, no ids and no style', (_name, { svg }) => {
    const colors = [...attribute(svg, 'fill'), ...attribute(svg, 'stroke')];
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => !COLORS.has(color))).toEqual([]);
    expect(svg).not.toMatch(/#|rgb|hsl| (?:id|style|class|font-family|aria-\w+|role)=/);
  });

  it.each(FIGURES)('%s has text that stays readable on a phone', (_name, { svg }) => {
    const texts = svg.match(/<text /g) ?? [];
    const sizes = attribute(svg, 'font-size').map(Number);
    expect(sizes).toHaveLength(texts.length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
});
