import type { BankItem, Figure, RegionShape } from '../kit/types.js';
import { checkEach } from './per-item.js';
import type { Check, Finding } from './types.js';

type Point = readonly [number, number];

/** A region as a polygon, a hair smaller than it is, so that neighbors may share a border. */
function outline(shape: RegionShape): Point[] {
  const points = corners(shape);
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  return points.map(([x, y]) => [cx + (x - cx) * 0.998, cy + (y - cy) * 0.998]);
}

function corners(shape: RegionShape): Point[] {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape;
      return [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
    }
    case 'circle':
      return Array.from({ length: 32 }, (_, i) => {
        const angle = (i * Math.PI) / 16;
        return [shape.cx + shape.r * Math.cos(angle), shape.cy + shape.r * Math.sin(angle)];
      });
    case 'polygon':
      return shape.points;
  }
}

function area(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}

const side = (a: Point, b: Point, c: Point) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

function centre(polygon: readonly Point[]): Point {
  const sum = polygon.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

/** Whether two polygons share more than a border. */
function overlap(p: readonly Point[], q: readonly Point[]): boolean {
  const edges = (list: readonly Point[]) =>
    list.map((a, i): [Point, Point] => [a, list[(i + 1) % list.length] ?? a]);
  if (edges(p).some(([a, b]) => edges(q).some(([c, d]) => crosses(a, b, c, d)))) return true;
  // The center of a concave region may be outside it; then it doesn't count.
  const within = (list: readonly Point[]) =>
    contains(list, centre(list)) ? [...list, centre(list)] : list;
  return within(p).some((x) => contains(q, x)) || within(q).some((x) => contains(p, x));
}

function viewBox(svg: string): readonly number[] | undefined {
  const box = /<svg[^>]*\bviewBox="([^"]+)"/.exec(svg)?.[1]?.split(/[ ,]+/).map(Number);
  return box?.length === 4 && box.every(Number.isFinite) ? box : undefined;
}

/** The smallest region a finger can hit: its area in units of the picture. */
const LEAST_AREA = 60;

function regionFaults(item: Extract<BankItem, { type: 'hot-spot' }>): string[] {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox(item.figure.svg) ?? [];
  const shapes = item.regions.map((region) => ({
    name: region.name,
    points: outline(region.shape),
  }));
  const faults: string[] = [];
  shapes.forEach(({ name, points }, i) => {
    const outside = points.some(
      ([px, py]) => px < x || py < y || px > x + width || py > y + height || Number.isNaN(px + py),
    );
    if (outside) faults.push(`the region "${name}" leaves the picture`);
    if (!(area(points) >= LEAST_AREA)) faults.push(`the region "${name}" is too small to hit`);
    if (name.trim() === '') faults.push('a region without a name');
    for (const other of shapes.slice(i + 1)) {
      if (overlap(points, other.points)) faults.push(`"${name}" and "${other.name}" overlap`);
    }
  });
  return faults;
}

function figureFaults(figure: Figure | undefined): string[] {
  if (figure === undefined) return [];
  const { svg, alt } = figure;
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const faults: string[] = [];
  if (!viewBox(svg)) faults.push('the figure has no viewBox');
  if (/\s(?:width|height)=/.test(root)) faults.push('the figure has a fixed size');
  if (/<script|\son\w+=|javascript:|<foreignObject|<image/i.test(svg))
    faults.push('active content');
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('a coordinate of the figure is no number');
  if (alt.trim().length < 20) faults.push(`the figure has no useful text alternative: "${alt}"`);
  return faults;
}

function orderFaults(item: Extract<BankItem, { type: 'ordered' }>): string[] {
  const faults: string[] = [];
  const texts = new Set(item.options.map((o) => o.text.trim().toLowerCase()));
  if (item.options.length < 4 || item.options.length > 6) {
    faults.push(`${item.options.length} steps, 4 to 6 wanted`);
  }
  if (texts.size < item.options.length) faults.push('two steps are the same');
  if (item.options.every((o, i) => o.id === item.key[i])) faults.push('shown in the right order');
  if (item.options.some((o) => /^(?:step )?\d+[.):]\s/i.test(o.text)))
    faults.push('a numbered step');
  return faults;
}

const checkItems = checkEach(9, ({ item }) => [
  ...figureFaults(item.figure),
  ...(item.type === 'hot-spot' ? regionFaults(item) : []),
  ...(item.type === 'ordered' ? orderFaults(item) : []),
]);

/** Rule 9: hot-spot regions are apart, inside and named; figures are sound; steps have one order. */
export const checkRegions: Check = (bank) => [
  ...checkItems(bank),
  ...bank.passages.flatMap(({ id, figure }) =>
    figureFaults(figure).map((message): Finding => ({ rule: 9, id, message })),
  ),
];
