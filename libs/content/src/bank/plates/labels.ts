import { type Point, r1 } from './curve.js';
import { words } from './paint.js';

/** A label and the point of the picture that its line leads to. */
export interface Label {
  at: Point;
  side: 'left' | 'right';
  /** One or more lines of words, or one letter for a badge. */
  lines: readonly string[];
  badge: boolean;
}

/** Type of 20 units is read on a phone, where a labeled plate is about half as wide as its units. */
const SIZE = 20;
const LEADING = 21;
const BADGE = 16;
const SPACE = 10;
/** Average width of a letter, as a share of its size. */
const LETTER = 0.56;

const heightOf = (label: Label) =>
  label.badge ? 2 * BADGE : label.lines.length * LEADING;

/** The width of the margin that the labels of one side need. */
function marginOf(labels: readonly Label[]): number {
  if (labels.length === 0) return 0;
  const widths = labels.map((l) =>
    l.badge ? 2 * BADGE : Math.max(...l.lines.map((t) => t.length)) * SIZE * LETTER,
  );
  return Math.ceil(Math.max(...widths) + 26);
}

/** The middles of the labels of one side, from the top: near what they name, and apart. */
function spread(labels: readonly Label[], height: number): number[] {
  const half = labels.map((l) => heightOf(l) / 2);
  const tops: number[] = [];
  labels.forEach((label, i) => {
    const least = i === 0 ? 4 + (half[0] ?? 0) : (tops[i - 1] ?? 0) + (half[i - 1] ?? 0) + SPACE + (half[i] ?? 0);
    tops.push(Math.max(least, label.at[1]));
  });
  // What ran over the lower edge moves up again, and pushes what is above it.
  let limit = height - 4;
  for (let i = tops.length - 1; i >= 0; i--) {
    tops[i] = Math.min(tops[i] ?? 0, limit - (half[i] ?? 0));
    limit = (tops[i] ?? 0) - (half[i] ?? 0) - SPACE;
  }
  return tops;
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

function drawOne(label: Label, x: number, y: number): string {
  const left = label.side === 'left';
  if (label.badge) {
    const cx = left ? x - BADGE : x + BADGE;
    return (
      leader([x, y], label.at) +
      `<circle class="plate-paper" cx="${r1(cx)}" cy="${r1(y)}" r="${BADGE}" fill="#ffffff" stroke="currentColor" stroke-width="1.6"/>` +
      words([cx, y + 7], label.lines[0] ?? '', 'middle', SIZE, true)
    );
  }
  const first = y - (label.lines.length * LEADING) / 2 + SIZE * 0.8;
  const texts = label.lines.map((text, i) =>
    words([left ? x - 5 : x + 5, first + i * LEADING], text, left ? 'end' : 'start', SIZE),
  );
  return leader([x, y], label.at) + texts.join('');
}

/** Labels set in margins beside a picture of this size, and the width of each margin. */
export function layOut(
  labels: readonly Label[],
  width: number,
  height: number,
): { svg: string; left: number; right: number } {
  const sides = (['left', 'right'] as const).map((side) => {
    const own = labels.filter((l) => l.side === side).sort((a, b) => a.at[1] - b.at[1]);
    const middles = spread(own, height);
    const x = side === 'left' ? -12 : width + 12;
    return { margin: marginOf(own), svg: own.map((l, i) => drawOne(l, x, middles[i] ?? 0)).join('') };
  });
  const [left, right] = sides;
  return {
    svg: sides.map((s) => s.svg).join(''),
    left: left?.margin ?? 0,
    right: right?.margin ?? 0,
  };
}
