import { inSeries } from '../series.js';
import type { Figure, RegionShape } from '../types.js';
import { withUnit } from '../with-unit.js';
import * as s from './svg.js';

/** A graduated scale: numbers every `major`, a mark every `minor`. */
export interface Scale {
  min: number;
  max: number;
  major: number;
  minor: number;
  unit: string;
}

const EPSILON = 1e-6;
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];

/**
 * Where a value is, described by marks and not by number, so people who can't see the picture have to
 * read the scale as those who can. The value must lie on a mark or halfway between two.
 */
function placeOnScale(scale: Scale, value: number): string {
  const halves = Math.round(((value - scale.min) / scale.minor) * 2);
  if (
    Math.abs(scale.min + (halves * scale.minor) / 2 - value) > EPSILON ||
    value < scale.min ||
    value > scale.max
  ) {
    throw new RangeError(`scale: ${value} is neither on a mark nor halfway between two`);
  }
  const perMajor = Math.round(scale.major / scale.minor);
  const marks = Math.floor(halves / 2);
  const numbered = scale.min + Math.floor(marks / perMajor) * scale.major;
  const after = marks % perMajor;
  const at =
    after === 0
      ? `the ${s.show(numbered)} mark`
      : `the ${ORDINALS[after - 1] ?? `${after}th`} small mark after ${s.show(numbered)}`;
  return halves % 2 === 0 ? `at ${at}` : `halfway between ${at} and the next mark`;
}

function describeScale(scale: Scale): string {
  const small = Math.round(scale.major / scale.minor) - 1;
  const between =
    small === 0
      ? ''
      : `, with ${small} small ${small === 1 ? 'mark' : 'marks'} between neighboring numbers`;
  return `from ${s.show(scale.min)} to ${withUnit(s.show(scale.max), scale.unit)}, numbered every ${s.show(scale.major)}${between}`;
}

const isMajor = (scale: Scale, tick: number) =>
  Math.abs((tick - scale.min) / scale.major - Math.round((tick - scale.min) / scale.major)) <
  EPSILON;

const GAUGE = { cx: 150, cy: 150, r: 118, from: -225, sweep: 270 };

/** A round gauge with a needle: a pressure gauge, a bathroom scale. */
export function gauge(spec: { name: string; scale: Scale; value: number }): Figure {
  const { scale } = spec;
  const angleOf = (v: number) =>
    ((GAUGE.from + ((v - scale.min) / (scale.max - scale.min)) * GAUGE.sweep) * Math.PI) / 180;
  const at = (v: number, r: number): s.Point => [
    GAUGE.cx + r * Math.cos(angleOf(v)),
    GAUGE.cy + r * Math.sin(angleOf(v)),
  ];
  const marks = s.ticks(scale.min, scale.max, scale.minor).flatMap((tick) => {
    const major = isMajor(scale, tick);
    const [x, y] = at(tick, GAUGE.r - 28);
    return [
      s.axis(at(tick, GAUGE.r - 4), at(tick, GAUGE.r - (major ? 16 : 10))),
      ...(major ? [s.label(x, y + 4, s.show(tick), 'middle', 11)] : []),
    ];
  });
  const alt = `${spec.name} ${describeScale(scale)}. The needle is ${placeOnScale(scale, spec.value)}.`;
  return s.toFigure(300, 290, alt, [
    s.circle(GAUGE.cx, GAUGE.cy, GAUGE.r),
    ...marks,
    s.arrow([GAUGE.cx, GAUGE.cy], at(spec.value, GAUGE.r - 18)),
    s.circle(GAUGE.cx, GAUGE.cy, 5, 'fill'),
    s.label(GAUGE.cx, GAUGE.cy + 70, scale.unit),
  ]);
}

/** The marks of an upright scale whose zero is at `bottom`. */
function uprightMarks(scale: Scale, x: number, top: number, bottom: number): string[] {
  const yOf = uprightY(scale, top, bottom);
  return s.ticks(scale.min, scale.max, scale.minor).flatMap((tick) => {
    const major = isMajor(scale, tick);
    const y = yOf(tick);
    return [
      s.axis([x, y], [x + (major ? 16 : 9), y]),
      ...(major ? [s.label(x + 21, y + 4, s.show(tick), 'start', 11)] : []),
    ];
  });
}

const uprightY = (scale: Scale, top: number, bottom: number) => (v: number) =>
  bottom - ((v - scale.min) / (scale.max - scale.min)) * (bottom - top);

/** A liquid thermometer. */
export function thermometer(spec: { scale: Scale; value: number }): Figure {
  const y = uprightY(spec.scale, 30, 290)(spec.value);
  const alt = `Thermometer ${describeScale(spec.scale)}. The top of the liquid is ${placeOnScale(spec.scale, spec.value)}.`;
  return s.toFigure(150, 345, alt, [
    s.rect(52, 18, 16, 290, 'none', 8),
    s.rect(56, y, 8, 308 - y, 'fill'),
    s.circle(60, 316, 16, 'fill'),
    ...uprightMarks(spec.scale, 70, 30, 290),
    s.label(96, 16, spec.scale.unit, 'start'),
  ]);
}

