import type { Figure, RegionShape } from '../types.js';
import * as s from './svg.js';

type Pair = [number, number];

/** One thing on a free diagram, drawn in the order given. `tone` fills it; default: outline only. */
export type DiagramShape =
  | { draw: 'line' | 'arrow' | 'dashed'; from: Pair; to: Pair }
  | { draw: 'polyline'; points: Pair[] }
  | { draw: 'polygon'; points: Pair[]; tone?: s.Tone }
  | {
      draw: 'rect';
      x: number;
      y: number;
      width: number;
      height: number;
      radius?: number;
      tone?: s.Tone;
    }
  | { draw: 'circle'; cx: number; cy: number; r: number; tone?: s.Tone }
  | { draw: 'ellipse'; cx: number; cy: number; rx: number; ry: number; tone?: s.Tone }
  | { draw: 'path'; d: string; tone?: s.Tone }
  | {
      draw: 'label';
      x: number;
      y: number;
      text: string;
      anchor?: 'start' | 'middle' | 'end';
      size?: number;
    };

function drawShape(shape: DiagramShape): string {
  switch (shape.draw) {
    case 'line':
      return s.line(shape.from, shape.to);
    case 'arrow':
      return s.arrow(shape.from, shape.to);
    case 'dashed':
      return s.dashed(shape.from, shape.to);
    case 'polyline':
      return s.polyline(shape.points);
    case 'polygon':
      return s.polygon(shape.points, shape.tone);
    case 'rect':
      return s.rect(shape.x, shape.y, shape.width, shape.height, shape.tone, shape.radius);
    case 'circle':
      return s.circle(shape.cx, shape.cy, shape.r, shape.tone);
    case 'ellipse':
      return s.ellipse(shape.cx, shape.cy, shape.rx, shape.ry, shape.tone);
    case 'path':
      return s.path(shape.d, shape.tone);
    case 'label':
      return s.label(shape.x, shape.y, shape.text, shape.anchor, shape.size);
  }
}

function outline(shape: RegionShape): string {
  const look = 'class="fig-region" fill="none" stroke="currentColor" stroke-dasharray="3 3"';
  switch (shape.kind) {
    case 'circle':
      return `<circle ${look} cx="${s.n(shape.cx)}" cy="${s.n(shape.cy)}" r="${s.n(shape.r)}"/>`;
    case 'rect':
      return `<rect ${look} x="${s.n(shape.x)}" y="${s.n(shape.y)}" width="${s.n(shape.width)}" height="${s.n(shape.height)}"/>`;
    case 'polygon':
      return `<polygon ${look} points="${shape.points.map(([x, y]) => `${s.n(x)},${s.n(y)}`).join(' ')}"/>`;
  }
}

/**
 * A free schematic picture. `alt` is the author's: it describes all that is needed to answer, and
 * names hot-spot regions by place, never by what they are. `regions` draws the outlines of hot-spot
 * regions, for pictures in which one would not guess what can be chosen.
 */
export function diagram(spec: {
  width: number;
  height: number;
  alt: string;
  shapes: DiagramShape[];
  regions?: RegionShape[];
}): Figure {
  return s.toFigure(spec.width, spec.height, spec.alt, [
    ...spec.shapes.map(drawShape),
    ...(spec.regions ?? []).map(outline),
  ]);
}

export interface MapPlace {
  name: string;
  /** Column from the left and row from the top, both from 0. */
  column: number;
  row: number;
}

const CELL = 60;
const MARGIN = 34;

const centre = (place: MapPlace): Pair => [
  MARGIN + (place.column + 0.5) * CELL,
  MARGIN + (place.row + 0.5) * CELL,
];

/** The name of a column: A, B, C … */
const letter = (column: number) => String.fromCharCode(65 + column);

const cellName = (place: MapPlace) => `${letter(place.column)}${place.row + 1}`;

/** A name longer than this would reach the next square if it stood next to its dot. */
const SHORT_NAME = 9;

/** A map up to this width is legible at the usual font sizes, even on a phone. */
const USUAL_WIDTH = 374;
/** Minimum font size on wider maps per unit of width: 11 pixels on a map shown 350 pixels wide. */
const LETTERS = 11 / 350;

/** A letter's width as a share of its height. */
const LETTER_WIDTH = 0.6;

/** The font size to use for a usual size on a map of this width. */
function lettersOf(width: number): (usual?: number) => number {
  const least = width > USUAL_WIDTH ? Math.ceil(width * LETTERS) : 0;
  return (usual = 12) => Math.max(usual, least);
}

