import { readFileSync } from 'node:fs';
import path from 'node:path';

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const TITLE = 'TEAS practice questions and mock exams';

/** Attributes that only the product's styles and scripts read, and comments. */
const FOR_THE_PRODUCT =
  / (?:class|style|data-[a-z-]+|tabindex|crossorigin|fetchpriority)="[^"]*"|<!--[\s\S]*?-->/g;

/** Files of the page that the home page is compared with, by their path. */
export interface StaticPage {
  files: ReadonlyMap<string, { type: string; content: Buffer }>;
}

/**
 * The page that someone writing HTML by hand would make from the home page's content: the same text,
 * links and pictures, bare elements, one small handwritten stylesheet, no scripts. The text comes from
 * the prerendered page, so that both always say the same.
 *
 * @param prerendered the built home page
 * @param root folder of the project
 * @throws Error when the built page is not prerendered
 */
export function staticPage(prerendered: string, root: string): StaticPage {
  const start = prerendered.indexOf('<header');
  const end = prerendered.lastIndexOf('</footer>');
  if (start < 0 || end < 0) throw new Error('web/dist/index.html is not a prerendered page');
  const body = `${prerendered.slice(start, end)}</footer>`.replace(FOR_THE_PRODUCT, '');
  const styles = readFileSync(path.join(import.meta.dirname, 'static-page.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${TITLE}</title>`,
    '<link rel="preload" as="font" type="font/woff2" href="/figtree.woff2" crossorigin>',
    `<style>${styles}</style></head><body>${body}</body></html>`,
  ].join('\n');
  return {
    files: new Map([
      ['/', { type: 'text/html; charset=utf-8', content: Buffer.from(html) }],
      ['/figtree.woff2', { type: 'font/woff2', content: readFileSync(path.join(root, FONT)) }],
    ]),
  };
}
