import Fraction from 'fraction.js';

/** An exact rational number. Build with {@link q}; has add, sub, mul, div, pow, compare, equals … */
export type Rational = Fraction;

/**
 * An exact rational: `q(3, 4)`, `q('2.75')`, `q('1 1/2')`, `q(5)`. A number that isn't whole must
 * come as text or as numerator and denominator, so that no floating-point error gets in.
 *
 * @throws TypeError for a number like 0.1, and for a denominator of 0.
 */
export function q(value: number | bigint | string | Rational, denominator?: number): Rational {
  for (const part of [value, denominator]) {
    if (typeof part === 'number' && !Number.isSafeInteger(part)) {
      throw new TypeError(`q: write ${part} as text or as a fraction`);
    }
  }
  if (denominator === 0) throw new TypeError('q: denominator 0');
  return denominator === undefined
    ? new Fraction(value)
    : new Fraction(value).div(new Fraction(denominator));
}

/** The exact sum. */
export function sum(values: readonly Rational[]): Rational {
  return values.reduce((total, v) => total.add(v), new Fraction(0));
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Whether the decimal expansion ends: the denominator has no prime factors but 2 and 5. */
export function terminates(value: Rational): boolean {
  let d = value.d;
  for (const prime of [2n, 5n]) while (d % prime === 0n) d /= prime;
  return d === 1n;
}

/**
 * The exact decimal, thousands grouped: `1,234.5`, `-0.75`.
 *
 * @throws RangeError when the expansion does not end; round first with {@link roundTo}.
 */
export function formatDecimal(value: Rational): string {
  if (!terminates(value)) throw new RangeError(`${value.toFraction()} has no finite decimal`);
  let places = 0;
  let scaled = value.abs();
  while (scaled.d !== 1n) {
    scaled = scaled.mul(10);
    places++;
  }
  const digits = scaled.n.toString().padStart(places + 1, '0');
  const whole = grouped(digits.slice(0, digits.length - places));
  const sign = value.s < 0n ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`;
}

/** Rounded half away from zero to a number of decimals (negative: to tens, hundreds …). Exact. */
export function roundTo(value: Rational, decimals: number): Rational {
  const factor = new Fraction(10).pow(decimals);
  const shifted = value.abs().mul(factor).add(new Fraction(1, 2)).floor();
  const rounded = shifted.div(factor);
  return value.s < 0n ? rounded.neg() : rounded;
}

/** Rounded and shown with exactly that many decimals: `formatFixed(q(5, 2), 2)` is `2.50`. */
export function formatFixed(value: Rational, decimals: number): string {
  const [whole = '', part = ''] = formatDecimal(roundTo(value, decimals)).split('.');
  return decimals <= 0 ? whole : `${whole}.${part.padEnd(decimals, '0')}`;
}

/** Dollars and cents as Markdown: `\$1,234.50`. The backslash keeps it from starting TeX. */
export function formatMoney(value: Rational): string {
  const sign = value.s < 0n ? '-' : '';
  return `${sign}\\$${formatFixed(value.abs(), 2)}`;
}

/** A ratio as a percent: `q(3, 8)` is `37.5%`. @throws RangeError when it has no finite decimal. */
export function formatPercent(ratio: Rational): string {
  return `${formatDecimal(ratio.mul(100))}%`;
}

/** TeX between dollars, in lowest terms: `$\frac{3}{4}$`, `$-\frac{7}{2}$`, `$5$`. */
export function formatFraction(value: Rational): string {
  return `$${fractionTex(value)}$`;
}

/** The TeX of {@link formatFraction} without its dollars, for use inside a formula. */
function fractionTex(value: Rational): string {
  const sign = value.s < 0n ? '-' : '';
  return value.d === 1n ? `${sign}${value.n}` : `${sign}\\frac{${value.n}}{${value.d}}`;
}

/** TeX of a mixed number: `$2\frac{1}{3}$`; proper fractions and whole numbers stay as they are. */
export function formatMixed(value: Rational): string {
  const whole = value.n / value.d;
  const rest = value.n % value.d;
  if (whole === 0n || rest === 0n) return formatFraction(value);
  return `$${value.s < 0n ? '-' : ''}${whole}\\frac{${rest}}{${value.d}}$`;
}

/** Plain text a student would type: `3/4`, `-7/2`, `5`. For supply answers. */
export function plainFraction(value: Rational): string {
  return value.toFraction();
}

/** The number for `DraftOption.value`, which sorts and compares options. */
export function toNumber(value: Rational): number {
  return value.valueOf();
}
