/**
 * Quoted words at the end of a sentence, with commas and period inside the quotes: `"a" and "b."`,
 * `"a," "b," and "c."`
 */
export function quotedAtEnd(words: readonly string[]): string {
  const comma = words.length > 2 ? ',' : '';
  const first = words.slice(0, -1).map((word) => `"${word}${comma}"`);
  return `${first.join(' ')} and "${words.at(-1)}."`;
}

/** A list in a sentence: "a", "a and b", "a, b, and c". */
export function inSeries(
  items: readonly (string | number)[],
  conjunction: 'and' | 'or' = 'and',
): string {
  const last = items.at(-1) ?? '';
  if (items.length < 3) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${last}`;
}
