import katex from 'katex';
import {
  Marked,
  type RendererObject,
  type Token,
  type TokenizerAndRendererExtension,
} from 'marked';
import { formulaSyntax } from './formula-syntax.js';
import { formulasIn, readMarkdown } from './printed.js';
import { spokenFormula } from './spoken.js';
import { readTex } from './tex.js';

const formulas = new Map<string, string>();
/**
 * Cache limit. Formulas recur in many items, but entries far beyond a bank's distinct ones would
 * waste memory.
 */
const MOST_FORMULAS = 50_000;

/** KaTeX shows these as text for untrusted authors; here they're a mistake. */
const UNTRUSTED = /\\(?:href|url|includegraphics|html[A-Z][a-z]+)\b/;

/** The site has no styles for other sizes and alphabets (`web/vite/lean-katex.ts`). */
const UNSTYLED =
  /\\(?:tiny|scriptsize|footnotesize|small|large|Large|LARGE|huge|Huge|(?:math|text)(?:cal|frak|scr|sf|tt))(?![A-Za-z])/;

/**
 * @throws katex.ParseError when the formula is not TeX, TypeError when it has links, loads files, or
 * uses unstyled commands.
 */
function renderFormula(tex: string): string {
  const known = formulas.get(tex);
  if (known !== undefined) return known;
  if (UNTRUSTED.test(tex)) throw new TypeError(`a formula may not link or load: ${tex}`);
  if (UNSTYLED.test(tex)) throw new TypeError(`a formula has the text's size and letters: ${tex}`);
  const rendered = katex.renderToString(tex, {
    output: 'htmlAndMathml',
    throwOnError: true,
    strict: 'error',
    trust: false,
  });
  const words = escapeHtml(spokenFormula(tex));
  const html = rendered.replace('<math ', `<math aria-label="${words}" `);
  if (formulas.size < MOST_FORMULAS) formulas.set(tex, html);
  return html;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const formula: TokenizerAndRendererExtension = {
  ...formulaSyntax,
  renderer: (token) => renderFormula(String(token.tex)),
};

/** Authors write text, not HTML: tags are shown as they are. Links and images don't work here. */
const renderer: RendererObject = {
  html: ({ text }) => escapeHtml(text),
  link: ({ text }) => escapeHtml(text),
  image: ({ text }) => escapeHtml(text),
};

/** A wide table scrolls on a small screen, and so must be reachable by keyboard. */
const TABLE_START =
  '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>';

const markdown = new Marked({ gfm: true, extensions: [formula], renderer });

/**
 * Markdown with TeX between `$…$` as HTML with MathML: stems, options, rationales, passages.
 *
 * The result is safe to insert: raw HTML is escaped, links and images are reduced to their text. A
 * dollar sign is written `\$`. `inline` leaves out the paragraph around the text, for options.
 *
 * @throws Error when a formula is not TeX.
 */
export function renderMarkdown(source: string, inline = false): string {
  const html = inline ? markdown.parseInline(source) : markdown.parse(source);
  if (typeof html !== 'string') throw new TypeError('renderMarkdown: asynchronous extension');
  return html.replaceAll('<table>', TABLE_START).replaceAll('</table>', '</table></div>');
}

/** The fields in which Markdown tokens hold other tokens: text, lists, tables. */
const HOLDERS = ['tokens', 'items', 'rows'];

/** The smallest tokens of a text, in the order in which they are rendered. */
function leavesOf(source: string): Token[] {
  const leaves: Token[] = [];
  markdown.walkTokens(markdown.lexer(source), (token) => {
    if (!HOLDERS.some((holder) => holder in token)) leaves.push(token);
  });
  return leaves;
}

function formulaFault(tex: string): string | undefined {
  try {
    renderFormula(tex);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What papers can't show, though a screen could. */
function printFault(source: string): string | undefined {
  try {
    for (const tex of formulasIn(readMarkdown(source))) readTex(tex);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Why a text isn't shown as its author meant, on screen or on paper; undefined when it is. */
export function renderFault(source: string): string | undefined {
  if (/undefined|NaN|\[object Object\]/.test(source)) return `a hole in the text: "${source}"`;
  return screenFault(source) ?? printFault(source);
}

function screenFault(source: string): string | undefined {
  // Anything that can fail to render is between dollar signs.
  if (!source.includes('$')) return undefined;
  for (const token of leavesOf(source)) {
    if (token.type === 'formula') {
      const fault = formulaFault(String(token.tex));
      if (fault !== undefined) return `${fault} in "${source}"`;
    } else if (token.type !== 'escape' && token.raw.includes('$')) {
      // It was meant as money, or a formula was not closed.
      return `a dollar that is neither \\$ nor a formula: "${source}"`;
    }
  }
  return undefined;
}
