import type { Figure } from '../types.js';

/**
 * The drawing primitives of every figure, and the one list of classes that the web app styles:
 *
 * - `fig`: the `<svg>` itself
 * - `fig-line`: outlines and data lines · `fig-line-2`: a second data line (dashed)
 * - `fig-axis`: axes, ticks, dimension lines · `fig-grid`: grid lines
 * - `fig-fill` … `fig-fill-4`: areas, from strong to faint · `fig-fill-5`: a tone in between
 * - `fig-point`: data points · `fig-region`: the outline of a hot-spot region
 * - `fig-label`: text · `fig-title`: the title above a chart
 *
 * Each element also has presentation attributes, so a figure is legible without any style sheet,
 * in light and in dark themes, because everything is drawn in `currentColor`.
 */
export type Tone = 'none' | 'fill' | 'fill-2' | 'fill-3' | 'fill-4' | 'fill-5';

/** In the order in which series and slices use them. */
const TONES = ['fill', 'fill-2', 'fill-3', 'fill-4', 'fill-5'] as const;

const OPACITY: Record<Tone, number> = {
  none: 0,
  fill: 0.72,
  'fill-2': 0.42,
  'fill-3': 0.22,
  'fill-4': 0.1,
  'fill-5': 0.56,
};

export type Point = readonly [number, number];

/** The tone of the n-th series, starting again after the last. */
export function toneOf(index: number): Tone {
  return TONES[index % TONES.length] ?? 'fill';
}

/** Text made safe for SVG content and attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A coordinate with at most two decimals: the same text on every machine. */
export function n(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`figure: ${value} is not a coordinate`);
  const rounded = Math.round(value * 100) / 100;
  return String(rounded === 0 ? 0 : rounded);
}

const points = (list: readonly Point[]) => list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

const STROKE = 'fill="none" stroke="currentColor"';

function fillOf(tone: Tone): string {
  return tone === 'none'
    ? 'fill="none" stroke="currentColor" stroke-width="1.5"'
    : `fill="currentColor" fill-opacity="${OPACITY[tone]}" stroke="currentColor" stroke-width="1"`;
}

const classOf = (tone: Tone) => (tone === 'none' ? 'fig-line' : `fig-${tone}`);

/** The part of a text that its x coordinate positions. */
export type Anchor = 'start' | 'middle' | 'end';

/** A text label. It's escaped here, so callers pass plain text. */
export function label(
  x: number,
  y: number,
  content: string,
  anchor: Anchor = 'middle',
  size = 12,
): string {
  return `<text class="fig-label" x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${n(size)}" fill="currentColor">${escapeXml(content)}</text>`;
}

export function title(x: number, y: number, content: string, size = 13): string {
  return `<text class="fig-title" x="${n(x)}" y="${n(y)}" text-anchor="middle" font-size="${n(size)}" font-weight="600" fill="currentColor">${escapeXml(content)}</text>`;
}

export function verticalLabel(x: number, y: number, content: string): string {
  return `<text class="fig-label" x="${n(x)}" y="${n(y)}" text-anchor="middle" font-size="12" fill="currentColor" transform="rotate(-90 ${n(x)} ${n(y)})">${escapeXml(content)}</text>`;
}

function straight(kind: string, width: number, from: Point, to: Point, extra = ''): string {
  return `<line class="${kind}" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}" stroke="currentColor" stroke-width="${width}"${extra}/>`;
}

export const line = (from: Point, to: Point) => straight('fig-line', 1.5, from, to);
export const axis = (from: Point, to: Point) => straight('fig-axis', 1, from, to);
export const dashed = (from: Point, to: Point) =>
  straight('fig-axis', 1, from, to, ' stroke-dasharray="4 3"');
export const grid = (from: Point, to: Point) =>
  straight('fig-grid', 0.5, from, to, ' stroke-opacity="0.35"');

export function polyline(list: readonly Point[], second = false): string {
  const dash = second ? ' stroke-dasharray="6 4"' : '';
  return `<polyline class="${second ? 'fig-line-2' : 'fig-line'}" points="${points(list)}" ${STROKE} stroke-width="2"${dash}/>`;
}

export function polygon(list: readonly Point[], tone: Tone = 'none'): string {
  return `<polygon class="${classOf(tone)}" points="${points(list)}" ${fillOf(tone)}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Tone = 'none',
  radius = 0,
): string {
  const round = radius > 0 ? ` rx="${n(radius)}"` : '';
  return `<rect class="${classOf(tone)}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} ${fillOf(tone)}/>`;
}

export function circle(cx: number, cy: number, r: number, tone: Tone = 'none'): string {
  return `<circle class="${classOf(tone)}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${fillOf(tone)}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  tone: Tone = 'none',
): string {
  return `<ellipse class="${classOf(tone)}" cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${fillOf(tone)}/>`;
}

export function point(x: number, y: number): string {
  return `<circle class="fig-point" cx="${n(x)}" cy="${n(y)}" r="3.5" fill="currentColor"/>`;
}

/** `d` is path data: only path command letters, digits, signs, periods, commas, and spaces. */
export function path(d: string, tone: Tone = 'none'): string {
  if (!/^[MmLlHhVvCcSsQqTtAaZz0-9eE.,\s-]*$/.test(d)) throw new TypeError('path: not path data');
  return `<path class="${classOf(tone)}" d="${d}" ${fillOf(tone)}/>`;
}

/** A line with an arrowhead, drawn as a polygon because marker ids would clash on a page. */
export function arrow(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): Point => [
    to[0] - 8 * Math.cos(angle + turn),
    to[1] - 8 * Math.sin(angle + turn),
  ];
  return line(from, to) + polygon([to, wing(0.42), wing(-0.42)], 'fill');
}

/** A finished figure: a viewBox without width or height, so it scales with its container. */
export function toFigure(
  width: number,
  height: number,
  alt: string,
  parts: readonly string[],
): Figure {
  const svg = `<svg class="fig" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" role="img" aria-label="${escapeXml(alt)}">${parts.join('')}</svg>`;
  return { svg, alt };
}

/** A number as people read it: thousands separated, no floating-point noise. */
export function show(value: number): string {
  const [whole = '', part] = String(Math.round(value * 1e6) / 1e6).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',').replace(/^-/, '−');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** The marks of an axis from `min` to `max`, both included, without floating-point noise. */
export function ticks(min: number, max: number, step: number): number[] {
  const count = Math.round((max - min) / step);
  if (!(step > 0) || count < 1 || count > 400) {
    throw new RangeError(`ticks: ${min} to ${max} by ${step}`);
  }
  return Array.from({ length: count + 1 }, (_, i) => Math.round((min + i * step) * 1e6) / 1e6);
}
