import { type Point, r1 } from './curve.js';
import { words } from './paint.js';

/** The margin that a label is in. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** A label and the point of the picture that its line leads to. */
export interface Label {
  at: Point;
  side: Side;
  /** One or more lines of words, or one letter for a badge. */
  lines: readonly string[];
  badge: boolean;
}

/**
 * Type of 20 units is legible on a phone, where a labeled plate is about half as many pixels wide as
 * units.
 */
const SIZE = 20;
const LEADING = 21;
const BADGE = 16;
const SPACE = 10;
/** Average width of a letter, as a share of its size. */
const LETTER = 0.6;

const heightOf = (label: Label) => (label.badge ? 2 * BADGE : label.lines.length * LEADING);

const widthOf = (label: Label) =>
  label.badge ? 2 * BADGE : Math.max(...label.lines.map((t) => t.length)) * SIZE * LETTER;

/** How far margins reach beyond their labels: the start of the leader line and some white space. */
const AIR = 26;

const most = (sizes: readonly number[]) =>
  sizes.length === 0 ? 0 : Math.ceil(Math.max(...sizes) + AIR);

/** Label centers near the preferred positions without overlap, from 0 to `end` as far as possible. */
function spread(wishes: readonly number[], halves: readonly number[], end: number): number[] {
  const middles: number[] = [];
  wishes.forEach((wish, i) => {
    const half = halves[i] ?? 0;
    const least = i === 0 ? 4 + half : (middles[i - 1] ?? 0) + (halves[i - 1] ?? 0) + SPACE + half;
    middles.push(Math.max(least, wish));
  });
  // Labels past the end move back and push the ones before them.
  let limit = end - 4;
  for (let i = middles.length - 1; i >= 0; i--) {
    const half = halves[i] ?? 0;
    middles[i] = Math.min(middles[i] ?? 0, limit - half);
    limit = (middles[i] ?? 0) - half - SPACE;
  }
  return middles;
}

function leader(from: Point, to: Point): string {
  const d = `M${r1(from[0])} ${r1(from[1])}L${r1(to[0])} ${r1(to[1])}`;
  const [x, y] = to;
  return (
    `<path class="plate-halo" fill="none" stroke="#ffffff" stroke-width="4" stroke-opacity="0.85" d="${d}"/>` +
    `<path class="plate-leader" fill="none" stroke="currentColor" stroke-width="1.3" d="${d}"/>` +
    `<circle class="plate-dot" cx="${r1(x)}" cy="${r1(y)}" r="3.2" fill="currentColor"/>`
  );
}

function badge(letter: string, [cx, cy]: Point): string {
  return (
    `<circle class="plate-paper" cx="${r1(cx)}" cy="${r1(cy)}" r="${BADGE}" fill="#ffffff" stroke="currentColor" stroke-width="1.6"/>` +
    words([cx, cy + 7], letter, 'middle', SIZE, true)
  );
}

/** Which way the label lies from the start of its leader. */
const AWAY: Record<Side, Point> = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] };
const ANCHOR = { left: 'end', right: 'start', above: 'middle', below: 'middle' } as const;

function drawOne(label: Label, [x, y]: Point): string {
  const { side, lines, at } = label;
  const [dx, dy] = AWAY[side];
  if (label.badge) {
    return leader([x, y], at) + badge(lines[0] ?? '', [x + dx * BADGE, y + dy * BADGE]);
  }
  const block = lines.length * LEADING;
  const middle = y + dy * (block / 2 + 4);
  const texts = lines.map((text, i) =>
    words([x + dx * 5, middle - block / 2 + SIZE * 0.8 + i * LEADING], text, ANCHOR[side], SIZE),
  );
  return leader([x, y], at) + texts.join('');
}

/** Lays out labels in margins around a picture of this size; also returns the width of each margin. */
export function layOut(
  labels: readonly Label[],
  width: number,
  height: number,
): { svg: string } & Record<Side, number> {
  const start: Record<Side, number> = {
    left: -12,
    right: width + 12,
    above: -8,
    below: height + 8,
  };
  let svg = '';
  const margin = (side: Side): number => {
    const upright = side === 'left' || side === 'right';
    const axis = upright ? 1 : 0;
    const own = labels.filter((l) => l.side === side).sort((a, b) => a.at[axis] - b.at[axis]);
    const middles = spread(
      own.map((l) => l.at[axis]),
      own.map((l) => (upright ? heightOf(l) : widthOf(l)) / 2),
      upright ? height : width,
    );
    own.forEach((label, i) => {
      const middle = middles[i] ?? 0;
      svg += drawOne(label, upright ? [start[side], middle] : [middle, start[side]]);
    });
    return most(own.map((l) => (upright ? widthOf(l) : heightOf(l))));
  };
  const [left, right] = [margin('left'), margin('right')];
  const [above, below] = [margin('above'), margin('below')];
  return { svg, left, right, above, below };
}
