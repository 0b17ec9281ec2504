/** Curves of the plates: an outline is given as the points it runs through and drawn as Béziers. */

export type Point = readonly [number, number];

/** One Bézier piece: two handles and its end point. A straight piece has no handles. */
type Piece = readonly [Point, Point, Point] | readonly [Point];

/** A smooth line through points, as path data and as sampled points: picture and region share it. */
export interface Curve {
  /** SVG path data. */
  readonly d: string;
  /** Points along the curve, dense enough to approximate it. */
  readonly samples: readonly Point[];
  readonly start: Point;
  readonly pieces: readonly Piece[];
  readonly closed: boolean;
}

interface Knot {
  at: Point;
  /** The line turns sharply here. */
  corner: boolean;
}

/** How many points approximate a Bézier piece. */
const STEPS = 6;

/** A coordinate with one decimal: a tenth of a unit is finer than the line. */
export const r1 = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError(`plate: ${value} is not a coordinate`);
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
};

const round = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Numbers with as few characters as path data allows. */
function compact(numbers: readonly number[]): string {
  return numbers
    .map((v) => r1(v).replace(/^(-?)0\./, '$1.'))
    .reduce((text, word) => text + (text === '' || word.startsWith('-') ? '' : ' ') + word, '');
}

/** Path data in steps from the last point: short, and the same on every machine. */
function dataOf(start: Point, pieces: readonly Piece[], closed: boolean): string {
  let [last, d] = [round(start), `M${compact(round(start))}`];
  for (const piece of pieces) {
    const points = piece.map(round);
    const steps = points.flatMap(([x, y]) => [x - last[0], y - last[1]]);
    d += (piece.length === 1 ? 'l' : 'c') + compact(steps);
    last = points.at(-1) ?? last;
  }
  return closed ? `${d}Z` : d;
}

function finish(start: Point, pieces: readonly Piece[], closed: boolean): Curve {
  const samples: Point[] = [start];
  let last = start;
  for (const piece of pieces) {
    if (piece.length === 1) samples.push(piece[0]);
    else {
      const [b, c, d] = piece;
      for (let k = 1; k <= STEPS; k++) samples.push(bezier(last, b, c, d, k / STEPS));
    }
    last = samples.at(-1) ?? last;
  }
  if (closed) samples.pop();
  return { d: dataOf(start, pieces, closed), samples, start, pieces, closed };
}

/** The curve with every point moved by `move`, which must keep clockwise outlines clockwise. */
function moved(curve: Curve, move: (p: Point) => Point): Curve {
  const pieces = curve.pieces.map((piece) => piece.map(move) as unknown as Piece);
  return finish(move(curve.start), pieces, curve.closed);
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** Reads `"10,20 30,40! 50,60"`; `!` marks a corner. @throws RangeError for anything that isn't a point. */
function knotsOf(spec: string): Knot[] {
  return spec
    .trim()
    .split(/\s+/)
    .map((word) => {
      const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(!?)$/.exec(word);
      if (!match) throw new RangeError(`plate: "${word}" is not a point like 12,34 or 12,34!`);
      return { at: [Number(match[1]), Number(match[2])], corner: match[3] === '!' };
    });
}

/** The area inside a ring of points; positive when it runs clockwise on the screen. */
export function signedArea(points: readonly Point[]): number {
  return (
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
      return sum + x * ny - nx * y;
    }, 0) / 2
  );
}

/** The handle at `b` of the piece from `b` to `c`, for a centripetal Catmull–Rom spline. */
function handle(a: Point, b: Point, c: Point): Point {
  const near = Math.sqrt(distance(b, c));
  const far = Math.sqrt(distance(a, b));
  if (near < 1e-6 || far < 1e-6) return [b[0] + (c[0] - b[0]) / 3, b[1] + (c[1] - b[1]) / 3];
  const along = (i: 0 | 1) =>
    (far * far * c[i] -
      near * near * a[i] +
      (2 * far * far + 3 * far * near + near * near) * b[i]) /
    (3 * far * (far + near));
  return [along(0), along(1)];
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const along = (i: 0 | 1) =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [along(0), along(1)];
}

