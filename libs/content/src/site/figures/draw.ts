/** Drawing helpers for the figures: everything is as wide as the reading column and colored by tokens. */

/** Tokens that a figure may use; the interface's style sheet changes them with the theme. */
type Ink =
  | 'currentColor'
  | 'none'
  | `var(--${'soft' | 'line-strong' | 'primary' | 'on-primary' | 'tint' | 'surface' | 'notice' | 'notice-tint'})`;

interface TextStyle {
  size?: 28 | 32;
  fill?: Ink;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
}

interface ShapeStyle {
  fill?: Ink;
  stroke?: Ink;
  dashed?: boolean;
}

/** A drawing made of these parts, 680 units wide; one unit is 0.42 pixels on the narrowest phone. */
export function drawing(height: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 680 ${height}" xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
}

/** One line of text; `y` is its baseline. */
export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 28, fill = 'currentColor', anchor = 'start', bold = false } = style;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${bold ? 600 : 400}" text-anchor="${anchor}" fill="${fill}">${words}</text>`;
}

/** A rectangle with slightly rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  style: ShapeStyle = {},
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" ${paint(style)}/>`;
}

/** A circle around a point. */
export function circle(x: number, y: number, radius: number, style: ShapeStyle = {}): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" ${paint(style)}/>`;
}

/** A line along `d`, which is SVG path data. */
export function path(d: string, style: ShapeStyle = {}): string {
  return `<path d="${d}" stroke-linejoin="round" stroke-linecap="round" ${paint(style)}/>`;
}

/** An arrowhead with its tip at (x, y). */
export function arrowHead(
  x: number,
  y: number,
  toward: 'down' | 'up' | 'right',
  stroke: Ink,
): string {
  const wings = {
    down: 'm-9 -11 9 11 9 -11',
    up: 'm-9 11 9 -11 9 11',
    right: 'm-11 -9 11 9 -11 9',
  };
  return path(`M${x} ${y}${wings[toward]}`, { stroke });
}

/** An arrow straight down. */
export function arrowDown(x: number, from: number, to: number, stroke: Ink): string {
  return path(`M${x} ${from}V${to}`, { stroke }) + arrowHead(x, to, 'down', stroke);
}

function paint({
  fill = 'none',
  stroke = 'var(--line-strong)',
  dashed = false,
}: ShapeStyle): string {
  const dash = dashed ? ' stroke-dasharray="6 6"' : '';
  return `fill="${fill}" stroke="${stroke}" stroke-width="2"${dash}`;
}
