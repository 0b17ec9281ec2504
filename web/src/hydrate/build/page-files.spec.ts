/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { renderMarkdown } from '../../../vite/markdown.js';
import { renderArticles, renderPages } from '../../../vite/site-render.js';
import { checkBudgets } from './budgets.js';
import { assemble, between, isStatic, templateOf, wordsOf } from './document.js';
import { FEED_LINK, rss, webManifest } from './feeds.js';
import { headMatter } from './head.js';
import { drawingKit, icons, linkPicture } from './pictures.js';

const ORIGIN = 'https://site.example';

describe('a document', () => {
  it('is told apart by its parts', () => {
    expect(between('<b>x</b>', '<b>', '</b>')).toBe('x');
    expect(between('</b><b>x</b>', '<b>', '</b>')).toBe('x');
    expect([between('<b>x', '<b>', '</b>'), between('x</b>', '<b>', '</b>')]).toEqual(['', '']);
    expect(wordsOf('&lt;&gt;&quot;&amp;&nbsp;')).toBe('<>"&&nbsp;');
    for (const control of ['form', 'input', 'select', 'textarea', 'button']) {
      const page = `<div id="static-page"><${control} class="x"></div></main>`;
      expect([control, isStatic(page)]).toEqual([control, false]);
    }
  });

  it('names its styles and scripts, the first of which runs', () => {
    const template = templateOf('<head></head><div id="root"></div>');
    const html = assemble(
      template,
      { head: '', body: '' },
      { head: '', tail: '' },
      { inline: '', styles: ['a.css'], scripts: ['a.js', 'b.js'] },
    );
    expect(html).toBe(
      '<head><link rel="stylesheet" crossorigin href="/a.css"></head><div id="root"></div>' +
        '<script type="module" crossorigin fetchpriority="low" src="/a.js"></script>' +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/b.js">',
    );
  });
});

describe('the head of a page', () => {
  const facts = {
    kind: 'page' as const,
    heading: 'H',
    section: 'S',
    updated: '2026-11-02',
    faqs: [],
  };
  const matter = (at: string, more: object = {}) =>
    headMatter({
      ...{ origin: ORIGIN, path: at, title: 'T', description: 'D', picture: '/og/t.png' },
      facts: { ...facts, ...more },
      data: '{}',
    });
  const meta = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/(?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, k, v]) => [
        k,
        v,
      ]),
    );

  it('says how it looks where it is shared', () => {
    const { head, tail } = matter('/about');
    expect(tail).toBe('<script type="application/ld+json">{}</script>');
    expect(meta(head)).toEqual({
      ...{ 'og:type': 'website', 'og:site_name': 'Prepward', 'og:locale': 'en_US' },
      ...{ 'og:title': 'T', 'og:description': 'D', 'og:url': `${ORIGIN}/about` },
      ...{ 'og:image': `${ORIGIN}/og/t.png`, 'og:image:width': '1200', 'og:image:height': '630' },
      ...{ 'og:image:alt': 'T', 'twitter:card': 'summary_large_image', 'twitter:title': 'T' },
      ...{ 'twitter:description': 'D', 'twitter:image': `${ORIGIN}/og/t.png` },
    });
  });

  it('of an article has its days, and the feed is named on pages of the blog alone', () => {
    const article = { slug: 'x', published: '2026-10-03', excerpt: 'E', categoryName: 'Science' };
    const { head } = matter('/blog/x', { article });
    expect(meta(head)).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-10-03',
      'article:modified_time': '2026-11-02',
      'article:section': 'Science',
    });
    const fed = ['/blog', '/blog/x', '/blogs', '/about'].map((at) =>
      matter(at).head.includes(FEED_LINK),
    );
    expect(fed).toEqual([true, true, false, false]);
  });
});

