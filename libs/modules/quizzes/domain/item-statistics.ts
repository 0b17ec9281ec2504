import type { Estimate } from '@prepward/contracts/admin-items';

/** Two-sided 95% of the normal distribution. */
const Z95 = 1.959964;

/**
 * A share with its 95% interval: Wilson's score interval, which holds its level for few answers and
 * for shares near 0 and 1 (E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", JASA 22, 1927; recommended by Brown, Cai and DasGupta, Statistical Science 16, 2001).
 *
 * @param hits successes out of `n`
 * @param n at least 1
 */
export function shareOf(hits: number, n: number): Estimate {
  const p = hits / n;
  const z2 = Z95 ** 2;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n ** 2));
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Sums over the answers to one item, for computing a correlation; x is 1 for a correct answer. */
export interface Sums {
  n: number;
  /** Σx, which is Σx² too. */
  right: number;
  /** Σy: y is the share right of the rest of the attempt. */
  rest: number;
  /** Σy² */
  restSquares: number;
  /** Σxy */
  rightRest: number;
}

/**
 * Item-rest correlation, the discrimination of classical test theory: the point-biserial correlation
 * of being right here with the share right of the rest of the attempt, the item itself left out
 * (Crocker and Algina, "Introduction to Classical and Modern Test Theory", 1986, chapter 14). The
 * 95% interval is Fisher's: normal in artanh(r) with the standard error 1 / √(n − 3).
 *
 * @returns null where it isn't defined: fewer than 4 answers, all right, all wrong, or all rests equal
 */
export function itemRestCorrelation(sums: Sums): Estimate | null {
  const { n, right, rest, restSquares, rightRest } = sums;
  if (n < 4) return null;
  const varianceOfRight = n * right - right ** 2;
  const varianceOfRest = n * restSquares - rest ** 2;
  // Sums of shares are exact to some 12 digits; a smaller spread is rounding.
  if (varianceOfRight <= 0 || varianceOfRest <= 1e-9 * n * n) return null;
  const r = (n * rightRest - right * rest) / Math.sqrt(varianceOfRight * varianceOfRest);
  const value = Math.min(1, Math.max(-1, r));
  const center = Math.atanh(Math.min(0.999999, Math.max(-0.999999, value)));
  const half = Z95 / Math.sqrt(n - 3);
  return { value, low: Math.tanh(center - half), high: Math.tanh(center + half) };
}

/**
 * How far a value lies from the others, in robust standard deviations: the modified z-score of
 * Iglewicz and Hoaglin ("How to Detect and Handle Outliers", ASQC, 1993).
 *
 * @param values the whole group, including the judged value
 * @returns 0 when more than half of the group has the same value
 */
export function modifiedZ(value: number, values: readonly number[]): number {
  const center = median(values);
  const deviation = median(values.map((other) => Math.abs(other - center)));
  return deviation === 0 ? 0 : (0.6745 * (value - center)) / deviation;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return (low + high) / 2;
}
