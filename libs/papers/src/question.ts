import { readInline, readMarkdown } from '@prepward/content/bank/kit/printed';
import type { BankItem, Passage } from '@prepward/content/bank/kit/types';
import { type Block, heightOf } from './block.js';
import { type Label, list, markdownBlocks, row, text, words } from './blocks.js';
import { figureBlock } from './figures.js';
import { widthsOf } from './lines.js';
import type { Sheet } from './sheet.js';
import { AREA, COLOR, TEXT } from './theme.js';

/** From the page's margin to the text of questions; numbers are in between. */
export const GUTTER = 32;
/** Lines of 70 to 80 letters, with room for notes next to them. */
const MEASURE = 388;

const BUBBLE = 7.2;
const OPTION_INDENT = 22;
const OPTION_GAP = 5;
const BLANK = 96;

/** The letter of an option, place or step on paper. */
export function letterOf(index: number): string {
  return String.fromCodePoint(65 + index);
}

/** A circle to fill in, or a square if several may be filled, with its letter. */
export function bubble(
  sheet: Sheet,
  letter: string,
  { square = false, filled = false }: { square?: boolean; filled?: boolean } = {},
): Label {
  return {
    text: letter,
    draw: (x, y) => {
      const style = { ...TEXT.label, color: filled ? COLOR.white : COLOR.primary };
      const center = { x: x + BUBBLE, y: y - 3.4 };
      const { canvas } = sheet;
      if (square) {
        canvas.roundedRect(x + 0.8, center.y - BUBBLE + 0.8, 2 * BUBBLE - 1.6, 2 * BUBBLE - 1.6, 2);
      } else {
        canvas.circle(center.x, center.y, BUBBLE);
      }
      canvas.lineWidth(0.9);
      if (filled) {
        canvas.fillAndStroke(COLOR.correct, COLOR.correct);
      } else {
        canvas.stroke(COLOR.primary);
      }
      const half = sheet.width(letter, style) / 2;
      sheet.line(letter, style, center.x - half, center.y + style.size * 0.36);
    },
  };
}

/** How many short options go next to each other in a row. */
const ROW = 4;

function options(sheet: Sheet, texts: readonly string[], square: boolean): Block {
  const contents = texts.map(readInline);
  const widest = Math.max(...contents.map((one) => widthsOf(sheet, one, TEXT.body).whole));
  const step = MEASURE / ROW;
  const inRow = texts.length === ROW && widest <= step - OPTION_INDENT - 12;
  const width = (inRow ? step : MEASURE) - OPTION_INDENT;
  const entries = contents.map((content, i) => ({
    label: bubble(sheet, letterOf(i), { square }),
    blocks: [text(sheet, content, TEXT.body, width)],
  }));
  if (inRow) {
    return row(sheet, entries, { style: TEXT.body, indent: OPTION_INDENT, step, before: 9 });
  }
  return list(sheet, entries, {
    style: TEXT.body,
    indent: OPTION_INDENT,
    gap: OPTION_GAP,
    before: 9,
  });
}

/** Steps with a blank before each, for its number in the right order. */
function steps(sheet: Sheet, texts: readonly string[]): Block {
  const indent = 50;
  const entries = texts.map((source, i) => ({
    label: {
      text: `Blank. ${letterOf(i)}`,
      draw: (x: number, y: number) => {
        const { canvas } = sheet;
        canvas
          .moveTo(x, y + 2)
          .lineTo(x + 20, y + 2)
          .lineWidth(0.8)
          .stroke(COLOR.strongLine);
        sheet.line(letterOf(i), { ...TEXT.label, color: COLOR.primary }, x + 32, y);
      },
    },
    blocks: [text(sheet, readInline(source), TEXT.body, MEASURE - indent)],
  }));
  return list(sheet, entries, { style: TEXT.body, indent, gap: OPTION_GAP + 2, before: 9 });
}

