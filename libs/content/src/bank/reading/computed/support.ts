import type { Rng } from '../../kit/rng.js';
import type { DraftOption } from '../../kit/types.js';

/** A wrong number with the error that leads to it. */
export interface WrongNumber {
  value: number;
  misconception: string;
  rationale: string;
}

/** Numbers as printed, without floating-point noise. */
export const tidy = (value: number): number => Number(value.toFixed(4));

/** A number as an option; `unit` comes after it. */
export function numberOption(value: number, rationale: string, unit = ''): DraftOption {
  const shown = tidy(value);
  return { text: `${shown}${unit === '' ? '' : ` ${unit}`}`, value: shown, rationale };
}

/**
 * Three wrong numbers that differ from the key and from each other and are above zero. How many of
 * them are below the key is drawn first, so that the key can be at every place in a sorted list.
 *
 * @throws RangeError when there are fewer than three.
 */
export function wrongOptions(
  rng: Rng,
  key: number,
  candidates: readonly WrongNumber[],
  unit = '',
): DraftOption[] {
  const taken = new Set([tidy(key), 0]);
  const usable = candidates.filter(({ value }) => {
    const shown = tidy(value);
    if (shown < 0 || taken.has(shown)) return false;
    taken.add(shown);
    return true;
  });
  const below = usable.filter(({ value }) => value < key);
  const above = usable.filter(({ value }) => value > key);
  if (usable.length < 3) throw new RangeError(`only ${usable.length} wrong numbers beside ${key}`);
  const count = rng.int(Math.max(0, 3 - above.length), Math.min(3, below.length));
  return [...rng.sample(below, count), ...rng.sample(above, 3 - count)].map((wrong) => ({
    ...numberOption(wrong.value, wrong.rationale, unit),
    misconception: wrong.misconception,
  }));
}

/**
 * Reads a scale from its figure's text alternative, as a reader who can't see it would: a second way
 * to get the value shown.
 *
 * @throws RangeError when the text doesn't describe a scale.
 */
export function readScale(alt: string): number {
  const every = /numbered every ([\d.]+)/.exec(alt);
  if (!every) throw new RangeError(`no scale in "${alt}"`);
  const small = Number(/with (\d+) small/.exec(alt)?.[1] ?? 0);
  const step = Number(every[1]) / (small + 1);
  const numbered = /(?:mark after|the) (-?[\d.]+)(?: mark)?(?: and the next mark)?\.?$/.exec(alt);
  const words = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
  ];
  const after = words.findIndex((word) => alt.includes(`the ${word} small mark`)) + 1;
  const half = alt.includes('halfway') ? 0.5 : 0;
  return tidy(Number(numbered?.[1]) + (after + half) * step);
}

/** A clock time from minutes after midnight, on a 12-hour clock without a.m. or p.m. */
export function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12;
  return `${hour === 0 ? 12 : hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A Markdown table. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
