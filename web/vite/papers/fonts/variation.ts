import { type FontParts, type Glyph, Reader, tableOf } from './glyph.js';

/** One region of the design space, with how far it moves which points. */
interface Move {
  scalar: number;
  /** Indexes of the points it names, or undefined for all of them. */
  points: readonly number[] | undefined;
  dx: readonly number[];
  dy: readonly number[];
}

/** Four points after a glyph's own stand for its edges; the second is its advance width. */
const EDGES = 4;

/** From -1 to 1 on each axis, bent as the font wants it. Source: OpenType, fvar and avar. */
function normalise(font: FontParts, settings: Readonly<Record<string, number>>): number[] {
  const fvar = tableOf(font, 'fvar');
  const first = fvar.readUInt16BE(4);
  const size = fvar.readUInt16BE(10);
  const bends = readBends(font.tables.get('avar'));
  return Array.from({ length: fvar.readUInt16BE(8) }, (_, axis) => {
    const at = first + axis * size;
    const [least = 0, usual = 0, most = 0] = [4, 8, 12].map((o) => fvar.readInt32BE(at + o));
    const wanted = settings[fvar.toString('latin1', at, at + 4)];
    const value = wanted === undefined ? usual : Math.min(most, Math.max(least, wanted * 65536));
    const span = value < usual ? usual - least : most - usual;
    return bend(span === 0 ? 0 : (value - usual) / span, bends[axis] ?? []);
  });
}

type Bend = readonly (readonly [from: number, to: number])[];

function readBends(avar: Buffer | undefined): Bend[] {
  if (!avar) {
    return [];
  }
  const reader = new Reader(avar, 6);
  return Array.from({ length: reader.uint16() }, () =>
    Array.from({ length: reader.uint16() }, () => [reader.f2dot14(), reader.f2dot14()] as const),
  );
}

