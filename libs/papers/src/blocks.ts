import type { Inline, Markdown } from '@prepward/content/bank/kit/printed';
import { type Block, drawAll, heightOf } from './block.js';
import { drawText, setText } from './lines.js';
import type { Sheet } from './sheet.js';
import { table } from './tables.js';
import { COLOR, type TextStyle } from './theme.js';

/** Plain text as inline content. */
export const words = (text: string, hand: 'plain' | 'strong' = 'plain'): Inline[] => [
  { kind: 'text', text, hand },
];

/** A paragraph or, with another type, a heading. */
export function text(
  sheet: Sheet,
  content: readonly Inline[],
  style: TextStyle,
  width: number,
  { before = 0, type = 'P' }: { before?: number; type?: string } = {},
): Block {
  const set = setText(sheet, content, style, width);
  return {
    height: set.height,
    before,
    baseline: set.lines[0]?.ascent,
    draw: ({ x, y }, parent) => {
      const tag = sheet.tag(parent, type);
      drawText(sheet, tag, set, style, { x, y });
    },
  };
}

/** What comes before a list entry: its text for screen readers, and how it is drawn. */
export interface Label {
  text: string;
  /** Draws it with its baseline at `y`; by default, the text is written. */
  draw?: (x: number, y: number) => void;
}

interface ListOptions {
  style: TextStyle;
  width: number;
  /** From the left edge to the entries' text. */
  indent: number;
  gap: number;
  before?: number;
}

interface Entry {
  label: Label;
  blocks: readonly Block[];
}

/** One entry of a list: its label, and its blocks next to it. Its parent has to be a list. */
export function entry(
  sheet: Sheet,
  { label, blocks }: Entry,
  { style, indent, gap: before }: Pick<ListOptions, 'style' | 'indent' | 'gap'>,
): Block {
  return {
    height: heightOf(blocks),
    before,
    draw: ({ x, y }, parent) => {
      const tag = sheet.tag(parent, 'LI');
      const base = y + (blocks[0]?.baseline ?? style.leading * 0.75);
      const write = () => sheet.line(label.text, style, x, base);
      const draw = () => (label.draw ? label.draw(x, base) : write());
      sheet.content(sheet.tag(tag, 'Lbl', { actual: label.text }), draw);
      drawAll(blocks, { x: x + indent, y }, sheet.tag(tag, 'LBody'));
    },
  };
}

/** A list: its entries one below the other. */
export function list(
  sheet: Sheet,
  entries: readonly Entry[],
  options: Omit<ListOptions, 'width'>,
): Block {
  const blocks = entries.map((one) => entry(sheet, one, options));
  return {
    height: heightOf(blocks),
    before: options.before ?? 0,
    draw: (at, parent) => drawAll(blocks, at, sheet.tag(parent, 'L')),
  };
}

/** A list whose entries are side by side, each `step` to the right of the one before. */
export function row(
  sheet: Sheet,
  entries: readonly Entry[],
  { style, indent, step, before }: Omit<ListOptions, 'width' | 'gap'> & { step: number },
): Block {
  const blocks = entries.map((one) => entry(sheet, one, { style, indent, gap: 0 }));
  return {
    height: Math.max(...blocks.map(({ height }) => height)),
    before: before ?? 0,
    draw: ({ x, y }, parent) => {
      const tag = sheet.tag(parent, 'L');
      blocks.forEach((block, i) => {
        block.draw({ x: x + i * step, y }, tag);
      });
    },
  };
}

function markdownList(
  sheet: Sheet,
  { ordered, items }: Markdown & { kind: 'list' },
  { style, width, before = 0 }: Omit<ListOptions, 'indent' | 'gap'>,
): Block {
  const indent = style.size * (ordered ? 1.6 : 1.1);
  const entries = items.map((content, i) => ({
    label: { text: ordered ? `${i + 1}.` : '•' },
    blocks: [text(sheet, content, style, width - indent, { type: 'P' })],
  }));
  return list(sheet, entries, { style, indent, gap: style.leading * 0.18, before });
}

const QUOTE_INDENT = 12;

function quote(
  sheet: Sheet,
  blocks: readonly Markdown[],
  style: TextStyle,
  width: number,
  before: number,
): Block {
  const inner = markdownBlocks(sheet, blocks, style, width - QUOTE_INDENT);
  const height = heightOf(inner);
  return {
    height,
    before,
    draw: ({ x, y }, parent) => {
      sheet.decoration((canvas) => canvas.rect(x, y + 2, 2, height - 4).fill(COLOR.primary));
      drawAll(inner, { x: x + QUOTE_INDENT, y }, sheet.tag(parent, 'BlockQuote'));
    },
  };
}

function markdownBlock(sheet: Sheet, block: Markdown, style: TextStyle, width: number): Block {
  const before = style.leading * 0.45;
  switch (block.kind) {
    case 'paragraph':
      return text(sheet, block.content, style, width, { before });
    case 'heading':
      return text(sheet, block.content, { ...style, family: 'sans' }, width, {
        before: before * 1.6,
        type: 'H4',
      });
    case 'quote':
      return quote(sheet, block.blocks, style, width, before);
    case 'list':
      return markdownList(sheet, block, { style, width, before });
    case 'table':
      return table(sheet, block, style, width, before);
  }
}

/** Markdown as blocks of the same width. */
export function markdownBlocks(
  sheet: Sheet,
  source: readonly Markdown[],
  style: TextStyle,
  width: number,
): Block[] {
  return source.map((block) => markdownBlock(sheet, block, style, width));
}
