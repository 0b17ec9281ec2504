import { BRAND } from '@prepward/contracts/brand';
import type { PageFacts } from '../../features/site/head/page-facts.js';
import type { Matter } from './document.js';
import { FEED_LINK } from './feeds.js';

/** The contents of a page's head, besides the page's own title and description. */
export interface HeadMatter {
  origin: string;
  path: string;
  /** Escaped, as they are in the page's own elements. */
  title: string;
  description: string;
  /** Address of the picture below the origin. */
  picture: string;
  facts: PageFacts;
  /** JSON of the page's structured data, safe inside a script element. */
  data: string;
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${content}">`;

/** How the page looks where its link is shared, and what it tells machines. */
export function headMatter(given: HeadMatter): Matter {
  const { origin, path, title, description, picture, facts, data } = given;
  const image = origin + picture;
  const article = facts.article
    ? [
        meta('property', 'article:published_time', facts.article.published),
        meta('property', 'article:modified_time', facts.updated),
        meta('property', 'article:section', facts.article.categoryName),
      ]
    : [];
  const head = [
    meta('property', 'og:type', facts.article ? 'article' : 'website'),
    meta('property', 'og:site_name', BRAND.name),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + path),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    ...article,
    ...(path === '/blog' || path.startsWith('/blog/') ? [FEED_LINK] : []),
  ];
  return { head: head.join(''), tail: `<script type="application/ld+json">${data}</script>` };
}
