/** A value to a place on screen, px. */
export type Scale = (value: number) => number;

/** Even steps between two values; a domain without width lands in the middle. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  return to === from
    ? () => (start + end) / 2
    : (value) => start + ((value - from) / (to - from)) * (end - start);
}

const STEPS = [1, 2, 5, 10, 15, 20, 25, 30, 50, 60, 100, 120, 300, 600];

/** Round values at even distances that hold everything between `low` and `high`, about four. */
export function roundTicks(low: number, high: number): number[] {
  const span = Math.max(high - low, 1);
  const step = STEPS.find((size) => span / size <= 4) ?? 10 ** Math.ceil(Math.log10(span / 4));
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** An SVG path through points. */
export function linePath(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
