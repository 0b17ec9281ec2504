import { plainText } from './plain-text.js';

/** A stretch of a text, in characters of its plain text: from `start` up to, not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Ranges in order, with touching ones merged. */
function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      result.push(range);
    }
  }
  return result;
}

export function isMarked(marks: readonly TextRange[], { start, end }: TextRange): boolean {
  return marks.some((mark) => mark.start <= start && end <= mark.end);
}

/** Marks a stretch, or unmarks it if all of it is marked already. */
export function toggleMark(marks: readonly TextRange[], range: TextRange): TextRange[] {
  if (range.end <= range.start) {
    return merged(marks);
  }
  if (!isMarked(marks, range)) {
    return merged([...marks, range]);
  }
  return marks.flatMap((mark) =>
    [
      { start: mark.start, end: Math.min(mark.end, range.start) },
      { start: Math.max(mark.start, range.end), end: mark.end },
    ].filter(({ start, end }) => end > start),
  );
}

/** Formulas are rendered as many small pieces; a mark inside one would pull them apart. */
function isFormula(node: Node): boolean {
  return node.parentElement?.closest('.katex') != null;
}

function markText(node: Text, at: number, marks: readonly TextRange[], className: string): void {
  const text = node.data;
  const pieces = document.createDocumentFragment();
  let done = 0;
  for (const { start, end } of marks) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, text.length);
    if (to <= from) {
      continue;
    }
    pieces.append(text.slice(done, from));
    const mark = document.createElement('mark');
    if (className !== '') mark.className = className;
    mark.textContent = text.slice(from, to);
    pieces.append(mark);
    done = to;
  }
  if (done > 0) {
    pieces.append(text.slice(done));
    node.replaceWith(pieces);
  }
}

function parsed(html: string): HTMLElement {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const body = document.createElement('div');
  body.append(holder.content);
  return body;
}

/** The HTML with its marked stretches in `<mark>`, of their own class where one is given. */
export function withMarks(html: string, marks: readonly TextRange[], className = ''): string {
  if (marks.length === 0) {
    return html;
  }
  const body = parsed(html);
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: { node: Text; at: number }[] = [];
  let at = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, at });
    at += node.data.length;
  }
  for (const { node, at: start } of texts) {
    if (!isFormula(node)) {
      markText(node, start, marks, className);
    }
  }
  return body.innerHTML;
}

export interface Sentence extends TextRange {
  /** The sentence as it is spoken: a formula by its text alternative. */
  text: string;
}

const BLOCKS = 'p, li, h3, h4, th, td, blockquote, figcaption, dt, dd';

/** Words of a block, or one formula, with where it is in the block's plain text. */
interface Piece extends TextRange {
  said: string;
  isFormula: boolean;
}

function piecesOf(block: Element): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const visit = (node: Node): void => {
    const formula = node instanceof Element && node.matches('.katex');
    if (!formula && node.nodeType !== Node.TEXT_NODE) {
      node.childNodes.forEach(visit);
      return;
    }
    const own = node.textContent ?? '';
    const said = formula ? plainText(node.outerHTML) : own;
    pieces.push({ said, isFormula: formula, start: at, end: at + own.length });
    at += own.length;
  };
  visit(block);
  return pieces;
}

/** Maps a range of the spoken text to the plain text; formulas are taken whole. */
function rangeOf(pieces: readonly Piece[], from: number, to: number): TextRange {
  let said = 0;
  const range = { start: Number.POSITIVE_INFINITY, end: 0 };
  for (const { said: words, isFormula: whole, start, end } of pieces) {
    const first = Math.max(from - said, 0);
    const last = Math.min(to - said, words.length);
    said += words.length;
    if (last <= first) {
      continue;
    }
    range.start = Math.min(range.start, whole ? start : start + first);
    range.end = whole ? end : start + last;
  }
  return range;
}

/**
 * The sentences of a text, block by block, with their positions: what keyboard highlighting uses.
 */
export function sentencesOf(html: string): Sentence[] {
  const body = parsed(html);
  const whole = body.textContent ?? '';
  const splitter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const blocks = [...body.querySelectorAll(BLOCKS)].filter(
    (block) => block.querySelector(BLOCKS) === null,
  );
  let from = 0;
  return (blocks.length > 0 ? blocks : [body]).flatMap((block) => {
    const text = block.textContent ?? '';
    const at = Math.max(whole.indexOf(text, from), 0);
    from = at + text.length;
    const pieces = piecesOf(block);
    const said = pieces.map((piece) => piece.said).join('');
    return [...splitter.segment(said)].flatMap(({ segment, index }) => {
      const words = segment.trim();
      if (words === '') return [];
      const first = index + segment.indexOf(words);
      const { start, end } = rangeOf(pieces, first, first + words.length);
      return [{ text: words, start: at + start, end: at + end }];
    });
  });
}

/** Attribute that names a text that can be highlighted; `MarkedHtml` sets it. */
const TEXT_ATTRIBUTE = 'data-text';

/** The selection on screen, with the name of its text; null if nothing that can be marked is selected. */
export function selectedRange(): { text: string; range: TextRange } | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) {
    return null;
  }
  const chosen = selection.getRangeAt(0);
  const origin = chosen.startContainer;
  const element = origin instanceof Element ? origin : origin.parentElement;
  const holder = element?.closest(`[${TEXT_ATTRIBUTE}]`);
  const text = holder?.getAttribute(TEXT_ATTRIBUTE);
  if (!holder || !text) {
    return null;
  }
  const before = document.createRange();
  before.selectNodeContents(holder);
  before.setEnd(chosen.startContainer, chosen.startOffset);
  const start = before.toString().length;
  const length = chosen.toString().length;
  const end = Math.min(start + length, holder.textContent?.length ?? 0);
  return end > start ? { text, range: { start, end } } : null;
}
