/** Maps a value to a position on screen, px. */
export type Scale = (value: number) => number;

/** Maps a domain to a range, linearly; a domain without width maps to the middle. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  return to === from
    ? () => (start + end) / 2
    : (value) => start + ((value - from) / (to - from)) * (end - start);
}

const STEPS = [1, 2, 5, 10, 15, 20, 25, 30, 50, 60, 100, 120, 300, 600];

/** Evenly spaced round values, about four, that enclose `low` and `high`. */
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

/**
 * Moves overlapping labels apart, each as little as possible, first down and then up again.
 *
 * @param places where the labels would be, px, in any order
 * @param gap minimum distance between two of them
 * @returns where each is, in the order given
 */
export function spreadLabels(
  places: readonly number[],
  gap: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = top;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + gap;
  }
  let most = bottom;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - gap;
  }
  return moved;
}
