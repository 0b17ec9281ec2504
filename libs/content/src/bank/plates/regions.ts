import clipping, { type MultiPolygon, type Ring } from 'polygon-clipping';
import type { RegionShape } from '../kit/types.js';
import { type Curve, distance, type Point, signedArea } from './curve.js';

/** How far a region stays inside its outline, and away from what covers it, in units. */
const MARGIN = 0.8;
const GAP = 1.6;
/** A region deviates from its outline by at most this much: fewer points, same look. */
const TOLERANCE = 0.9;

/** The ring moved outward by `by` units (inward when negative), point by point along its normals. */
function grown(points: readonly Point[], by: number): Point[] {
  const way = signedArea(points) >= 0 ? by : -by;
  const count = points.length;
  return points.map((p, i) => {
    const a = points[(i + count - 1) % count] ?? p;
    const b = points[(i + 1) % count] ?? p;
    const length = distance(a, b) || 1;
    return [p[0] + ((b[1] - a[1]) / length) * way, p[1] - ((b[0] - a[0]) / length) * way];
  });
}

const toRing = (points: readonly Point[]): Ring => points.map(([x, y]) => [x, y]);

/** Douglas–Peucker: the fewest points from which no left-out point is farther than the tolerance. */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const length = distance(first, last);
  const off = (p: Point) =>
    length < 1e-6
      ? distance(first, p)
      : Math.abs(
          (last[0] - first[0]) * (first[1] - p[1]) - (first[0] - p[0]) * (last[1] - first[1]),
        ) / length;
  let [most, index] = [0, 0];
  points.forEach((p, i) => {
    const far = off(p);
    if (far > most) [most, index] = [far, i];
  });
  if (most <= TOLERANCE) return [first, last];
  return [
    ...simplified(points.slice(0, index + 1)).slice(0, -1),
    ...simplified(points.slice(index)),
  ];
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxOf(curves: readonly Curve[]): Box {
  const points = curves.flatMap((c) => c.samples);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether two boxes are closer to each other than regions keep from what covers them. */
const near = (a: Box, b: Box) =>
  a[0] - GAP < b[2] && b[0] - GAP < a[2] && a[1] - GAP < b[3] && b[1] - GAP < a[3];

/** Joins a ring and its hole into one ring, with a slit to the hole where it's nearest. */
function slit(ring: readonly Point[], hole: readonly Point[]): Point[] {
  let [best, i, k] = [Number.POSITIVE_INFINITY, 0, 0];
  ring.forEach((p, pi) => {
    hole.forEach((q, qi) => {
      const far = distance(p, q);
      if (far < best) [best, i, k] = [far, pi, qi];
    });
  });
  const around = [...hole.slice(k), ...hole.slice(0, k + 1)];
  // The hole runs in the opposite direction from the ring, so that it's a hole under either fill rule.
  if (signedArea(hole) > 0 === signedArea(ring) > 0) around.reverse();
  return [...ring.slice(0, i + 1), ...around, ...ring.slice(i)];
}

const ringArea = (ring: Ring) => Math.abs(signedArea(ring));

/**
 * The visible part of an outline: without what covers it, and slightly inside its line.
 *
 * If it surrounds another part, a slit cuts it open; its own gaps, such as the inside of a loop,
 * belong to it.
 *
 * @throws RangeError when nothing shows.
 */
export function visibleRegion(
  name: string,
  own: readonly Curve[],
  above: readonly Curve[],
): RegionShape {
  const box = boxOf(own);
  const covers = above.filter((curve) => near(box, boxOf([curve])));
  const whole = clipping.union([], ...own.map((c) => [toRing(c.samples)]));
  const rest: MultiPolygon =
    covers.length === 0
      ? whole
      : clipping.difference(whole, ...covers.map((c) => [toRing(grown(c.samples, GAP))]));
  const [largest] = [...rest].sort((a, b) => ringArea(b[0] ?? []) - ringArea(a[0] ?? []));
  const ring = largest?.[0];
  if (ring === undefined) throw new RangeError(`plate: nothing of ${name} shows`);
  const holes = (largest?.slice(1) ?? []).filter((hole) =>
    covers.some((c) => c.samples.some((p) => inside(hole, p))),
  );
  const inner = holes.reduce<Point[]>(
    (points, hole) => slit(points, grown(hole.slice(0, -1), MARGIN)),
    grown(ring.slice(0, -1), -MARGIN),
  );
  // Simplified in two halves, because a closed ring has no end points to fix.
  const half = Math.floor(inner.length / 2);
  const points = [
    ...simplified(inner.slice(0, half + 1)).slice(0, -1),
    ...simplified([...inner.slice(half), inner[0] ?? [0, 0]]).slice(0, -1),
  ];
  return {
    kind: 'polygon',
    points: points.map(([x, y]): [number, number] => [
      Math.round(x * 10) / 10,
      Math.round(y * 10) / 10,
    ]),
  };
}

function inside(points: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

// A plate computes millions of distances, and in tests, where each file has its own globals, looking
// up `Math` is slow.
const { hypot } = Math;

function toSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / square;
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  return hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}

/** The distance from a point to the edge of a region, or `undefined` when it isn't over `least`. */
function depthOver(least: number, p: Point, points: readonly Point[]): number | undefined {
  let depth = Number.POSITIVE_INFINITY;
  for (const [n, a] of points.entries()) {
    const far = toSegment(p, a, points[(n + 1) % points.length] ?? a);
    if (far <= least) return undefined;
    if (far < depth) depth = far;
  }
  return depth;
}

/** The grid resolution for finding a region's deepest point. */
const GRID = 24;

/** The point of a region that is farthest from its edge: where a leader line ends. */
export function centerOf(shape: RegionShape): Point {
  if (shape.kind === 'circle') return [shape.cx, shape.cy];
  if (shape.kind === 'rect') return [shape.x + shape.width / 2, shape.y + shape.height / 2];
  const { points } = shape;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let [best, most]: [Point, number] = [[left, top], -1];
  for (let i = 1; i < GRID; i++) {
    for (let k = 1; k < GRID; k++) {
      const p: Point = [left + (wide * i) / GRID, top + (high * k) / GRID];
      if (!inside(points, p)) continue;
      const depth = depthOver(most, p, points);
      if (depth !== undefined) [best, most] = [p, depth];
    }
  }
  return best;
}
