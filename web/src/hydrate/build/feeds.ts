import { BRAND } from '@prepward/contracts/brand';
import { escapeAttribute as escaped } from './document.js';

/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  /** ISO date of its last change. */
  updated: string;
}

/** An article as the feed shows it. */
export interface FeedEntry extends ListedPage {
  title: string;
  excerpt: string;
  category: string;
  /** ISO date. */
  published: string;
}

const FEED_TITLE = `${BRAND.name} blog`;

/** sitemap.xml: every page that search engines should find, with the day of its last change. */
export function sitemap(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.map(
    ({ path, updated }) =>
      `  <url><loc>${escaped(origin + path)}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * robots.txt. Students' pages and the back-office stay open to crawlers: only a page that they may read
 * can tell them not to list it.
 */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth/v1/\nDisallow: /functions/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

const rssDate = (iso: string): string => new Date(`${iso}T00:00:00Z`).toUTCString();

function rssItem(origin: string, { path, title, excerpt, category, published }: FeedEntry): string {
  const address = escaped(origin + path);
  return [
    '    <item>',
    `      <title>${escaped(title)}</title>`,
    `      <link>${address}</link>`,
    `      <guid isPermaLink="true">${address}</guid>`,
    `      <description>${escaped(excerpt)}</description>`,
    `      <category>${escaped(category)}</category>`,
    `      <pubDate>${rssDate(published)}</pubDate>`,
    '    </item>',
  ].join('\n');
}

/** rss.xml: the articles of the blog, in the blog's order. */
export function rss(origin: string, entries: readonly FeedEntry[]): string {
  const changed = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escaped(FEED_TITLE)}</title>`,
    `    <link>${escaped(origin)}/blog</link>`,
    `    <atom:link href="${escaped(origin)}/rss.xml" rel="self" type="application/rss+xml" />`,
    '    <description>How to prepare for the TEAS, section by section.</description>',
    '    <language>en-us</language>',
    ...(changed ? [`    <lastBuildDate>${rssDate(changed)}</lastBuildDate>`] : []),
    ...entries.map((entry) => rssItem(origin, entry)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** The link by which feed readers find the feed from a page of the blog. */
export const FEED_LINK = `<link rel="alternate" type="application/rss+xml" title="${escaped(FEED_TITLE)}" href="/rss.xml">`;

const image = (file: string, size: number, purpose?: string) => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/** site.webmanifest: how the site looks when it is added to a home screen. */
export function webManifest(color: (token: string) => string): string {
  return `${JSON.stringify(
    {
      id: '/',
      name: BRAND.name,
      short_name: BRAND.name,
      description: 'Practice for the nursing entrance exam, with a reason for every answer.',
      // People who put it on a home screen have an account; anyone else is sent to sign-in from
      // there.
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      lang: 'en-US',
      theme_color: color('paper'),
      background_color: color('paper'),
      shortcuts: [
        { name: 'Practice', url: '/test-bank' },
        { name: 'Mock exam', url: '/practice/mock' },
        { name: 'Progress', url: '/track-progress' },
      ],
      icons: [
        image('icon-192.png', 192),
        image('icon-512.png', 512),
        image('icon-maskable-192.png', 192, 'maskable'),
        image('icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  )}\n`;
}
