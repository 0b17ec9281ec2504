import { DAY_MS, HOUR_MS, MINUTE_MS } from '@prepward/contracts/durations';

const UNITS = [
  [DAY_MS, 'd'],
  [HOUR_MS, 'h'],
  [MINUTE_MS, 'min'],
  [1_000, 's'],
] as const;

/** A duration in its largest unit, rounded: "3 min", "450 ms"; "–" where there is none. */
export function durationText(ms: number | null): string {
  if (ms === null) return '–';
  const [size, unit] = UNITS.find(([each]) => ms >= each) ?? [1, 'ms'];
  const value = ms / size;
  return `${value < 10 && size > 1 ? Number(value.toFixed(1)) : Math.round(value)} ${unit}`;
}
