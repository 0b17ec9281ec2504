/** A value with its unit, as American publishers print it: `5 mL`, `12%`, `37°C`. */
export function withUnit(value: string | number, unit: string): string {
  return unit === '' || /^[%°]/.test(unit) ? `${value}${unit}` : `${value} ${unit}`;
}
