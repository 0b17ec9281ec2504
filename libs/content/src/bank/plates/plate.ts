import { escapeXml } from '../kit/figures/svg.js';
import { inSeries } from '../kit/series.js';
import type { Figure, RegionShape } from '../kit/types.js';
import type { Curve, Point } from './curve.js';
import { type Label, layOut, type Side } from './labels.js';
import { centerOf, visibleRegion } from './regions.js';

/** A part of a plate as its author writes it; parts are listed from back to front. */
interface PartSpec {
  /** Slug, unique on the plate: `left-ventricle`. */
  id: string;
  /** With its article: `the left ventricle`. */
  name: string;
  /** Where it is, in words that don't reveal what it is: `Lower chamber on the right of the picture`. */
  place: string;
  /** The place shows more than one of the named part. */
  isSeveral?: boolean;
  /** Its outline, from the curves that draw it. */
  outline: Curve | readonly Curve[];
  /** The selectable area, if the outline doesn't make a good region (too thin, or around another part). */
  region?: RegionShape | Curve;
  /** Where a leader line ends; by default deep inside the region. */
  at?: Point;
  /** The margin its label is in; by default left or right, whichever is nearer. */
  side?: Side;
}

interface PlateSpec {
  id: string;
  /** What the plate shows: `The heart, cut open, seen from the front`. */
  title: string;
  width: number;
  height: number;
  /**
   * Everything the picture shows, part by part, by place and appearance, without naming the parts
   * that questions ask for.
   */
  alt: string;
  drawing: readonly string[];
  parts: readonly PartSpec[];
  /** Outlines that cover parts without being parts themselves. */
  covers?: readonly { curve: Curve; over: readonly string[] }[];
}

/** A named part, with the region of the picture that belongs to it. */
export interface PlatePart {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly isSeveral: boolean;
  /** Its name as a label: `Left ventricle`. */
  readonly label: string;
  /** A shape that follows the visible outline, in the plate's own units; doesn't overlap any other. */
  readonly region: RegionShape;
  /** A point inside the region. */
  readonly at: Point;
}

/** What is written on a plate: nothing, names, or letters. */
export interface PlateOptions {
  /** `none` (default), `all` parts by name, or the ids of the parts to name. */
  labels?: 'none' | 'all' | readonly string[];
  /** Ids of parts to mark A, B, C …, in this order. */
  letters?: readonly string[];
}

/** An anatomical plate: a drawing with named parts, blank or labeled. */
export interface Plate {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** From back to front. */
  readonly parts: readonly PlatePart[];
  /** @throws RangeError when the plate has no part with this id. */
  part(id: string): PlatePart;
  /**
   * The picture as SVG and in words. Units are the same with and without labels: labels only widen
   * the view box. Without labels, the words name no part.
   *
   * @throws RangeError for an id that no part of the plate has.
   */
  draw(options?: PlateOptions): Figure;
}

const asList = (outline: Curve | readonly Curve[]): readonly Curve[] =>
  Array.isArray(outline) ? outline : [outline as Curve];

const isShape = (region: RegionShape | Curve): region is RegionShape => 'kind' in region;

const bare = (name: string) => name.replace(/^(the|an|a) /, '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Labels longer than this break at the space nearest their middle. */
const LONG = 13;

function linesOf(label: string): string[] {
  if (label.length <= LONG) return [label];
  const spaces = [...label].flatMap((c, i) => (c === ' ' ? [i] : []));
  const middle = label.length / 2;
  const [cut] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? [label] : [label.slice(0, cut), label.slice(cut + 1)];
}

/** What a part cuts out of the regions behind it: its own region, or its outline. */
function coverOf({ region, outline }: PartSpec): readonly Curve[] {
  return region === undefined || isShape(region) ? asList(outline) : [region];
}

function regionOf(spec: PlateSpec, index: number): RegionShape {
  const part = spec.parts[index];
  if (part === undefined) throw new RangeError(`${spec.id}: no part ${index}`);
  if (part.region !== undefined && isShape(part.region)) return part.region;
  const own = part.region === undefined ? asList(part.outline) : [part.region];
  const above = spec.parts.slice(index + 1).flatMap(coverOf);
  const extra = (spec.covers ?? []).filter((c) => c.over.includes(part.id)).map((c) => c.curve);
  return visibleRegion(`${part.id} of ${spec.id}`, own, [...above, ...extra]);
}

function partOf(spec: PlateSpec, index: number): PlatePart {
  const { id, name, place, isSeveral = false, at } = spec.parts[index] as PartSpec;
  let known: RegionShape | undefined;
  const region = () => {
    known ??= regionOf(spec, index);
    return known;
  };
  return {
    id,
    name,
    place,
    isSeveral,
    label: capital(bare(name)),
    get region() {
      return region();
    },
    get at() {
      return at ?? centerOf(region());
    },
  };
}

function altOf(
  spec: PlateSpec,
  named: readonly PlatePart[],
  lettered: readonly PlatePart[],
): string {
  const names = named.map(
    (p) => `${p.label} (${p.place.charAt(0).toLowerCase()}${p.place.slice(1)})`,
  );
  const letters = lettered.map(
    (p, i) => `${letterOf(i)}: ${p.place.charAt(0).toLowerCase()}${p.place.slice(1)}.`,
  );
  return [
    spec.alt,
    ...(names.length > 0 ? [`Labeled: ${inSeries(names)}.`] : []),
    ...(letters.length > 0 ? [`Letters mark parts. ${letters.join(' ')}`] : []),
  ].join(' ');
}

/** The letter of the n-th marked part: A, B, C … */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** The blank drawing with its labels in the margins. */
function drawPlate(
  spec: PlateSpec,
  named: readonly PlatePart[],
  lettered: readonly PlatePart[],
): Figure {
  const { width, height } = spec;
  const sideOf = (p: PlatePart): Side =>
    spec.parts.find((s) => s.id === p.id)?.side ?? (p.at[0] < width / 2 ? 'left' : 'right');
  const toLabel = (p: PlatePart, lines: string[], badge: boolean): Label => ({
    at: p.at,
    side: sideOf(p),
    lines,
    badge,
  });
  const labels = [
    ...named.map((p) => toLabel(p, linesOf(p.label), false)),
    ...lettered.map((p, i) => toLabel(p, [letterOf(i)], true)),
  ];
  const { svg: margins, left, right, above, below } = layOut(labels, width, height);
  const alt = altOf(spec, named, lettered);
  const box = `${-left} ${-above} ${width + left + right} ${height + above + below}`;
  const svg = `<svg class="fig plate" xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${escapeXml(alt)}">${spec.drawing.join('')}${margins}</svg>`;
  return { svg, alt };
}

/** Makes a plate from its drawing and its parts. @throws RangeError for two parts with one id. */
export function definePlate(spec: PlateSpec): Plate {
  const parts = spec.parts.map((_, i) => partOf(spec, i));
  if (new Set(parts.map((p) => p.id)).size < parts.length) {
    throw new RangeError(`${spec.id}: two parts have one id`);
  }
  const part = (id: string): PlatePart => {
    const found = parts.find((p) => p.id === id);
    if (!found) throw new RangeError(`${spec.id}: no part ${id}`);
    return found;
  };
  const { id, title, width, height } = spec;
  return {
    id,
    title,
    width,
    height,
    parts,
    part,
    draw({ labels = 'none', letters = [] } = {}) {
      const named = labels === 'all' ? parts : labels === 'none' ? [] : labels.map(part);
      return drawPlate(spec, named, letters.map(part));
    },
  };
}