function bend(value: number, steps: Bend): number {
  const after = steps.findIndex(([from]) => from >= value);
  const [high, low] = [steps[after], steps[after - 1]];
  if (!high || !low) {
    return high?.[1] ?? value;
  }
  return low[1] + ((value - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

/** How much of a region's move holds at these coordinates. */
function scalarOf(
  coordinates: readonly number[],
  peak: readonly number[],
  bounds: readonly [start: readonly number[], end: readonly number[]] | undefined,
): number {
  return coordinates.reduce((scalar, value, axis) => {
    const top = peak[axis] ?? 0;
    if (top === 0 || value === top) {
      return scalar;
    }
    const start = bounds?.[0][axis] ?? Math.min(top, 0);
    const end = bounds?.[1][axis] ?? Math.max(top, 0);
    if (value <= start || value >= end) {
      return 0;
    }
    return scalar * (value < top ? (value - start) / (top - start) : (end - value) / (end - top));
  }, 1);
}

/** Point numbers, or undefined where all points are meant. */
function readPointNumbers(reader: Reader): number[] | undefined {
  const first = reader.uint8();
  const count = first & 0x80 ? ((first & 0x7f) << 8) | reader.uint8() : first;
  if (count === 0) {
    return undefined;
  }
  const numbers: number[] = [];
  let last = 0;
  while (numbers.length < count) {
    const control = reader.uint8();
    for (let n = (control & 0x7f) + 1; n > 0; n -= 1) {
      last += control & 0x80 ? reader.uint16() : reader.uint8();
      numbers.push(last);
    }
  }
  return numbers;
}

function readDeltas(reader: Reader, count: number): number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const control = reader.uint8();
    for (let n = (control & 0x3f) + 1; n > 0; n -= 1) {
      if (control & 0x80) {
        deltas.push(0);
      } else {
        deltas.push(control & 0x40 ? reader.int16() : reader.int8());
      }
    }
  }
  return deltas;
}

/** The moves of one glyph that hold at the coordinates. Source: OpenType, tuple variation store. */
function readMoves(
  data: Buffer,
  shared: readonly (readonly number[])[],
  coordinates: readonly number[],
  pointCount: number,
): Move[] {
  const head = new Reader(data);
  const flags = head.uint16();
  const body = new Reader(data, head.uint16());
  const sharedPoints = flags & 0x8000 ? readPointNumbers(body) : undefined;
  const tuple = () => coordinates.map(() => head.f2dot14());
  const moves: Move[] = [];
  for (let n = flags & 0x0fff; n > 0; n -= 1) {
    const next = body.position + head.uint16();
    const index = head.uint16();
    const peak = index & 0x8000 ? tuple() : (shared[index & 0x0fff] ?? []);
    const bounds = index & 0x4000 ? ([tuple(), tuple()] as const) : undefined;
    const scalar = scalarOf(coordinates, peak, bounds);
    if (scalar !== 0) {
      const own = (index & 0x2000) !== 0;
      const points = own ? readPointNumbers(body) : sharedPoints;
      const count = points?.length ?? pointCount;
      moves.push({ scalar, points, dx: readDeltas(body, count), dy: readDeltas(body, count) });
    }
    body.position = next;
  }
  return moves;
}

/** A point between two that move goes along with them. Source: OpenType, gvar (inferred deltas). */
function inferred(value: number, a: number, b: number, da: number, db: number): number {
  const [low, high, dLow, dHigh] = a <= b ? [a, b, da, db] : [b, a, db, da];
  if (low === high) {
    return dLow === dHigh ? dLow : 0;
  }
  if (value <= low) {
    return dLow;
  }
  return value >= high ? dHigh : dLow + ((value - low) / (high - low)) * (dHigh - dLow);
}

/** Fills what a move leaves out in one contour, on one axis. */
function fillContour(
  deltas: (number | undefined)[],
  values: readonly number[],
  from: number,
  to: number,
): void {
  const named: number[] = [];
  for (let i = from; i <= to; i += 1) {
    if (deltas[i] !== undefined) {
      named.push(i);
    }
  }
  const length = to - from + 1;
  named.forEach((start, n) => {
    const end = named[(n + 1) % named.length] ?? start;
    for (let i = from + ((start - from + 1) % length); i !== end; ) {
      deltas[i] = inferred(
        values[i] ?? 0,
        values[start] ?? 0,
        values[end] ?? 0,
        deltas[start] ?? 0,
        deltas[end] ?? 0,
      );
      i = from + ((i - from + 1) % length);
    }
  });
}

/** What one move does to every point on one axis. */
function spread(
  { points }: Move,
  given: readonly number[],
  values: readonly number[],
  contourEnds: readonly number[],
): readonly (number | undefined)[] {
  if (!points) {
    return given;
  }
  const deltas: (number | undefined)[] = new Array(values.length + EDGES).fill(undefined);
  points.forEach((point, n) => {
    deltas[point] = given[n];
  });
  contourEnds.forEach((end, n) => {
    fillContour(deltas, values, (contourEnds[n - 1] ?? -1) + 1, end);
  });
  return deltas;
}

function moved(glyph: Glyph, advance: number, moves: readonly Move[]): [Glyph, number] {
  const anchors = glyph.components.length > 0 ? glyph.components : glyph.points;
  const sum = (axis: 'x' | 'y') => {
    const values = anchors.map((anchor) => anchor[axis]);
    const total: number[] = new Array(values.length + EDGES).fill(0);
    for (const move of moves) {
      const given = axis === 'x' ? move.dx : move.dy;
      spread(move, given, values, glyph.contourEnds).forEach((delta, i) => {
        total[i] = (total[i] ?? 0) + move.scalar * (delta ?? 0);
      });
    }
    return total;
  };
  const [dx, dy] = [sum('x'), sum('y')];
  const left = dx[anchors.length] ?? 0;
  const place = <T extends { x: number; y: number }>(anchor: T, i: number): T => ({
    ...anchor,
    x: Math.round(anchor.x + (dx[i] ?? 0) - left),
    y: Math.round(anchor.y + (dy[i] ?? 0)),
  });
  const width = advance + (dx[anchors.length + 1] ?? 0) - left;
  const components = glyph.components.map((one, i) => (one.matchesPoints ? one : place(one, i)));
  return [{ ...glyph, points: glyph.points.map(place), components }, Math.round(width)];
}

/**
 * One style of a variable font: outlines and widths at a place of its design space, such as
 * `{ wght: 600 }`. Axes that are not named stay as they usually are. Source: OpenType 1.9, gvar.
 */
export function instanceOf(
  font: FontParts,
  settings: Readonly<Record<string, number>>,
): Pick<FontParts, 'glyphs' | 'advances'> {
  const coordinates = normalise(font, settings);
  const gvar = tableOf(font, 'gvar');
  const head = new Reader(gvar, 4);
  const axes = head.uint16();
  const tuples = head.uint16();
  const sharedAt = new Reader(gvar, head.uint32());
  const shared = Array.from({ length: tuples }, () =>
    Array.from({ length: axes }, () => sharedAt.f2dot14()),
  );
  head.uint16();
  const long = (head.uint16() & 1) === 1;
  const start = head.uint32();
  const offsets = Array.from({ length: font.glyphs.length + 1 }, () =>
    long ? head.uint32() : head.uint16() * 2,
  );
  const results = font.glyphs.map((glyph, i): [Glyph, number] => {
    const data = gvar.subarray(start + (offsets[i] ?? 0), start + (offsets[i + 1] ?? 0));
    const advance = font.advances[i] ?? 0;
    if (data.length === 0) {
      return [glyph, advance];
    }
    const points = Math.max(glyph.components.length, glyph.points.length) + EDGES;
    return moved(glyph, advance, readMoves(data, shared, coordinates, points));
  });
  return { glyphs: results.map(([glyph]) => glyph), advances: results.map(([, width]) => width) };
}
