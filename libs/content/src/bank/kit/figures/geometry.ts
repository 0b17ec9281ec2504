import type { Figure } from '../types.js';
import * as s from './svg.js';

/** Labels are shown as given ("8 cm", "x + 2"); shapes are drawn to fit, in the given proportions. */
const BOX = { width: 300, height: 180, left: 60, top: 30 };

/** Points scaled into the drawing box with their proportions kept. */
function fit(points: readonly s.Point[]): s.Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const minX = Math.min(...xs);
  const minY = Math.min(...ys);
  const scale = Math.min(
    BOX.width / (Math.max(...xs) - minX || 1),
    BOX.height / (Math.max(...ys) - minY || 1),
  );
  return points.map(([x, y]) => [BOX.left + (x - minX) * scale, BOX.top + (y - minY) * scale]);
}

function sideLabel(from: s.Point, to: s.Point, clockwise: number, text: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // Outward is to the left of the direction of travel when the corners go clockwise on the screen.
  const [ox, oy] = [(dy / length) * clockwise, (-dx / length) * clockwise];
  const anchor = ox > 0.5 ? 'start' : ox < -0.5 ? 'end' : 'middle';
  return s.label(
    (from[0] + to[0]) / 2 + ox * 10,
    (from[1] + to[1]) / 2 + oy * 14 + 4,
    text,
    anchor,
  );
}

/** +1 when the corners go clockwise on the screen, -1 otherwise. */
function turn(points: readonly s.Point[]): number {
  const area = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + x * ny - nx * y;
  }, 0);
  return area >= 0 ? 1 : -1;
}

/**
 * A polygon with labeled sides, for composite figures too (an L shape has six corners). `sides[i]`
 * labels the side from corner i to corner i + 1; an empty text leaves it unlabeled. y grows downward.
 */
export function polygonFigure(spec: {
  name: string;
  corners: [number, number][];
  sides: string[];
  /** Sides whose label is inside, because there's no room outside. */
  inside?: number[];
  rightAngles?: boolean;
}): Figure {
  const corners = fit(spec.corners);
  const way = turn(corners);
  const labels = spec.sides.flatMap((text, i) => {
    const from = corners[i];
    const to = corners[(i + 1) % corners.length];
    return text === '' || !from || !to
      ? []
      : [sideLabel(from, to, spec.inside?.includes(i) ? -way : way, text)];
  });
  const said = spec.sides.map((text) => (text === '' ? 'not labeled' : text)).join(', ');
  const square = spec.rightAngles ? ' All corners are right angles.' : '';
  const alt = `${spec.name}. Sides in order around the figure: ${said}.${square}`;
  return s.toFigure(420, 240, alt, [s.polygon(corners, 'fill-4'), ...labels]);
}

/** A rectangle with its width and height labeled. */
export function rectangleFigure(spec: {
  width: number;
  height: number;
  widthLabel: string;
  heightLabel: string;
}): Figure {
  const { width, height } = spec;
  const drawn = polygonFigure({
    name: 'Rectangle',
    corners: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    sides: ['', spec.heightLabel, spec.widthLabel, ''],
  });
  const alt = `Rectangle, ${spec.widthLabel} wide and ${spec.heightLabel} high.`;
  return { svg: drawn.svg.replace(s.escapeXml(drawn.alt), s.escapeXml(alt)), alt };
}

/** An L shape: a rectangle without its upper right corner. All six lengths are in the same unit. */
export function lShapeFigure(spec: {
  width: number;
  height: number;
  cutWidth: number;
  cutHeight: number;
  /** Labels clockwise from the top: top, cut's side, cut's bottom, right, bottom, left; '' hides one. */
  labels: [string, string, string, string, string, string];
}): Figure {
  const { width, height, cutWidth, cutHeight } = spec;
  return polygonFigure({
    name: 'L-shaped figure, a rectangle with its upper right corner cut out, clockwise from the top side',
    corners: [
      [0, 0],
      [width - cutWidth, 0],
      [width - cutWidth, cutHeight],
      [width, cutHeight],
      [width, height],
      [0, height],
    ],
    sides: spec.labels,
    // The notch may be too small to hold two labels.
    inside: [1, 2],
    rightAngles: true,
  });
}

interface TriangleSpec {
  base: number;
  height: number;
  baseLabel: string;
  heightLabel: string;
  /** 0 is a right triangle with the right angle on the left; 1, on the right. */
  apex?: number;
  /** Labels of the left and of the right side. */
  leftLabel?: string;
  rightLabel?: string;
}

const isRight = (apex: number | undefined) => apex === 0 || apex === 1;

/** What a triangle shows, in words. */
function triangleWords(spec: TriangleSpec): string {
  const name = isRight(spec.apex) ? 'Right triangle' : 'Triangle';
  const sides = [
    ...(spec.leftLabel ? [` Left side ${spec.leftLabel}.`] : []),
    ...(spec.rightLabel ? [` Right side ${spec.rightLabel}.`] : []),
  ].join('');
  return `${name} with base ${spec.baseLabel} and height ${spec.heightLabel}.${sides}`;
}