/** A dot with its name: below it, or off the roads that run through it. */
function placeMark(place: MapPlace, onRoad: boolean, size: number): string[] {
  const [x, y] = centre(place);
  const beside = onRoad && place.name.length <= SHORT_NAME;
  const name = beside
    ? s.label(x + 5, y + 4 + size, place.name, 'start', size)
    : s.label(x, y + 8 + size, place.name, 'middle', size);
  return [s.point(x, y), name];
}

/** A road's name goes above its middle, or next to it if the road runs north and south, inside the map. */
function roadName(
  name: string | undefined,
  [ax, ay]: Pair,
  [bx, by]: Pair,
  size: number,
  edge: number,
): string[] {
  if (name === undefined) return [];
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const steep = Math.abs(by - ay) > Math.abs(bx - ax);
  if (!steep) return [s.label(x, y - 5, name, 'middle', size)];
  const leaves = x + 5 + name.length * size * LETTER_WIDTH > edge;
  return [s.label(leaves ? x - 5 : x + 5, y + 3, name, leaves ? 'end' : 'start', size)];
}

interface MapSpec {
  title: string;
  columns: number;
  rows: number;
  places: MapPlace[];
  roads?: { name?: string; from: string; to: string }[];
  /** What the side of one square stands for: "1 block". */
  scale?: string;
}

/** What a map shows, in words. */
function mapWords({ title, columns, rows, places, roads = [], scale }: MapSpec): string {
  const said = [
    places.map((p) => `${p.name} in ${cellName(p)}`).join(', '),
    ...roads.map((r) => `${r.name ?? 'A road'} joins ${r.from} and ${r.to}`),
    ...(scale ? [`Each square is ${scale} wide`] : []),
  ].join('. ');
  return `Map: ${title}. Columns A to ${letter(columns - 1)} run from west to east, rows 1 to ${rows} from north to south. ${said}.`;
}

/** The lines of the grid, with the letters of its columns and the numbers of its rows. */
function gridMarks(columns: number, rows: number, size: number): string[] {
  const [right, bottom] = [MARGIN + columns * CELL, MARGIN + rows * CELL];
  const [xs, ys] = [columns, rows].map((count) =>
    Array.from({ length: count + 1 }, (_, i) => MARGIN + i * CELL),
  ) as [number[], number[]];
  return [
    ...xs.map((x) => s.grid([x, MARGIN], [x, bottom])),
    ...ys.map((y) => s.grid([MARGIN, y], [right, y])),
    ...xs.slice(1).map((x, i) => s.label(x - CELL / 2, MARGIN - 6, letter(i), 'middle', size)),
    ...ys
      .slice(1)
      .map((y, i) => s.label(MARGIN - 12, y - CELL / 2 + 4, String(i + 1), 'middle', size)),
  ];
}

/**
 * A street-plan map on a grid: columns A, B, C … from west to east, rows 1, 2, 3 … from north to
 * south, north at the top. `roads` join places by name.
 */
export function gridMap(spec: MapSpec): Figure {
  const [right, bottom] = [MARGIN + spec.columns * CELL, MARGIN + spec.rows * CELL];
  const width = right + 40;
  const size = lettersOf(width);
  const find = (name: string) => {
    const place = spec.places.find((p) => p.name === name);
    if (!place) throw new RangeError(`gridMap: no place ${name}`);
    return place;
  };
  const roads = (spec.roads ?? []).map((r) => ({ ...r, a: find(r.from), b: find(r.to) }));
  const onRoad = new Set(roads.flatMap((r) => [r.from, r.to]));
  return s.toFigure(width, bottom + 26, mapWords(spec), [
    ...gridMarks(spec.columns, spec.rows, size()),
    ...roads.map((r) => s.line(centre(r.a), centre(r.b))),
    ...roads.flatMap((r) => roadName(r.name, centre(r.a), centre(r.b), size(9), width)),
    ...spec.places.flatMap((p) => placeMark(p, onRoad.has(p.name), size(10))),
    s.arrow([right + 22, MARGIN + 40], [right + 22, MARGIN + 14]),
    s.label(right + 22, MARGIN + 8, 'N', 'middle', size()),
    s.title((MARGIN + right) / 2, Math.min(14, 28 - size()), spec.title, size(13)),
    ...(spec.scale
      ? [s.label(MARGIN, bottom + 18, `1 square = ${spec.scale}`, 'start', size(11))]
      : []),
  ]);
}

/** The squares of a map's places as hot-spot regions, in the order of the places. */
export function mapRegions(places: MapPlace[]): RegionShape[] {
  return places.map((place) => ({
    kind: 'rect',
    x: MARGIN + place.column * CELL + 2,
    y: MARGIN + place.row * CELL + 2,
    width: CELL - 4,
    height: CELL - 4,
  }));
}
