import { Marked, type Tokens } from 'marked';
import type { Anchor } from '../src/features/site/site-data.js';

/** Rendered Markdown, with its second-level headings for a list of contents. */
export interface RenderedMarkdown {
  html: string;
  contents: readonly Anchor[];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** "Arteries and veins: the trap" → "arteries-and-veins-the-trap". */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function uniqueSlug(text: string, taken: ReadonlySet<string>): string {
  const base = slugOf(text) || 'part';
  let slug = base;
  for (let n = 2; taken.has(slug); n += 1) {
    slug = `${base}-${n}`;
  }
  return slug;
}

/** The words of inline Markdown without its marks. */
function plain(tokens: readonly { type: string; raw: string }[]): string {
  return tokens
    .map((token) => {
      const inner = 'tokens' in token && Array.isArray(token.tokens) ? token.tokens : null;
      if (inner) {
        return plain(inner);
      }
      return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
    })
    .join('');
}

/** A column with a cell of more letters than this keeps a width that can be read. */
const LONG_CELL = 20;

type Inline = (tokens: Tokens.TableCell['tokens']) => string;

/** The class of a column: long texts keep a width that can be read, short ones stay on one line. */
function columnClass(rows: readonly Tokens.TableCell[][], column: number): 'wide' | 'short' {
  const texts = rows.map((cells) => plain(cells[column]?.tokens ?? []));
  return texts.some(({ length }) => length > LONG_CELL) ? 'wide' : 'short';
}

/** One row: its first cell is its heading. An empty corner is none, and would be read as one. */
function row(
  cells: readonly Tokens.TableCell[],
  classes: readonly string[],
  scope: 'row' | 'col',
  inline: Inline,
): string {
  const html = cells.map(({ tokens }, column) => {
    const heading = tokens.length > 0 && (scope === 'col' || column === 0);
    const [open, close] = heading ? [`th scope="${scope}"`, 'th'] : ['td', 'td'];
    return `<${open} class="${classes[column]}">${inline(tokens)}</${close}>`;
  });
  return `<tr>${html.join('')}</tr>`;
}

/** A table in a box of its own that scrolls sideways, also by keyboard, on a narrow screen. */
function table({ header, rows }: Tokens.Table, inline: Inline): string {
  const names = header.map(({ tokens }) => plain(tokens).trim()).filter(Boolean);
  const classes = header.map((_cell, column) => columnClass(rows, column));
  const head = row(header, classes, 'col', inline);
  const body = rows.map((cells) => row(cells, classes, 'row', inline)).join('');
  const label = escapeHtml(`Table: ${names.join(', ')}`);
  return `<div class="table-box" role="group" tabindex="0" aria-label="${label}"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
}

/** A picture drawn by code, and the words below it. */
interface Figure {
  svg: string;
  caption: string;
}

/** The picture that `![what it shows](figure:name)` stands for, on a paragraph of its own. */
function figure({ href, text }: Tokens.Image, figures: Readonly<Record<string, Figure>>): string {
  const known = figures[href.replace(/^figure:/, '')];
  if (!href.startsWith('figure:') || known === undefined) {
    throw new Error(`A text of the site shows a picture that there is not: ${href}`);
  }
  const svg = known.svg.replace('<svg', `<svg role="img" aria-label="${escapeHtml(text)}"`);
  return `<figure>${svg}<figcaption>${escapeHtml(known.caption)}</figcaption></figure>\n`;
}

/**
 * Turns our own Markdown into HTML. Links inside the site stay as they are; links to other sites
 * get a `rel`, so that the other site learns nothing of the window it was opened from.
 * @throws Error when a link is neither a route, an anchor, https, mailto nor tel, or when a picture
 *   is none of the figures or stands within a text.
 */
export function renderMarkdown(
  markdown: string,
  figures: Readonly<Record<string, Figure>> = {},
): RenderedMarkdown {
  const contents: Anchor[] = [];
  const taken = new Set<string>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const text = plain(tokens);
        const id = uniqueSlug(text, taken);
        taken.add(id);
        if (depth === 2) {
          contents.push({ id, text });
        }
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        if (!/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(href)) {
          throw new Error(`A text of the site links to ${href}`);
        }
        const rel = href.startsWith('https:') ? ' rel="noopener external"' : '';
        return `<a href="${escapeHtml(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
      paragraph({ tokens }) {
        const [only, ...more] = tokens;
        return only?.type === 'image' && more.length === 0
          ? figure(only as Tokens.Image, figures)
          : `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      image({ href }) {
        throw new Error(`A picture needs a paragraph of its own: ${href}`);
      },
      table(token) {
        return table(token, (tokens) => this.parser.parseInline(tokens));
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, contents };
}
