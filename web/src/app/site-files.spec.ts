/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadImage } from '@napi-rs/canvas';
import { checkBudgets } from '../hydrate/build/budgets.js';
import { assemble, isStatic, takeApart, templateOf, wordsOf } from '../hydrate/build/document.js';
import { robots, rss, sitemap } from '../hydrate/build/feeds.js';
import { drawingKit, icons, linkPicture } from '../hydrate/build/pictures.js';

const ORIGIN = 'https://site.example';
const TEMPLATE =
  '<html><head><link rel="preload" as="font" href="/f.woff2"><meta charset="utf-8"><link rel="stylesheet" href="/assets/a.css"><script type="module" src="/assets/a.js"></script></head><body><div id="root"></div></body></html>';

describe('a document', () => {
  it('has what React draws for the head in the head', () => {
    const parts = takeApart('<title>A &amp; B</title><meta name="x" content="y"/><main>Hi</main>');
    expect(parts).toEqual({
      head: '<title>A &amp; B</title><meta name="x" content="y"/>',
      body: '<main>Hi</main>',
    });
  });

  it('shows the page before its scripts, with styles that need no journey of their own', () => {
    const html = assemble(
      templateOf(TEMPLATE),
      { head: '<title>T</title>', body: '<h1>$& stays</h1>' },
      { head: '<meta name="more">', tail: '<script type="application/ld+json">{}</script>' },
      {
        inline: 'h1{color:red}',
        styles: ['assets/p.css'],
        scripts: ['assets/a.js', 'assets/b.js'],
      },
    );
    const places = [
      '<title>T</title><meta name="more"><style>h1{color:red}</style>',
      'href="/assets/p.css"></head>',
      '<div id="root"><h1>$& stays</h1></div>',
      'href="/f.woff2"',
      'src="/assets/a.js"',
      'href="/assets/b.js"',
      'ld+json',
    ].map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).not.toContain('/assets/a.css');
  });

  it('is no document without a place for the page', () => {
    expect(() => templateOf('<html></html>')).toThrow('#root');
  });

  it('tells a page that stands still from one that acts', () => {
    const page = (inside: string) => `<div id="static-page"><p>${inside}</p></div></main>`;
    expect(isStatic(page('text <a href="/x">link</a>'))).toBe(true);
    expect(isStatic(page('<button type="button">Go</button>'))).toBe(false);
    expect(isStatic('<div><p>text</p></div></main>')).toBe(false);
  });

  it('is read as a reader reads it', () => {
    expect(wordsOf('<p>It&#x27;s <!-- -->5 &lt; 6 <b>now</b></p>')).toBe("It's 5 < 6 now");
  });
});

describe('lists of pages', () => {
  it('escape what XML would read as its own', () => {
    const list = sitemap(ORIGIN, [{ path: '/a?b&c', updated: '2026-11-21' }]);
    expect(list).toContain(
      '<url><loc>https://site.example/a?b&amp;c</loc><lastmod>2026-11-21</lastmod></url>',
    );
  });

  it('let crawlers read pages and find the sitemap, but not call the api', () => {
    expect(robots(ORIGIN)).toMatch(
      /Disallow: \/api\/[\s\S]*Sitemap: https:\/\/site\.example\/sitemap/,
    );
  });

  it('give feed readers each article with its day', () => {
    const feed = rss(ORIGIN, [
      {
        path: '/blog/x',
        title: 'Arteries & veins',
        excerpt: 'Short',
        category: 'Science',
        published: '2026-11-21',
        updated: '2026-11-22',
      },
    ]);
    expect(feed).toContain('<title>Arteries &amp; veins</title>');
    expect(feed).toContain('<guid isPermaLink="true">https://site.example/blog/x</guid>');
    expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>');
    expect(feed).toContain('<lastBuildDate>Sun, 22 Nov 2026 00:00:00 GMT</lastBuildDate>');
  });
});

describe('budgets', () => {
  it('name the pages that load more than they may, each by its own limit', () => {
    const { over, table } = checkBudgets([
      { path: '/about', scripts: 98_000, styles: 15_000 },
      { path: '/faqs', scripts: 98_001, styles: 1 },
      { path: '/practice/math', scripts: 140_000, styles: 15_001 },
      { path: '/practice/reading', scripts: 140_000, styles: 1 },
      { path: '/login', scripts: 120_000, styles: 1 },
    ]);
    expect(over.sort()).toEqual(['/faqs', '/practice/math']);
    expect(table.split('\n').filter((line) => line.includes('over its limit'))).toHaveLength(2);
  });
});

describe('pictures', () => {
  const file = (name: string) => path.resolve(__dirname, '../../..', name);
  const font = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
  const kit = drawingKit(
    readFileSync(file('web/src/ui/tokens.css'), 'utf8'),
    readFileSync(file('web/public/icon.svg'), 'utf8'),
    file(font),
  );

  it('are of the size that link previews want, and differ with the title', async () => {
    const one = linkPicture(kit, 'Heart anatomy', 'Blog');
    const { width, height } = await loadImage(one);
    expect([width, height]).toEqual([1200, 630]);
    expect(one.equals(linkPicture(kit, 'Another title that is much longer', 'Blog'))).toBe(false);
  });

  it('hold every icon in its size', async () => {
    const made = icons(kit);
    const sizes = await Promise.all(
      ['apple-touch-icon.png', 'icon-192.png', 'icon-maskable-512.png'].map(
        async (name) => (await loadImage(made[name] ?? Buffer.alloc(0))).width,
      ),
    );
    expect(sizes).toEqual([180, 192, 512]);
    expect(made['favicon.ico']?.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
  });

  it('refuse sources that are not what they were', () => {
    expect(() => drawingKit('', '<svg/>', file(font))).toThrow('icon.svg');
    expect(() => kit.color('no-such-token')).toThrow('--no-such-token');
  });
});
