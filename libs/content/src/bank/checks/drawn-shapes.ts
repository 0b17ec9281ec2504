import type { BankItem } from '../kit/types.js';

/** The heights of a histogram's bars, from its text alternative. */
function barsOf(item: BankItem): number[] {
  const alt = item.figure?.alt ?? '';
  if (!alt.startsWith('Histogram')) return [];
  return [...alt.matchAll(/\d+ (\d+)(?=[,.])/g)].map((m) => Number(m[1]));
}

const most = (bars: readonly number[]) => Math.max(...bars);

/** Mirror images differ by no more than a tenth of the tallest bar. */
const symmetric = (bars: readonly number[]) =>
  bars.every((h, i) => Math.abs(h - (bars[bars.length - 1 - i] ?? 0)) <= most(bars) / 10);

const uniform = (bars: readonly number[]) => most(bars) <= 1.3 * Math.min(...bars);

/** Two nonadjacent bars with one between them at most two thirds as high as the lower of the two. */
const twoPeaks = (bars: readonly number[]) =>
  bars.some((a, i) =>
    bars.some(
      (b, j) =>
        j > i + 1 &&
        Math.min(a, b) > most(bars) / 2 &&
        Math.min(...bars.slice(i + 1, j)) <= (Math.min(a, b) * 2) / 3,
    ),
  );

/** How far the mean is from the middle of the axis, as a fraction of the axis; negative is left. */
function lean(bars: readonly number[]): number {
  const total = bars.reduce((a, b) => a + b, 0);
  const mean = bars.reduce((sum, h, i) => sum + h * i, 0) / total;
  return (mean - (bars.length - 1) / 2) / bars.length;
}

const CLASSES: readonly [name: RegExp, fits: (bars: readonly number[]) => boolean][] = [
  [/symmetric/i, symmetric],
  [/bell/i, (bars) => symmetric(bars) && !uniform(bars) && !twoPeaks(bars)],
  [/uniform/i, uniform],
  [/bimodal|two peaks/i, twoPeaks],
  [/skewed (?:to the )?right/i, (bars) => !uniform(bars) && !twoPeaks(bars) && lean(bars) < -0.08],
  [/skewed (?:to the )?left/i, (bars) => !uniform(bars) && !twoPeaks(bars) && lean(bars) > 0.08],
];

/** The options that are true of the histogram shown, for an item on its shape. */
export function trueShapes(item: BankItem): string[] | undefined {
  const bars = barsOf(item);
  if (bars.length === 0 || item.type !== 'multiple-choice') return undefined;
  const named = item.options.filter((o) => CLASSES.some(([name]) => name.test(o.text)));
  if (named.length < 3) return undefined;
  return named
    .filter((o) => CLASSES.every(([name, fits]) => !name.test(o.text) || fits(bars)))
    .map((o) => o.text);
}
