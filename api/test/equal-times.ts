/** How many milliseconds each of two kinds of calls takes, in turns so that noise affects both. */
export async function inTurns(
  count: number,
  calls: readonly [one: (i: number) => Promise<unknown>, other: (i: number) => Promise<unknown>],
): Promise<[one: number[], other: number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < count; i++) {
    // The order alternates: what one leaves behind must not help the other.
    for (const kind of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const begun = performance.now();
      await calls[kind](i);
      times[kind].push(performance.now() - begun);
    }
  }
  return times;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Whether someone could tell two kinds of calls apart by their times: by the Mann–Whitney rank test
 * (normal approximation), at a threshold that equal kinds exceed once in millions of runs, and by a
 * quarter of the median. It finds a hash or an email that is left out, but not one row more or less.
 */
export function differ(one: readonly number[], other: readonly number[]): boolean {
  const all = [...one.map((ms) => ({ ms, own: 1 })), ...other.map((ms) => ({ ms, own: 0 }))];
  const ranks = all
    .sort((a, b) => a.ms - b.ms)
    .reduce((sum, { own }, index) => sum + own * (index + 1), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  const apart = Math.abs(medianOf(one) - medianOf(other));
  return Math.abs(z) > 5.5 && apart > Math.min(medianOf(one), medianOf(other)) / 4;
}
