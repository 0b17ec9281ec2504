import { type Curve, distance, evenly, line, outlineOf, oval, type Point } from './curve.js';

/**
 * How wide a tube is: one width, widths at equal steps along it, or a function of the position along
 * its length (0 to 1) and the length so far.
 */
export type Width = number | readonly number[] | ((share: number, length: number) => number);

function widthAt(width: Width, share: number, length: number): number {
  if (typeof width === 'number') return width;
  if (typeof width === 'function') return width(share, length);
  const place = share * (width.length - 1);
  const low = Math.floor(place);
  const [a = 0, b = a] = [width[low], width[low + 1]];
  return a + (b - a) * (place - low);
}

/** The unit vector across the line at sample `i`. */
function across(samples: readonly Point[], i: number): Point {
  const a = samples[Math.max(0, i - 1)] ?? [0, 0];
  const b = samples[Math.min(samples.length - 1, i + 1)] ?? [0, 0];
  const length = distance(a, b) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

/** The outline of a tube along a center line, with flat ends; `step` is the widest spacing of its samples. */
export function tube(center: string | Curve, width: Width, step = 18): Curve {
  const curve = typeof center === 'string' ? line(center) : center;
  const samples = evenly(curve.samples, step);
  const side = (way: 1 | -1) =>
    samples.map((p, i): Point => {
      const share = i / (samples.length - 1);
      const before = samples
        .slice(1, i + 1)
        .reduce((sum, q, k) => sum + distance(samples[k] ?? q, q), 0);
      const half = (way * widthAt(width, share, before)) / 2;
      const [nx, ny] = across(samples, i);
      return [p[0] + nx * half, p[1] + ny * half];
    });
  return withCorners([...side(1), ...side(-1).reverse()], samples.length);
}

/** A ring with corners at the first and last point of each side: a tube with cut ends. */
function withCorners(points: readonly Point[], side: number): Curve {
  const ends = new Set([0, side - 1, side, points.length - 1]);
  return outlineOf(points, ends);
}

/** The open end of a vessel that is cut: an ellipse across the first or last point of its center line. */
export function mouth(center: string, end: 'first' | 'last', width: number, depth = 0.3): Curve {
  const { samples } = line(center);
  const i = end === 'first' ? 0 : samples.length - 1;
  const [nx, ny] = across(samples, i);
  const [x, y] = samples[i] ?? [0, 0];
  const turn = (Math.atan2(ny, nx) * 180) / Math.PI;
  return oval(x, y, width / 2, (width / 2) * depth, turn);
}

/** The outline of a pouched gut (haustra): every `pouch` units, it's pinched to a share of its width. */
export function pouched(center: string | Curve, width: Width, pouch: number, depth = 0.2): Curve {
  const curve = typeof center === 'string' ? line(center) : center;
  const samples = evenly(curve.samples, pouch / 3);
  const last = samples.length - 1;
  const corners = new Set<number>();
  const points = ([1, -1] as const).flatMap((way) => {
    const side = samples.map((p, i): Point => {
      const full = widthAt(width, i / last, 0);
      const half = ((i % 3 === 0 ? 1 - depth : 1) * way * full) / 2;
      const [nx, ny] = across(samples, i);
      return [p[0] + nx * half, p[1] + ny * half];
    });
    return way === 1 ? side : side.reverse();
  });
  samples.forEach((_, i) => {
    if (i % 3 === 0 || i === last) corners.add(i).add(points.length - 1 - i);
  });
  return outlineOf(points, corners);
}
