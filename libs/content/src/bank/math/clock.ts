/** A clock time from minutes after midnight: `7:05 a.m.`. */
export function clock(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(day / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${String(day % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