/** The height from `top` down to `foot`, with its right angle; in a right triangle it is a side. */
function heightLines(top: s.Point, foot: s.Point, apex: number): string[] {
  const [x, y] = foot;
  const inward = apex === 1 ? -9 : 9;
  const rightAngle = s.polyline([
    [x + inward, y],
    [x + inward, y - 9],
    [x, y - 9],
  ]);
  return isRight(apex) ? [rightAngle] : [s.dashed(top, foot), rightAngle];
}

/** Outside a right triangle, inside others. */
function heightLabel(top: s.Point, [x, y]: s.Point, apex: number, text: string): string {
  const middle = (top[1] + y) / 2;
  if (apex === 0) return s.label(x - 8, middle, text, 'end');
  if (apex === 1) return s.label(x + 8, middle, text, 'start');
  return s.label(x + 6, middle + 10, text, 'start');
}

/** A triangle on its base with the height drawn; `apex` is the top's position along the base (0 to 1). */
export function triangleFigure(spec: TriangleSpec): Figure {
  const apex = spec.apex ?? 0.4;
  const [a, b, c] = fit([
    [0, spec.height],
    [spec.base, spec.height],
    [spec.base * apex, 0],
  ]) as [s.Point, s.Point, s.Point];
  const foot: s.Point = [c[0], a[1]];
  const sides = [
    ...(spec.leftLabel ? [sideLabel(a, c, 1, spec.leftLabel)] : []),
    ...(spec.rightLabel ? [sideLabel(c, b, 1, spec.rightLabel)] : []),
  ];
  return s.toFigure(420, 240, triangleWords(spec), [
    s.polygon([a, b, c], 'fill-4'),
    ...heightLines(c, foot, apex),
    s.label((a[0] + b[0]) / 2, a[1] + 18, spec.baseLabel),
    heightLabel(c, foot, apex, spec.heightLabel),
    ...sides,
  ]);
}

/** A circle with its radius or diameter labeled. */
export function circleFigure(spec: { measure: 'radius' | 'diameter'; label: string }): Figure {
  const from: s.Point = spec.measure === 'radius' ? [150, 120] : [60, 120];
  const alt = `Circle with ${spec.measure} ${spec.label}.`;
  return s.toFigure(300, 240, alt, [
    s.circle(150, 120, 90, 'fill-4'),
    s.line(from, [240, 120]),
    s.point(150, 120),
    s.label((from[0] + 240) / 2, 112, spec.label),
  ]);
}

/** A rectangle with a half circle on its right side, whose diameter is the rectangle's height. */
export function rectangleWithHalfCircle(spec: {
  width: number;
  height: number;
  widthLabel: string;
  heightLabel: string;
}): Figure {
  const scale = Math.min(240 / (spec.width + spec.height / 2), 170 / spec.height);
  const [w, h] = [spec.width * scale, spec.height * scale];
  const [x, y] = [70, 20];
  const d = `M${x} ${y}L${s.n(x + w)} ${y}A${s.n(h / 2)} ${s.n(h / 2)} 0 0 1 ${s.n(x + w)} ${s.n(y + h)}L${x} ${s.n(y + h)}Z`;
  const alt = `Rectangle ${spec.widthLabel} wide and ${spec.heightLabel} high, with a half circle joined to its right side; the diameter of the half circle is that side.`;
  return s.toFigure(380, 240, alt, [
    s.path(d, 'fill-4'),
    s.dashed([x + w, y], [x + w, y + h]),
    s.label(x + w / 2, y + h + 18, spec.widthLabel),
    s.label(x - 8, y + h / 2 + 4, spec.heightLabel, 'end'),
  ]);
}

/** A box (rectangular prism) with its three lengths labeled. */
export function boxFigure(spec: {
  lengthLabel: string;
  widthLabel: string;
  heightLabel: string;
}): Figure {
  const alt = `Rectangular box, ${spec.lengthLabel} long, ${spec.widthLabel} wide, and ${spec.heightLabel} high.`;
  return s.toFigure(380, 240, alt, [
    s.polygon(
      [
        [70, 90],
        [250, 90],
        [250, 200],
        [70, 200],
      ],
      'fill-4',
    ),
    s.polygon(
      [
        [70, 90],
        [130, 40],
        [310, 40],
        [250, 90],
      ],
      'fill-3',
    ),
    s.polygon(
      [
        [250, 90],
        [310, 40],
        [310, 150],
        [250, 200],
      ],
      'fill-2',
    ),
    s.label(160, 218, spec.lengthLabel),
    s.label(62, 148, spec.heightLabel, 'end'),
    s.label(288, 186, spec.widthLabel, 'start'),
  ]);
}

/** An upright cylinder with the radius or diameter of its base, and its height. */
export function cylinderFigure(spec: {
  measure: 'radius' | 'diameter';
  label: string;
  heightLabel: string;
}): Figure {
  const from = spec.measure === 'radius' ? 150 : 80;
  const alt = `Upright cylinder with ${spec.measure} ${spec.label} and height ${spec.heightLabel}.`;
  return s.toFigure(320, 240, alt, [
    s.path('M80 50L80 200A70 18 0 0 0 220 200L220 50', 'fill-4'),
    s.ellipse(150, 50, 70, 18, 'fill-3'),
    s.line([from, 50], [220, 50]),
    s.label((from + 220) / 2, 26, spec.label),
    s.label(228, 130, spec.heightLabel, 'start'),
  ]);
}
