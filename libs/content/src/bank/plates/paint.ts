import { escapeXml } from '../kit/figures/svg.js';
import { type Curve, type Point, r1 } from './curve.js';

/**
 * The ink of the plates. Lines are `currentColor`; areas have one of three tones, each a class that
 * the web app colors from its tokens (`plate-paper`, `plate-tint`, `plate-shade`). The attributes
 * next to the classes are the light theme's colors: on paper, and wherever there's no style sheet.
 */
export type Tone = 'paper' | 'tint' | 'shade';

const FILL: Record<Tone, string> = { paper: '#ffffff', tint: '#dcebeb', shade: '#aacbcd' };

/** Widths of lines: outlines, lines inside a part, and hints of texture. */
const WEIGHT = { bold: 2.6, main: 1.8, fine: 1.1, hair: 0.7 } as const;
type Weight = keyof typeof WEIGHT;

const LINE = 'stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

const join = (curves: Curve | readonly Curve[]) =>
  (Array.isArray(curves) ? (curves as readonly Curve[]) : [curves as Curve])
    .map((c) => c.d)
    .join('');

const fillOf = (tone: Tone) => `class="plate-${tone}" fill="${FILL[tone]}"`;

/** Areas with their outlines; what they cover is hidden. */
export function area(
  curves: Curve | readonly Curve[],
  tone: Tone,
  weight: Weight = 'main',
): string {
  return `<path ${fillOf(tone)} ${LINE} stroke-width="${WEIGHT[weight]}" d="${join(curves)}"/>`;
}

/** Areas without outlines. */
export function wash(curves: Curve | readonly Curve[], tone: Tone): string {
  return `<path ${fillOf(tone)} d="${join(curves)}"/>`;
}

/** Lines only. */
export function ink(curves: Curve | readonly Curve[], weight: Weight = 'main'): string {
  return `<path class="plate-line" fill="none" ${LINE} stroke-width="${WEIGHT[weight]}" d="${join(curves)}"/>`;
}

/** Areas that run into each other, with one outline around all of them. */
export function merged(curves: readonly Curve[], tone: Tone, weight: Weight = 'main'): string {
  const d = join(curves);
  return `<path class="plate-line" fill="none" ${LINE} stroke-width="${r1(2 * WEIGHT[weight])}" d="${d}"/><path ${fillOf(tone)} d="${d}"/>`;
}

/** Tubes of one width along lines, each over the ones before it: loops that lie on each other. */
export function pipes(centers: readonly Curve[], width: number, tone: Tone): string {
  const inner = r1(width - 2 * WEIGHT.main);
  return centers
    .map(
      ({ d }) =>
        `<path class="plate-line" fill="none" stroke="currentColor" stroke-linejoin="round" stroke-width="${width}" d="${d}"/>` +
        `<path class="plate-${tone}-line" fill="none" stroke="${FILL[tone]}" stroke-linejoin="round" stroke-linecap="round" stroke-width="${inner}" d="${d}"/>`,
    )
    .join('');
}

/** Small round marks: pores, granules, cut vessels. */
export function dots(at: readonly Point[], radius: number, tone: Tone | 'ink' = 'ink'): string {
  const look =
    tone === 'ink'
      ? 'class="plate-dot" fill="currentColor"'
      : `${fillOf(tone)} ${LINE} stroke-width="${WEIGHT.fine}"`;
  const d = at
    .map(
      ([x, y]) =>
        `M${r1(x - radius)} ${r1(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
    )
    .join('');
  return `<path ${look} d="${d}"/>`;
}

/** Words on a plate, `size` units high. */
export function words(
  [x, y]: Point,
  text: string,
  anchor: 'start' | 'middle' | 'end',
  size: number,
  bold = false,
): string {
  return `<text class="fig-label" x="${r1(x)}" y="${r1(y)}" text-anchor="${anchor}" font-size="${size}"${bold ? ' font-weight="600"' : ''} fill="currentColor">${escapeXml(text)}</text>`;
}
