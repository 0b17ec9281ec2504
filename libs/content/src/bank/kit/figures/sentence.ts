import type { Figure, RegionShape } from '../types.js';
import { type DiagramShape, diagram } from './diagram.js';

/** A sentence drawn in pieces; boxed pieces are the regions of a hot-spot item. */
interface DrawnSentence {
  figure: Figure;
  boxes: { name: string; shape: RegionShape }[];
}

/** At the width of a phone screen, letters are 12 px high. */
const WIDTH = 440;
const MARGIN = 16;
const GAP = 8;
const LINE = 52;
const BOX_HEIGHT = 36;
const TEXT_SIZE = 16;
/** Wider than most sans-serif letters at this size, so that text stays inside its box. */
const LETTER = 9;
const PADDING = 9;

interface Piece {
  text: string;
  /** The region's name; undefined for text outside the boxes. */
  name?: string;
  width: number;
}

function pieces(marked: string): Piece[] {
  return marked
    .split(/(\[[^\]]+\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith('[')) return { text: part, width: part.length * LETTER };
      const [text = '', name = text] = part.slice(1, -1).split('=');
      const width = Math.max(text.length * LETTER + 2 * PADDING, BOX_HEIGHT);
      return { text, name, width: Math.min(width, WIDTH - 2 * MARGIN) };
    });
}

/** Splits text outside the boxes: as many words as fit on the rest of the line, then further lines. */
function wrapped(piece: Piece, rest: number): Piece[] {
  if (piece.name !== undefined || piece.width <= rest) return [piece];
  const lines: string[] = [];
  let room = rest;
  let line = '';
  for (const word of piece.text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && longer.length * LETTER > room) {
      lines.push(line);
      room = WIDTH - 2 * MARGIN;
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line].map((text) => ({ text, width: text.length * LETTER }));
}

/**
 * Draws a sentence whose answerable parts are in square brackets: `The nurse [have] gone.` A box
 * whose text isn't clear by itself gets a name after `=`: `[,=Comma after "gone"]`.
 */
export function drawSentence(marked: string): DrawnSentence {
  const shapes: DiagramShape[] = [];
  const boxes: DrawnSentence['boxes'] = [];
  let [x, y] = [MARGIN, MARGIN];
  const place = ({ text, name, width }: Piece) => {
    // Closing punctuation must not begin a line.
    const closes = name === undefined && /^[,;:.?!]+$/.test(text);
    if (!closes && x > MARGIN && x + width > WIDTH - MARGIN) [x, y] = [MARGIN, y + LINE];
    const boxed = name !== undefined;
    if (boxed) boxes.push({ name, shape: { kind: 'rect', x, y, width, height: BOX_HEIGHT } });
    shapes.push({
      draw: 'label',
      x: boxed ? x + width / 2 : x,
      y: y + BOX_HEIGHT / 2 + TEXT_SIZE / 3,
      text,
      anchor: boxed ? 'middle' : 'start',
      size: TEXT_SIZE,
    });
    x += width + GAP;
  };
  for (const piece of pieces(marked)) {
    for (const part of wrapped(piece, WIDTH - MARGIN - x)) place(part);
  }
  // Text with punctuation, or with spaces other than those between boxes, is a sentence, not a word.
  const isWord = !/\s/.test(marked.replace(/\] \[/g, '][')) && !/[.,;:?!]/.test(marked);
  const names = boxes.map(({ name }) => name.replace(/[.?!]$/, '')).join('; ');
  const sentence = marked.replace(/\[([^\]=]+)(=[^\]]*)?\]/g, '$1').replace(/ ([,;:.?!])/g, '$1');
  const alt = isWord
    ? `A word divided into its parts: ${names}.`
    : boxes.length === shapes.length
      ? `The sentence in its boxed parts: ${names}.`
      : `The sentence: ${sentence} These parts are boxed: ${names}.`;
  return {
    figure: diagram({
      width: WIDTH,
      height: y + BOX_HEIGHT + MARGIN,
      alt,
      shapes,
      regions: boxes.map(({ shape }) => shape),
    }),
    boxes,
  };
}
