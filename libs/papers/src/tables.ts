import type { Inline, Markdown } from '@prepward/content/bank/kit/printed';
import type { At, Block } from './block.js';
import { drawText, type SetText, setText, widthsOf } from './lines.js';
import type { Sheet, Tag } from './sheet.js';
import { COLOR, type TextStyle } from './theme.js';

const PAD_X = 6;
const PAD_Y = 2.2;
/** A table that needs at least this share of the width takes all of it. */
const NEARLY_FULL = 0.6;

type TableText = Markdown & { kind: 'table' };

const plain = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.tex)).join('');

/** Whether a column has only numbers, times, amounts and "no entry" dashes, which are right-aligned. */
function isNumeric(cells: readonly (readonly Inline[])[]): boolean {
  return cells.every((cell) => /^[$−-]?[\d.,:/]+(?:%|\s?°[CF])?$|^[–—]?$/.test(plain(cell)));
}

/**
 * Widths of the columns. Each gets what its longest word needs; the rest is shared in proportion to how
 * much more each could use. A table that needs much less than the full width stays narrow.
 */
function columnWidths(sheet: Sheet, { header, rows }: TableText, style: TextStyle, width: number) {
  const widths = header.map((_, column) => {
    const cells = [header, ...rows].map((row) => widthsOf(sheet, row[column] ?? [], style));
    return {
      least: Math.max(...cells.map(({ least }) => least)) + 2 * PAD_X + 0.5,
      whole: Math.max(...cells.map(({ whole }) => whole)) + 2 * PAD_X + 0.5,
    };
  });
  const least = widths.reduce((sum, column) => sum + column.least, 0);
  const whole = widths.reduce((sum, column) => sum + column.whole, 0);
  if (whole <= width) {
    const more = whole < NEARLY_FULL * width ? 0 : (width - whole) / widths.length;
    return widths.map((column) => column.whole + more);
  }
  const share = (width - least) / (whole - least);
  return widths.map((column) => column.least + (column.whole - column.least) * share);
}

interface Row {
  cells: readonly SetText[];
  height: number;
  /** From the row's inner edge to the shared baseline of its cells' first lines. */
  ascent: number;
}

const ascentOf = ({ lines }: SetText): number => lines[0]?.ascent ?? 0;

function setRow(
  sheet: Sheet,
  cells: readonly (readonly Inline[])[],
  style: TextStyle,
  widths: readonly number[],
): Row {
  const set = widths.map((width, i) => setText(sheet, cells[i] ?? [], style, width - 2 * PAD_X));
  const ascent = Math.max(...set.map(ascentOf));
  const inner = Math.max(...set.map((cell) => ascent - ascentOf(cell) + cell.height));
  return { cells: set, height: inner + 2 * PAD_Y, ascent };
}

interface Columns {
  widths: readonly number[];
  /** Which columns hold numbers. */
  numeric: readonly boolean[];
}

/** Draws a row with the rule below it; header cells and each row's first cell are tagged as headings. */
function drawRow(
  sheet: Sheet,
  row: Row,
  { widths, numeric }: Columns,
  style: TextStyle,
  { x, y, parent, head }: At & { parent: Tag; head: boolean },
): void {
  const bottom = y + row.height;
  const right = widths.reduce((sum, width) => sum + width, x);
  sheet.decoration((canvas) =>
    canvas
      .moveTo(x, bottom)
      .lineTo(right, bottom)
      .lineWidth(head ? 0.9 : 0.5)
      .stroke(head ? COLOR.primary : COLOR.line),
  );
  const tag = sheet.tag(parent, 'TR');
  let left = x;
  row.cells.forEach((cell, column) => {
    const width = widths[column] ?? 0;
    const box =
      head || column === 0
        ? sheet.tag(tag, 'TH', { scope: head ? 'Column' : 'Row' })
        : sheet.tag(tag, 'TD');
    drawText(sheet, box, cell, style, {
      x: left + PAD_X,
      y: y + PAD_Y + row.ascent - ascentOf(cell),
      align: numeric[column] ? 'right' : 'left',
      width: width - 2 * PAD_X,
    });
    left += width;
  });
}

/** A table with a header, rules between its rows, and right-aligned numbers. */
export function table(
  sheet: Sheet,
  source: TableText,
  { size, leading, color }: TextStyle,
  width: number,
  before: number,
): Block {
  const style: TextStyle = {
    family: 'sans',
    size: Math.min(size, 9),
    leading: Math.min(leading, 12.5),
    color,
  };
  const headStyle: TextStyle = { ...style, color: COLOR.primary };
  const widths = columnWidths(sheet, source, style, width);
  const numeric = widths.map((_, column) => isNumeric(source.rows.map((row) => row[column] ?? [])));
  const rows = [
    setRow(sheet, source.header, headStyle, widths),
    ...source.rows.map((row) => setRow(sheet, row, style, widths)),
  ];
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    before,
    draw: ({ x, y }, parent) => {
      const tag = sheet.tag(parent, 'Table');
      let top = y;
      rows.forEach((row, i) => {
        const head = i === 0;
        const place = { x, y: top, parent: tag, head };
        drawRow(sheet, row, { widths, numeric }, head ? headStyle : style, place);
        top += row.height;
      });
    },
  };
}
