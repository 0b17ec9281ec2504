/** A list in a sentence: "a", "a and b", "a, b, and c". */
export function inSeries(items: readonly (string | number)[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${last}`;
}
