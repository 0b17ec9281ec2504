const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

/** A duration in its largest unit, rounded: "3 min", "450 ms"; "–" where there is none. */
export function durationText(ms: number | null): string {
  if (ms === null) return '–';
  const [size, unit] = UNITS.find(([each]) => ms >= each) ?? [1, 'ms'];
  const value = ms / size;
  return `${value < 10 && size > 1 ? Number(value.toFixed(1)) : Math.round(value)} ${unit}`;
}