/** A line to write a number or a word on, with its unit. */
function blank(sheet: Sheet, unit: string | undefined): Block {
  const style = TEXT.body;
  return {
    height: style.leading + 8,
    before: 8,
    draw: ({ x, y }, parent) => {
      const base = y + style.leading;
      const label = 'Answer';
      const start = x + sheet.width(label, TEXT.note) + 8;
      const actual = unit === undefined ? 'Answer: blank' : `Answer: blank ${unit}`;
      const tag = sheet.tag(parent, 'P', { actual });
      const draw = () => {
        sheet.line(label, TEXT.note, x, base);
        sheet.canvas
          .moveTo(start, base + 2)
          .lineTo(start + BLANK, base + 2)
          .lineWidth(0.8)
          .stroke(COLOR.strongLine);
        sheet.line(unit ?? '', style, start + BLANK + 6, base);
      };
      sheet.content(tag, draw);
    },
  };
}

const HINTS: Partial<Record<BankItem['type'], string>> = {
  'multiple-select': 'Fill in every right answer.',
  ordered: 'Number them from first to last.',
  'hot-spot': 'Fill in the letter of the place on the picture.',
};

function answerSpace(sheet: Sheet, item: BankItem): Block {
  switch (item.type) {
    case 'multiple-choice':
    case 'multiple-select':
      return options(
        sheet,
        item.options.map((option) => option.text),
        item.type === 'multiple-select',
      );
    case 'ordered':
      return steps(
        sheet,
        item.options.map((option) => option.text),
      );
    case 'hot-spot':
      return options(
        sheet,
        item.regions.map(({ name }) => name),
        false,
      );
    case 'supply':
      return blank(sheet, item.unit);
  }
}

/** A question: its number in the margin, its text, its picture, and where the answer goes. */
export function questionBlocks(sheet: Sheet, item: BankItem, number: number): Block[] {
  const places =
    item.type === 'hot-spot'
      ? item.regions.map(({ shape }, i) => ({ letter: letterOf(i), shape }))
      : [];
  const hint = HINTS[item.type];
  const [first, ...stem] = markdownBlocks(sheet, readMarkdown(item.stem), TEXT.body, MEASURE);
  if (!first) {
    throw new RangeError(`${item.id} has no question`);
  }
  return [
    numbered(sheet, number, first),
    ...stem,
    ...(item.figure ? [figureBlock(sheet, item.figure, MEASURE, 10, places)] : []),
    ...(hint ? [text(sheet, words(hint), TEXT.note, MEASURE, { before: 6 })] : []),
    answerSpace(sheet, item),
  ];
}

/** Puts a question's number next to its first block, as the question's heading. */
function numbered(sheet: Sheet, number: number, first: Block): Block {
  const style = { ...TEXT.heading, size: 13 };
  return {
    ...first,
    before: 24,
    draw: (at, parent) => {
      const heading = sheet.tag(parent, 'H3', { actual: `Question ${number}` });
      const x = at.x - GUTTER;
      const draw = () =>
        sheet.line(String(number), style, x, at.y + (first.baseline ?? TEXT.body.leading * 0.75));
      sheet.content(heading, draw);
      first.draw(at, parent);
    },
  };
}

function range(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? `question ${first}` : `questions ${first} to ${last}`;
}

/** A text to read; its heading says which questions are about it. */
export function passageBlocks(sheet: Sheet, passage: Passage, numbers: readonly number[]): Block[] {
  const label = `Read this for ${range(numbers)}`;
  const body = markdownBlocks(sheet, readMarkdown(passage.text), TEXT.reading, MEASURE);
  const figure = passage.figure ? [figureBlock(sheet, passage.figure, MEASURE, 12)] : [];
  const rule: Block = {
    height: 1,
    before: 30,
    draw: ({ x, y }) => {
      sheet.decoration((canvas) =>
        canvas.rect(x - GUTTER, y, MEASURE + GUTTER, 1.2).fill(COLOR.primary),
      );
    },
  };
  const heading = { ...TEXT.part, size: 14, leading: 18 };
  return [
    rule,
    text(sheet, words(label), { ...TEXT.label, color: COLOR.primary }, MEASURE, { before: 9 }),
    text(sheet, words(passage.title), heading, MEASURE, { before: 2, type: 'H3' }),
    ...body.map((block, i) => (i === 0 ? { ...block, before: 7 } : block)),
    ...figure,
  ];
}

/** Whether a passage fits on one page. */
export function fitsPage(sheet: Sheet, passage: Passage): boolean {
  return heightOf(passageBlocks(sheet, passage, [1])) <= AREA.height;
}
