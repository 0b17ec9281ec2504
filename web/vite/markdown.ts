import { Marked, type Tokens } from 'marked';
import type { Anchor } from '../src/features/site/site-data.js';

/** Rendered Markdown, with its second-level headings for a table of contents. */
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

/** Makes slugs that are unique on the page. */
function uniqueSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const base = slugOf(text) || 'part';
    let slug = base;
    for (let n = 2; taken.has(slug); n += 1) {
      slug = `${base}-${n}`;
    }
    taken.add(slug);
    return slug;
  };
}

/** The text of inline Markdown without its markup. */
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

/** Where the site's texts may link: a route, an anchor, another site, an email address, a phone number. */
const LINK_TARGET = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

function link(href: string, html: string): string {
  if (!LINK_TARGET.test(href)) {
    throw new Error(`A text of the site links to ${href}`);
  }
  const rel = href.startsWith('https:') ? ' rel="noopener external"' : '';
  return `<a href="${escapeHtml(href)}"${rel}>${html}</a>`;
}

/** A column with a cell of more characters than this keeps a readable width. */
const LONG_CELL = 20;

type Inline = (tokens: Tokens.TableCell['tokens']) => string;

/** The class of a column: long texts keep a readable width, short ones stay on one line. */
function columnClass(rows: readonly Tokens.TableCell[][], column: number): 'wide' | 'short' {
  const texts = rows.map((cells) => plain(cells[column]?.tokens ?? []));
  return texts.some(({ length }) => length > LONG_CELL) ? 'wide' : 'short';
}

/** "yes" and "no" as a whole cell: shown as symbols, read as words by screen readers. */
function withMark(html: string): string {
  return html === 'yes' || html === 'no' ? `<span class="mark-${html}">${html}</span>` : html;
}

/** How the cells of a row are marked up. */
interface RowLook {
  /** By column. */
  classes: readonly string[];
  scope: 'row' | 'col';
  /** The columns' names, for cells that are shown without their header above them. */
  labels?: readonly string[];
}

/**
 * One row: its first cell is its header. An empty corner isn't one, and would be read as one. Roles are
 * written out, because a table loses its own when it's shown as cards.
 */
function row(cells: readonly Tokens.TableCell[], look: RowLook, inline: Inline): string {
  const { classes, scope, labels } = look;
  const html = cells.map(({ tokens }, column) => {
    const heading = tokens.length > 0 && (scope === 'col' || column === 0);
    const role = heading ? `${scope === 'col' ? 'column' : 'row'}header` : 'cell';
    const label = heading || !labels?.[column] ? '' : ` data-label="${escapeHtml(labels[column])}"`;
    const [open, close] = heading ? [`th scope="${scope}"`, 'th'] : ['td', 'td'];
    return `<${open} role="${role}" class="${classes[column]}"${label}>${withMark(inline(tokens))}</${close}>`;
  });
  return `<tr role="row">${html.join('')}</tr>`;
}

/** A table with long cells and at least this many columns is shown as cards on a phone. */
const STACKED_COLUMNS = 3;

/**
 * A table in its own box. On a narrow screen it's shown as cards if its cells hold texts; if they hold
 * figures, it scrolls sideways, by keyboard too.
 */
function table({ header, rows }: Tokens.Table, inline: Inline): string {
  const labels = header.map(({ tokens }) => plain(tokens).trim());
  const classes = header.map((_cell, column) => columnClass(rows, column));
  const stacks = header.length >= STACKED_COLUMNS && classes.slice(1).includes('wide');
  const head = row(header, { classes, scope: 'col' }, inline);
  const body = rows.map((cells) => row(cells, { classes, scope: 'row', labels }, inline)).join('');
  const name = escapeHtml(`Table: ${labels.filter(Boolean).join(', ')}`);
  return `<div class="table-box${stacks ? ' stacks' : ''}" role="group" tabindex="0" aria-label="${name}"><table role="table"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${body}</tbody></table></div>`;
}

/** A picture drawn by code, and its caption. */
interface Figure {
  svg: string;
  caption: string;
}

/** The picture for `![what it shows](figure:name)`, which must be a paragraph of its own. */
function figure({ href, text }: Tokens.Image, figures: Readonly<Record<string, Figure>>): string {
  const known = figures[href.replace(/^figure:/, '')];
  if (!href.startsWith('figure:') || known === undefined) {
    throw new Error(`A text of the site shows a picture that there is not: ${href}`);
  }
  const svg = known.svg.replace('<svg', `<svg role="img" aria-label="${escapeHtml(text)}"`);
  return `<figure>${svg}<figcaption>${escapeHtml(known.caption)}</figcaption></figure>\n`;
}

/** "- [x] Pulmonary vein: because" in a question of an article. */
const OPTION = /^- \[([ x])\] (.+?) \| (.+)$/;

const LETTERS = 'ABCDEFG';

function option(line: string, index: number, name: string, inline: InlineText): string {
  const [, mark, words = '', reason = ''] = OPTION.exec(line) ?? [];
  if (mark === undefined) {
    throw new Error(`An option of a question needs "- [ ] words | reason": ${line}`);
  }
  const right = mark === 'x';
  return [
    `<details name="${name}" class="option ${right ? 'right' : 'wrong'}">`,
    `<summary><span class="letter">${LETTERS[index]}</span> <span>${inline(words)}</span></summary>`,
    `<p><strong>${right ? 'Correct.' : 'Not quite.'}</strong> ${inline(reason)}</p></details>`,
  ].join('');
}

type InlineText = (text: string) => string;

/**
 * A question that is answered in place, without scripts: each option opens to show its verdict and the
 * reason. A question that isn't multiple choice has a single line "Answer: …" that opens.
 *
 * @param name unique on the page: opening one option closes the others
 */
function question(source: string, name: string, inline: InlineText): string {
  const [stem = '', ...lines] = source.trim().split('\n').filter(Boolean);
  const [only = ''] = lines;
  const answer = /^Answer: (.+)$/.exec(only)?.[1];
  if (answer === undefined && lines.filter((line) => line.startsWith('- [x]')).length !== 1) {
    throw new Error(`A question of an article has one right option, or an answer: ${stem}`);
  }
  const body =
    answer === undefined
      ? lines.map((line, index) => option(line, index, name, inline)).join('')
      : `<details class="option right"><summary>Show the answer</summary><p>${inline(answer)}</p></details>`;
  return `<div class="question" role="group" aria-labelledby="${name}"><p id="${name}">${inline(stem)}</p>${body}</div>\n`;
}

/**
 * Turns our own Markdown into HTML. Links inside the site stay as they are; links to other sites
 * get a `rel`, so that they can't access the window that opened them.
 * @throws Error when a link isn't a route, an anchor, https, mailto or tel, when a picture isn't one of the
 *   figures or is inside a text, or when a question doesn't have exactly one correct option.
 */
export function renderMarkdown(
  markdown: string,
  figures: Readonly<Record<string, Figure>> = {},
): RenderedMarkdown {
  const contents: Anchor[] = [];
  const newSlug = uniqueSlugs();
  let questions = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const text = plain(tokens);
        const id = newSlug(text);
        if (depth === 2) {
          contents.push({ id, text });
        }
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return link(href, this.parser.parseInline(tokens));
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
      code({ lang, text }) {
        if (lang !== 'question') {
          throw new Error(`Texts of the site hold no code: ${text}`);
        }
        questions += 1;
        const inline = (words: string): string => marked.parseInline(words, { async: false });
        return question(text, `question-${questions}`, inline);
      },
      table(token) {
        return table(token, (tokens) => this.parser.parseInline(tokens));
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, contents };
}
