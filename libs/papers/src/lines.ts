import type { Inline } from '@prepward/content/bank/kit/printed';
import { spokenFormula } from '@prepward/content/bank/kit/spoken';
import { type Box, setFormula } from './formula.js';
import type { Run, Sheet, Tag } from './sheet.js';
import type { TextStyle } from './theme.js';

type Piece = { kind: 'run'; run: Run } | { kind: 'formula'; box: Box; spoken: string };

/** Pieces that stay on one line because there is no space between them. */
interface Word {
  pieces: Piece[];
  width: number;
}

interface Line {
  words: Word[];
  width: number;
  ascent: number;
  descent: number;
}

/** A text cut into lines. */
export interface SetText {
  lines: readonly Line[];
  height: number;
  /** Of the longest line. */
  width: number;
}

/** Space above and below a formula that is taller than its line. */
const AIR = 1.5;

const widthOf = (piece: Piece): number =>
  piece.kind === 'run' ? piece.run.width : piece.box.width;

function wordsOf(sheet: Sheet, content: readonly Inline[], style: TextStyle): Word[] {
  const words: Word[] = [];
  let open = false;
  const add = (piece: Piece) => {
    const last = words.at(-1);
    if (open && last) {
      last.pieces.push(piece);
      last.width += widthOf(piece);
    } else {
      words.push({ pieces: [piece], width: widthOf(piece) });
    }
    open = true;
  };
  for (const part of content) {
    if (part.kind === 'formula') {
      const box = setFormula(sheet, part.tex, style);
      add({ kind: 'formula', box, spoken: spokenFormula(part.tex) });
      continue;
    }
    part.text.split(' ').forEach((text, i) => {
      open &&= i === 0;
      for (const run of text === '' ? [] : sheet.runs(text, style, part.hand)) {
        add({ kind: 'run', run });
      }
    });
  }
  return words;
}

/** Breaks a text into lines of this width. @throws RangeError if a word is wider. */
export function setText(
  sheet: Sheet,
  content: readonly Inline[],
  style: TextStyle,
  width: number,
): SetText {
  const space = sheet.width(' ', style);
  const up = style.leading / 2 + style.size * 0.27;
  const lines: Line[] = [];
  for (const word of wordsOf(sheet, content, style)) {
    if (word.width > width) {
      throw new RangeError(`A word is ${Math.ceil(word.width)} wide, its column ${width}`);
    }
    let line = lines.at(-1);
    if (!line || line.width + space + word.width > width) {
      line = { words: [], width: -space, ascent: up, descent: style.leading - up };
      lines.push(line);
    }
    line.words.push(word);
    line.width += space + word.width;
    for (const piece of word.pieces) {
      if (piece.kind === 'formula') {
        line.ascent = Math.max(line.ascent, piece.box.ascent + AIR);
        line.descent = Math.max(line.descent, piece.box.descent + AIR);
      }
    }
  }
  return {
    lines,
    height: lines.reduce((sum, { ascent, descent }) => sum + ascent + descent, 0),
    width: Math.max(0, ...lines.map((line) => line.width)),
  };
}

/**
 * Widths of the widest word and of the whole text on one line: what a table column needs, and what it
 * would like.
 */
export function widthsOf(sheet: Sheet, content: readonly Inline[], style: TextStyle) {
  const words = wordsOf(sheet, content, style);
  const space = sheet.width(' ', style);
  const whole = words.reduce((sum, { width }) => sum + space + width, -space);
  return { least: Math.max(0, ...words.map(({ width }) => width)), whole: Math.max(0, whole) };
}

function drawFormula(sheet: Sheet, box: Box, x: number, y: number, color: string): void {
  for (const { run, x: dx, y: dy } of box.runs) {
    sheet.write(run, x + dx, y + dy, color);
  }
  for (const bar of box.bars) {
    sheet.canvas
      .rect(x + bar.x, y + bar.y - bar.thickness / 2, bar.width, bar.thickness)
      .fill(color);
  }
}

/** A line's pieces with their places; neighbors in the same font are joined, spaces included. */
function placed(line: Line, space: number): { piece: Piece; x: number }[] {
  const result: { piece: Piece; x: number }[] = [];
  let x = 0;
  line.words.forEach((word, i) => {
    word.pieces.forEach((piece, n) => {
      const between = n === 0 && i > 0 ? ' ' : '';
      const last = result.at(-1)?.piece;
      if (last?.kind === 'run' && piece.kind === 'run' && last.run.face === piece.run.face) {
        last.run = { ...last.run, text: last.run.text + between + piece.run.text };
      } else {
        if (last?.kind === 'run' && between !== '') {
          last.run = { ...last.run, text: `${last.run.text} ` };
        }
        result.push({ piece: { ...piece }, x: x + (between === '' ? 0 : space) });
      }
      x += widthOf(piece) + (between === '' ? 0 : space);
    });
  });
  return result;
}

interface Place {
  x: number;
  y: number;
  align?: 'left' | 'center' | 'right';
  /** The column's width, if the text isn't left-aligned. */
  width?: number;
}

/** Draws lines that {@link setText} made, the first at `y`, as content of a structure element. */
export function drawText(
  sheet: Sheet,
  tag: Tag,
  text: SetText,
  style: TextStyle,
  { x, y, align = 'left', width = 0 }: Place,
): void {
  const space = sheet.width(' ', style);
  const share = { left: 0, center: 0.5, right: 1 }[align];
  let top = y;
  text.lines.forEach((line, n) => {
    const left = x + (width - line.width) * (align === 'left' ? 0 : share);
    const base = top + line.ascent;
    const pieces = placed(line, space);
    pieces.forEach(({ piece, x: dx }, i) => {
      if (piece.kind === 'run') {
        const last = i === pieces.length - 1 && n < text.lines.length - 1;
        const run = last ? { ...piece.run, text: `${piece.run.text} ` } : piece.run;
        sheet.content(tag, () => sheet.write(run, left + dx, base, style.color));
      } else {
        const formula = sheet.tag(tag, 'Formula', { alt: piece.spoken });
        sheet.content(formula, () => drawFormula(sheet, piece.box, left + dx, base, style.color));
      }
    });
    top += line.ascent + line.descent;
  });
}