/** A graduated cylinder; the value is read at the bottom of the meniscus. */
export function graduatedCylinder(spec: { scale: Scale; value: number }): Figure {
  const y = uprightY(spec.scale, 40, 290)(spec.value);
  const alt = `Graduated cylinder ${describeScale(spec.scale)}. The bottom of the curved liquid surface is ${placeOnScale(spec.scale, spec.value)}.`;
  const liquid = `M41 ${s.n(y - 5)}Q70 ${s.n(y + 5)} 99 ${s.n(y - 5)}L99 296L41 296Z`;
  return s.toFigure(190, 330, alt, [
    s.path(liquid, 'fill-3'),
    s.polyline([
      [34, 20],
      [40, 26],
      [40, 297],
      [100, 297],
      [100, 26],
      [106, 20],
    ]),
    s.rect(22, 297, 96, 12, 'fill-4', 3),
    ...uprightMarks(spec.scale, 101, 40, 290),
    s.label(122, 22, spec.scale.unit, 'start'),
  ]);
}

/** A syringe lying on its side; the value is read at the plunger's edge next to the liquid. */
export function syringe(spec: { scale: Scale; value: number }): Figure {
  const { scale } = spec;
  const xOf = (v: number) => 60 + ((v - scale.min) / (scale.max - scale.min)) * 280;
  const x = xOf(spec.value);
  const marks = s.ticks(scale.min, scale.max, scale.minor).flatMap((tick) => {
    const major = isMajor(scale, tick);
    return [
      s.axis([xOf(tick), 40], [xOf(tick), major ? 54 : 48]),
      ...(major ? [s.label(xOf(tick), 34, s.show(tick), 'middle', 11)] : []),
    ];
  });
  const alt = `Syringe marked ${describeScale(scale)}. The edge of the plunger is ${placeOnScale(scale, spec.value)}.`;
  return s.toFigure(430, 110, alt, [
    s.rect(60, 40, x - 60, 40, 'fill-4'),
    s.rect(60, 40, 290, 40),
    s.line([20, 60], [60, 60]),
    s.rect(x, 42, 8, 36, 'fill'),
    s.rect(x + 8, 54, 402 - x, 12, 'fill-3'),
    ...marks,
    s.label(205, 100, scale.unit),
  ]);
}

export interface NumberLine {
  min: number;
  max: number;
  /** The intervals of printed numbers and of marks. */
  major: number;
  minor: number;
  /** Dots on the line with their names; each on a mark or halfway between two. */
  points?: { label: string; value: number }[];
  /** A shaded ray or stretch, for inequalities: ends may be open (hollow) or closed (filled). */
  range?: { from?: number; to?: number; fromOpen?: boolean; toOpen?: boolean };
}

const lineX = (spec: NumberLine) => (v: number) =>
  24 + ((v - spec.min) / (spec.max - spec.min)) * 372;

function rangeParts(spec: NumberLine): { drawn: string[]; alt: string } {
  const { range } = spec;
  if (range === undefined) return { drawn: [], alt: '' };
  const x = lineX(spec);
  const end = (v: number | undefined, open: boolean | undefined) =>
    v === undefined ? [] : [s.circle(x(v), 50, 5, open ? 'none' : 'fill')];
  const from = range.from === undefined ? 8 : x(range.from) + 5;
  const to = range.to === undefined ? 412 : x(range.to) - 5;
  const shaft =
    range.from === undefined
      ? s.arrow([to, 50], [from, 50])
      : range.to === undefined
        ? s.arrow([from, 50], [to, 50])
        : s.line([from, 50], [to, 50]);
  const word = (v: number, open: boolean | undefined) =>
    `${open ? 'an open' : 'a filled'} circle at ${s.show(v)}`;
  const ends = [
    ...(range.from === undefined ? [] : [word(range.from, range.fromOpen)]),
    ...(range.to === undefined ? [] : [word(range.to, range.toOpen)]),
  ];
  const side =
    range.from === undefined
      ? ' and everything to its left'
      : range.to === undefined
        ? ' and everything to its right'
        : ' and everything between them';
  return {
    drawn: [shaft, ...end(range.from, range.fromOpen), ...end(range.to, range.toOpen)],
    alt: ` Shaded: ${inSeries(ends)}${side}.`,
  };
}

/** A number line with named points or a shaded range. */
export function numberLine(spec: NumberLine): Figure {
  const x = lineX(spec);
  const scale: Scale = { ...spec, unit: '' };
  const marks = s.ticks(spec.min, spec.max, spec.minor).flatMap((tick) => {
    const major = isMajor(scale, tick);
    return [
      s.axis([x(tick), major ? 60 : 64], [x(tick), major ? 80 : 76]),
      ...(major ? [s.label(x(tick), 96, s.show(tick))] : []),
    ];
  });
  const points = (spec.points ?? []).flatMap((p) => [
    s.point(x(p.value), 70),
    s.label(x(p.value), 54, p.label),
  ]);
  const said = (spec.points ?? []).map((p) => ` ${p.label} is ${placeOnScale(scale, p.value)}.`);
  const range = rangeParts(spec);
  const alt = `Number line ${describeScale(scale).replace(' ,', ',')}.${said.join('')}${range.alt}`;
  return s.toFigure(420, 104, alt, [
    s.arrow([210, 70], [412, 70]),
    s.arrow([210, 70], [8, 70]),
    ...marks,
    ...points,
    ...range.drawn,
  ]);
}

/** The largest region of a dot: a thumb's width on a phone. */
const THUMB = 15;

/** A hot-spot region around each of some values of a number line, as large as the gaps allow. */
export function numberLineRegions(spec: NumberLine, values: number[]): RegionShape[] {
  const x = lineX(spec);
  const places = values.map(x).sort((a, b) => a - b);
  const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
  const r = Math.round(Math.min(THUMB, ...gaps.map((gap) => gap / 2 - 0.5)) * 100) / 100;
  return values.map((v) => ({ kind: 'circle', cx: Math.round(x(v) * 100) / 100, cy: 70, r }));
}
