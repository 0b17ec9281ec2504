import type { PageFiles } from './chunks.js';

/** A prerendered page, taken apart. */
export interface PageParts {
  /** The page's own title, description, canonical URL and robots, as React rendered them. */
  head: string;
  body: string;
}

const HEAD_ELEMENT = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** React renders a page's title and metadata before the page; they belong in the head. */
export function takeApart(html: string): PageParts {
  let head = '';
  let body = html;
  for (let found = HEAD_ELEMENT.exec(body); found; found = HEAD_ELEMENT.exec(body)) {
    head += found[0];
    body = body.slice(found[0].length);
  }
  return { head, body };
}

/** The text between `before` and `after` in HTML that we made; empty if either is missing. */
export function between(html: string, before: string, after: string): string {
  const start = html.indexOf(before);
  const end = html.indexOf(after, start + before.length);
  return start < 0 || end < 0 ? '' : html.slice(start + before.length, end);
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of HTML: no tags, no comments, characters instead of entities. */
export function wordsOf(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => SIGNS[name] ?? '');
}

export function escapeAttribute(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** Controls that work only once their code runs (see `StaticPage`). */
const CONTROLS = /<(?:form|button|input|select|textarea)\b/;

/** Whether the browser hydrates only the page's islands, without the page's own code. */
export function isStatic(body: string): boolean {
  const page = between(body, 'id="static-page"', '</main>');
  return page !== '' && !CONTROLS.test(page);
}

const ROOT = '<div id="root"></div>';
const END_OF_HEAD = '</head>';
const ENTRY = /<script type="module"[^>]*><\/script>\s*/g;
const LINKS = /<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g;
const FONT = /<link rel="preload" as="font"[^>]*>\s*/g;

/** The bundler's own document, without the parts that are added for each page. */
export interface Template {
  html: string;
  /** The link that preloads the interface font. */
  font: string;
}

/**
 * Takes the links to scripts, styles and font out of the bundler's own document.
 * @throws Error when the document has no empty root.
 */
export function templateOf(html: string): Template {
  if (!html.includes(ROOT)) {
    throw new Error('index.html has no empty #root');
  }
  const bare = html.replace(ENTRY, '').replace(LINKS, '').replace(FONT, '');
  return { html: bare, font: (html.match(FONT) ?? []).join('').trim() };
}

/** A document's inline styles, and links to further styles and to scripts. */
export interface Supplies extends PageFiles {
  inline: string;
}

function stylesOf({ inline, styles }: Supplies): string {
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return (inline === '' ? '' : `<style>${inline}</style>`) + links.join('');
}

/** The entry, and preloads for what it would otherwise request only after it has loaded. */
function scriptsOf({ scripts: [entry, ...imported] }: Supplies): string {
  return [
    `<script type="module" crossorigin fetchpriority="low" src="/${entry}"></script>`,
    ...imported.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    ),
  ].join('');
}

/** What a page tells machines: in its head, and the part that may come after the page. */
export interface Matter {
  head: string;
  tail: string;
}

/**
 * A page's complete document: the template, what belongs in the head, and the page. Font, scripts and
 * what is for machines come last: until the page itself has arrived, it gets all of the bandwidth.
 */
export function assemble(
  template: Template,
  page: PageParts,
  matter: Matter,
  supplies: Supplies,
): string {
  const head = page.head + matter.head + stylesOf(supplies);
  const tail = template.font + scriptsOf(supplies) + matter.tail;
  return template.html
    .replace(END_OF_HEAD, () => head + END_OF_HEAD)
    .replace(ROOT, () => `<div id="root">${page.body}</div>${tail}`);
}