describe('what readers and home screens are told', () => {
  const entry = (published: string, updated: string) => ({
    ...{ path: `/blog/${published}`, title: 'T', excerpt: 'E <1>', category: 'C' },
    ...{ published, updated },
  });

  it('is when the feed changed last, in the order of the blog', () => {
    const feed = rss(ORIGIN, [
      entry('2026-10-03', '2026-11-20'),
      entry('2026-10-05', '2026-11-22'),
      entry('2026-10-04', '2026-11-21'),
    ]);
    expect(feed).toContain('<lastBuildDate>Sun, 22 Nov 2026 00:00:00 GMT</lastBuildDate>');
    expect([...feed.matchAll(/<link>[^<]*(\d\d)<\/link>/g)].map(([, day]) => day)).toEqual([
      ...['03', '05', '04'],
    ]);
    expect(feed).toContain('<description>E &lt;1&gt;</description>');
    expect(rss(ORIGIN, [])).not.toContain('lastBuildDate');
  });

  it('is where the site begins on a home screen, with what is pressed most', () => {
    const manifest = JSON.parse(webManifest((token) => `#${token}`));
    expect(manifest).toMatchObject({
      ...{ name: 'Prepward', start_url: '/dashboard', scope: '/', display: 'standalone' },
      ...{ theme_color: '#paper', background_color: '#paper' },
    });
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      ...['/test-bank', '/practice/mock', '/track-progress'],
    ]);
    expect(manifest.icons).toEqual([
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]);
  });
});

describe('budgets', () => {
  it('list the heaviest page first, and know forms and exams by their addresses', () => {
    const weights = [
      { path: '/about', scripts: 90_000, styles: 1 },
      ...['/signup', '/forgot-password', '/contact', '/quiz/math'].map((at, n) => ({
        ...{ path: at, scripts: 100_000 + n, styles: 15_000 },
      })),
      { path: '/contacts', scripts: 99_000, styles: 1 },
      { path: '/practice', scripts: 98_500, styles: 1 },
    ];
    const { over, table } = checkBudgets(weights);
    expect(over).toEqual(['/contacts', '/practice']);
    const paths = table.split('\n').map((line) => line.split(' ')[0]);
    expect(paths).toEqual([
      ...['page', '/quiz/math', '/contact', '/forgot-password', '/signup'],
      ...['/contacts', '/practice', '/about'],
    ]);
    expect(table).toMatch(/\/quiz\/math +100\.0 \/ +140\.0 +15\.0 \/ +15\.0\n/);
  });
});

