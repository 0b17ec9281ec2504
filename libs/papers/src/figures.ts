/// <reference path="./svg-to-pdfkit.d.ts" />
import type { Figure } from '@prepward/content/bank/kit/types';
import svgToPdf from 'svg-to-pdfkit';
import { type Block } from './block.js';
import type { Sheet } from './sheet.js';
import { COLOR, TEXT } from './theme.js';

type Shape =
  | { kind: 'circle'; cx: number; cy: number; r: number }
  | { kind: 'rect'; x: number; y: number; width: number; height: number }
  | { kind: 'polygon'; points: readonly (readonly [number, number])[] };

/** A place on a picture, with the letter that answers use for it. */
export interface LetteredPlace {
  letter: string;
  shape: Shape;
}

/** Points on paper per unit of the drawing: its letters come out at about 8 points. */
const SCALE = 0.67;
const MOST_HEIGHT = 210;
const BADGE = 6.2;
/** How far above a box's edge the letter is, in units of the drawing, so that it doesn't cover text. */
const ABOVE = 3.5;

function sizeOf(svg: string): { width: number; height: number } {
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  if (!width || !height) {
    throw new RangeError('A figure has no size');
  }
  return { width, height };
}

/** Where the letter sits: on the outline's upper edge, so that it covers nothing inside. */
function cornerOf(shape: Shape): { x: number; y: number } {
  switch (shape.kind) {
    case 'circle':
      return { x: shape.cx - shape.r * 0.72, y: shape.cy - shape.r * 0.72 };
    case 'rect':
      return { x: shape.x + shape.width / 2, y: shape.y - ABOVE };
    case 'polygon': {
      const sums = shape.points.map(([x, y]) => x + y);
      const [x, y] = shape.points[sums.indexOf(Math.min(...sums))] ?? [0, 0];
      return { x, y };
    }
  }
}

function drawBadge(sheet: Sheet, letter: string, x: number, y: number): void {
  const style = { ...TEXT.label, color: COLOR.white };
  sheet.canvas.circle(x, y, BADGE).fillAndStroke(COLOR.primary, COLOR.white);
  sheet.line(letter, style, x - sheet.width(letter, style) / 2, y + style.size * 0.36);
}

/** A picture with alt text, as wide as its lettering needs, at most `width`. */
export function figureBlock(
  sheet: Sheet,
  figure: Figure,
  width: number,
  before: number,
  places: readonly LetteredPlace[] = [],
): Block {
  const size = sizeOf(figure.svg);
  const scale = Math.min(SCALE, width / size.width, MOST_HEIGHT / size.height);
  const box = { width: size.width * scale, height: size.height * scale };
  const letters = places.map(({ letter }) => letter).join(', ');
  const alt = places.length > 0 ? `${figure.alt} Places are lettered ${letters}.` : figure.alt;
  return {
    height: box.height,
    before,
    draw: ({ x, y }, parent) => {
      const bbox: [number, number, number, number] = [x, y, x + box.width, y + box.height];
      const tag = sheet.tag(parent, 'Figure', { alt, bbox });
      sheet.content(tag, () => {
        sheet.canvas.save();
        svgToPdf(sheet.canvas, figure.svg.replace('<svg ', `<svg color="${COLOR.ink}" `), x, y, {
          ...box,
          assumePt: true,
          fontCallback: (_family, bold) => (bold ? 'sans-strong' : 'sans'),
        });
        sheet.canvas.restore().lineWidth(1);
        for (const { letter, shape } of places) {
          const corner = cornerOf(shape);
          drawBadge(sheet, letter, x + corner.x * scale, y + corner.y * scale);
        }
      });
    },
  };
}
