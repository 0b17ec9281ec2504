import type { Block } from './blocks.js';
import { drawText, type SetText, setText, widthsOf } from './lines.js';
import type { Inline, Markdown } from './markdown.js';
import type { Sheet } from './sheet.js';
import { COLOR, type TextStyle } from './theme.js';

const PAD_X = 6;
const PAD_Y = 2.2;
/** From this share of the width on, a table takes all of it. */
const NEARLY_FULL = 0.6;

type TableText = Markdown & { kind: 'table' };

const plain = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.tex)).join('');

/** Numbers, times, amounts and signs for "no entry" stand at the right of their column. */
function isNumeric(cells: readonly (readonly Inline[])[]): boolean {
  return cells.every((cell) => /^[$−-]?[\d.,:/]+(?:%| ?°[CF])?$|^[–—]?$/.test(plain(cell)));
}

/**
 * Widths of the columns. Each gets what its longest word needs; what is left is shared by how much
 * more each would like. A table that needs much less than the width stays that narrow.
 */
function columnWidths(sheet: Sheet, { header, rows }: TableText, style: TextStyle, width: number) {
  const wishes = header.map((_, column) => {
    const cells = [header, ...rows].map((row) => widthsOf(sheet, row[column] ?? [], style));
    return {
      least: Math.max(...cells.map(({ least }) => least)) + 2 * PAD_X + 0.5,
      whole: Math.max(...cells.map(({ whole }) => whole)) + 2 * PAD_X + 0.5,
    };
  });
  const least = wishes.reduce((sum, wish) => sum + wish.least, 0);
  const whole = wishes.reduce((sum, wish) => sum + wish.whole, 0);
  if (whole <= width) {
    const more = whole < NEARLY_FULL * width ? 0 : (width - whole) / wishes.length;
    return wishes.map((wish) => wish.whole + more);
  }
  const share = (width - least) / (whole - least);
  return wishes.map((wish) => wish.least + (wish.whole - wish.least) * share);
}

interface Row {
  cells: readonly SetText[];
  height: number;
}

function setRow(
  sheet: Sheet,
  cells: readonly (readonly Inline[])[],
  style: TextStyle,
  widths: readonly number[],
): Row {
  const set = widths.map((width, i) => setText(sheet, cells[i] ?? [], style, width - 2 * PAD_X));
  return { cells: set, height: Math.max(...set.map(({ height }) => height)) + 2 * PAD_Y };
}

/** A table with a head, rules between its rows, and numbers at the right of their columns. */
export function table(
  sheet: Sheet,
  source: TableText,
  style: TextStyle,
  width: number,
  before: number,
): Block {
  const cellStyle: TextStyle = { ...style, family: 'sans', size: Math.min(style.size, 9) };
  const set: TextStyle = { ...cellStyle, leading: Math.min(style.leading, 12.5) };
  const head: TextStyle = { ...set, color: COLOR.primary };
  const widths = columnWidths(sheet, source, set, width);
  const rows = [
    setRow(sheet, source.header, head, widths),
    ...source.rows.map((row) => setRow(sheet, row, set, widths)),
  ];
  const numeric = widths.map((_, column) => isNumeric(source.rows.map((row) => row[column] ?? [])));
  const total = widths.reduce((sum, one) => sum + one, 0);
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    before,
    draw: ({ x, y }, parent) => {
      const whole = sheet.tag(parent, 'Table');
      let top = y;
      rows.forEach((row, r) => {
        const rule = { width: r === 0 ? 0.9 : 0.5, color: r === 0 ? COLOR.primary : COLOR.line };
        const bottom = top + row.height;
        sheet.decoration((canvas) =>
          canvas
            .moveTo(x, bottom)
            .lineTo(x + total, bottom)
            .lineWidth(rule.width)
            .stroke(rule.color),
        );
        const tag = sheet.tag(whole, 'TR');
        let left = x;
        row.cells.forEach((cell, c) => {
          const heading = r === 0 || c === 0;
          const scope = r === 0 ? 'Column' : 'Row';
          const box = heading ? sheet.tag(tag, 'TH', { scope }) : sheet.tag(tag, 'TD');
          const inner = (widths[c] ?? 0) - 2 * PAD_X;
          drawText(sheet, box, cell, r === 0 ? head : set, {
            x: left + PAD_X,
            y: top + PAD_Y,
            align: numeric[c] ? 'right' : 'left',
            width: inner,
          });
          left += widths[c] ?? 0;
        });
        top = bottom;
      });
    },
  };
}