describe('pictures', () => {
  const file = (name: string) => path.resolve(__dirname, '../../../..', name);
  const kit = drawingKit(
    readFileSync(file('web/src/ui/tokens.css'), 'utf8'),
    readFileSync(file('web/public/icon.svg'), 'utf8'),
    file('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
  async function pixels(png: Buffer) {
    const image = await loadImage(png);
    const context = createCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data, width } = context.getImageData(0, 0, image.width, image.height);
    return (x: number, y: number) => {
      const [r = 0, g = 0, b = 0, a = 0] = data.slice((y * width + x) * 4, (y * width + x) * 4 + 4);
      const hex = [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('');
      return a === 0 ? 'none' : `#${hex}`;
    };
  }
  /** The bounding box of what is drawn between the rows `from` and `to`. */
  async function drawn(title: string, from: number, to: number) {
    const at = await pixels(linkPicture(kit, title, ''));
    const paper = kit.color('paper');
    const rows: number[] = [];
    let [left, right] = [1200, 0];
    for (let y = from; y < to; y += 2) {
      for (let x = 0; x < 1200; x += 2) {
        if (at(x, y) === paper) continue;
        if (rows.at(-1) !== y) rows.push(y);
        [left, right] = [Math.min(left, x), Math.max(right, x)];
      }
    }
    return { top: rows[0] ?? 0, bottom: rows.at(-1) ?? 0, left, right };
  }

  it('have the mark at the top, and a band along the bottom', async () => {
    const at = await pixels(linkPicture(kit, 'Heart', 'Blog'));
    const [paper, tint, primary] = ['paper', 'tint', 'primary'].map(kit.color);
    expect([at(2, 2), at(1198, 533), at(2, 535), at(1198, 628)]).toEqual([
      paper,
      paper,
      tint,
      tint,
    ]);
    expect([at(83, 104), at(86, 104), at(153, 104), at(157, 104)]).toEqual([
      ...[paper, primary, primary, paper],
    ]);
    expect([at(120, 66), at(120, 70), at(120, 138), at(120, 142)]).toEqual([
      ...[paper, primary, primary, paper],
    ]);
    // The corners of the mark are round.
    expect(at(85, 69)).toBe(paper);
  });

  it('have a title that stays between the margins, in as few lines as its length needs', async () => {
    const short = await drawn('Hearts', 150, 534);
    const two = await drawn('What to expect on the nursing exam', 150, 534);
    expect(two.bottom - two.top).toBeGreaterThan(145);
    const long = await drawn(
      'Everything that the nursing entrance exam asks of hearts and veins',
      150,
      534,
    );
    const longer = await drawn(
      'Everything that the nursing entrance exam asks of hearts and veins, of lungs and of kidneys, and how to learn it all in time',
      150,
      534,
    );
    for (const { left, right, bottom } of [short, two, long, longer]) {
      expect(left).toBeGreaterThanOrEqual(84);
      expect(left).toBeLessThan(96);
      expect(right).toBeLessThanOrEqual(1116);
      expect(bottom).toBeLessThan(490);
    }
    // One line of 84 px, two to three of 70, four of 56, and each leaves room below the mark.
    expect(short.bottom - short.top).toBeLessThan(84);
    expect([long.right > 1000, longer.right > 1000]).toEqual([true, true]);
    expect(long.bottom - long.top).toBeGreaterThan(84);
    expect(longer.bottom - longer.top).toBeGreaterThan(long.bottom - long.top);
    expect(longer.top).toBeGreaterThan(170);
  });

  it('that systems cut to a shape reach into its corners, with more room around the mark', async () => {
    const made = icons(kit);
    const corner = async (name: string) => (await pixels(made[name] ?? Buffer.alloc(0)))(0, 0);
    const primary = kit.color('primary');
    expect(await corner('icon-192.png')).toBe('none');
    expect(await corner('icon-32.png')).toBe('none');
    expect(await corner('icon-maskable-192.png')).toBe(primary);
    expect(await corner('apple-touch-icon.png')).toBe(primary);
    const widest = async (name: string, size: number) => {
      const at = await pixels(made[name] ?? Buffer.alloc(0));
      const strokes = [];
      for (let x = 0; x < size; x += 1) {
        for (let y = 0; y < size; y += 4) if (at(x, y) === kit.color('on-primary')) strokes.push(x);
      }
      return [Math.min(...strokes) / size, Math.max(...strokes) / size];
    };
    const [plain, cut] = [
      await widest('icon-192.png', 192),
      await widest('icon-maskable-192.png', 192),
    ];
    expect(cut[0]).toBeGreaterThan(plain[0] ?? 1);
    expect(cut[1]).toBeLessThan(plain[1] ?? 0);
  });
});

describe('texts of the site', () => {
  it('give each heading a name of its own, however it is written', () => {
    const { html } = renderMarkdown("## What's *it*?\n\n## What’s it\n\n## Whats it!\n\n## ???\n");
    expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      ...['whats-it', 'whats-it-2', 'whats-it-3', 'part'],
    ]);
    expect(renderMarkdown('[a](tel:+15550100) [b](#part)').html).not.toContain('rel=');
  });

  it('show a table as cards from three columns and twenty-one letters on', () => {
    const table = (cell: string, first = 'a') =>
      renderMarkdown(`| A | B | C |\n|---|---|---|\n| ${first} | b | ${cell} |\n`).html;
    expect(table('x'.repeat(20))).not.toContain('wide');
    expect(table('x'.repeat(21))).toContain('table-box stacks');
    expect(table(`**${'x'.repeat(19)}**`)).not.toContain('wide');
    expect(table('c', 'x'.repeat(21))).not.toContain('stacks');
  });

  it('lead to what is related, and say how long they take', () => {
    const articles = renderArticles();
    for (const { slug, related, minutes, html } of articles) {
      const letters = html.replaceAll(/<[^>]*>/g, '').split(/\s+/).length;
      expect([slug, related.map((one) => one.slug).includes(slug)]).toEqual([slug, false]);
      expect([slug, Math.abs(minutes - letters / 220) < 1.5]).toEqual([slug, true]);
    }
    const contact = renderPages().find(({ path: at }) => at === '/contact');
    const html = contact?.sections.map((section) => section.html).join('') ?? '';
    for (const [, number = ''] of html.matchAll(/href="tel:([^"]*)"/g)) {
      expect(number).toMatch(/^\+?\d+$/);
    }
    expect(renderPages().filter(({ path: at }) => at.startsWith('/practice/'))).toEqual([]);
  });
});