function throughKnots(knots: readonly Knot[], closed: boolean): Curve {
  const count = knots.length;
  const first = knots[0];
  if (first === undefined || count < 2) throw new RangeError('plate: a curve needs two points');
  const at = (i: number): Knot =>
    knots[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? first;
  const pieces: Piece[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (from.corner && to.corner) pieces.push([to.at]);
    else {
      const c1 = handle(from.corner ? from.at : before.at, from.at, to.at);
      const c2 = handle(to.corner ? to.at : after.at, to.at, from.at);
      pieces.push([c1, c2, to.at]);
    }
  }
  return finish(first.at, pieces, closed);
}

/** An open line through points: `"10,20 30,40! 50,60"`, smooth except at `!`. */
export function line(spec: string): Curve {
  return throughKnots(knotsOf(spec), false);
}

/** A closed outline through points; always clockwise, so that outlines in one path merge. */
export function outline(spec: string): Curve {
  return ring(knotsOf(spec));
}

function ring(knots: Knot[]): Curve {
  const clockwise = signedArea(knots.map((k) => k.at)) >= 0;
  return throughKnots(clockwise ? knots : knots.reverse(), true);
}

/**
 * A closed outline that is the same left and right of `x`: its right half, from the top to the
 * bottom, as distances from the middle and heights (`"0,10 20,16 … 0,90"`).
 */
export function symmetric(spec: string, x: number): Curve {
  const half = knotsOf(spec);
  const side = (way: 1 | -1) =>
    half.map(({ at: [dx, y], corner }): Knot => ({ at: [x + way * dx, y], corner }));
  const back = side(-1)
    .filter((_, i) => half[i]?.at[0] !== 0)
    .reverse();
  return ring([...side(1), ...back]);
}

/** A closed outline through computed points, smooth except at the indices in `corners`. */
export function outlineOf(
  points: readonly Point[],
  corners: ReadonlySet<number> = new Set(),
): Curve {
  return ring(points.map((at, i) => ({ at, corner: corners.has(i) })));
}

/** An ellipse, turned clockwise by `turn` degrees. */
export function oval(cx: number, cy: number, rx: number, ry: number, turn = 0): Curve {
  const angle = (turn * Math.PI) / 180;
  return outlineOf(
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [rx * Math.cos((i * Math.PI) / 6), ry * Math.sin((i * Math.PI) / 6)];
      return [
        cx + x * Math.cos(angle) - y * Math.sin(angle),
        cy + x * Math.sin(angle) + y * Math.cos(angle),
      ];
    }),
  );
}

/** The curve mirrored left to right at `x`, so that paired organs are drawn once. */
export function mirror(curve: Curve, x: number): Curve {
  const flip = ([px, py]: Point): Point => [2 * x - px, py];
  if (!curve.closed) return moved(curve, flip);
  // Backwards, so that it stays clockwise.
  const ends = [curve.start, ...curve.pieces.map((p) => p[p.length - 1] as Point)];
  const pieces = curve.pieces
    .map((piece, i): Piece => {
      const end = flip(ends[i] ?? curve.start);
      return piece.length === 1 ? [end] : [flip(piece[1]), flip(piece[0]), end];
    })
    .reverse();
  return finish(flip(ends.at(-1) ?? curve.start), pieces, true);
}

/** The curve scaled, turned by degrees clockwise about the origin, and moved: `to` is where the origin goes. */
export function place(curve: Curve, to: Point, scale = 1, turn = 0): Curve {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return moved(curve, ([x, y]) => [to[0] + x * cos - y * sin, to[1] + x * sin + y * cos]);
}

/** The part of a curve between two of its given points, counted from 0; by default, to its end. */
export function stretch(curve: Curve, from: number, to = curve.pieces.length): Curve {
  const start = from === 0 ? curve.start : curve.pieces[from - 1]?.at(-1);
  const pieces = curve.pieces.slice(from, to);
  if (start === undefined || pieces.length === 0) {
    throw new RangeError(`plate: no stretch from point ${from} to ${to}`);
  }
  return finish(start, pieces, false);
}

/** Points at equal steps of at most `step` along samples, both ends included. */
export function evenly(samples: readonly Point[], step: number): Point[] {
  const lengths = samples.slice(1).map((p, i) => distance(samples[i] ?? p, p));
  const whole = lengths.reduce((sum, l) => sum + l, 0);
  const count = Math.max(2, Math.ceil(whole / step));
  const result: Point[] = [];
  let [index, passed] = [0, 0];
  for (let k = 0; k <= count; k++) {
    const goal = (whole * k) / count;
    while (index < lengths.length - 1 && passed + (lengths[index] ?? 0) < goal) {
      passed += lengths[index] ?? 0;
      index++;
    }
    const [a, b] = [samples[index] ?? [0, 0], samples[index + 1] ?? [0, 0]];
    const t = Math.min(1, (goal - passed) / (lengths[index] || 1));
    result.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
  return result;
}
