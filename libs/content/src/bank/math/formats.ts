import {
  formatDecimal,
  formatFraction,
  formatMixed,
  formatMoney,
  q,
  type Rational,
  roundTo,
} from '../kit/rational.js';
import { withUnit } from '../kit/with-unit.js';

/** How the numbers of one item are shown: one unit and one precision for all its options. */
export interface Format {
  text(value: Rational): string;
  /** Whether the value can be shown without misstating it. */
  fits(value: Rational): boolean;
  /** The value as the text shows it; without this, the text shows it exactly. */
  shown?(value: Rational): Rational;
}

function withSign(value: Rational, digits: string): string {
  return value.s < 0n ? `$-${digits}$` : digits;
}

/**
 * A decimal with a unit, as short as possible and with at most `places` decimal places: `5 mL`, not
 * `5.0 mL`. `rounded` also accepts values with more places. The value 1 is rejected if the unit is a
 * plural word.
 */
export function decimal(places: number, unit = '', rounded = false): Format {
  const plural = /(?:[a-z]{3,}s|feet)\b/.test(unit);
  return {
    text: (value) => withUnit(plain(roundTo(value, places)), unit),
    shown: (value) => roundTo(value, places),
    fits: (value) =>
      (rounded || value.mul(10 ** places).d === 1n) &&
      !(plural && roundTo(value, places).equals(1)),
  };
}

/** Dollars and cents, with the dollar sign escaped for Markdown with TeX. */
export const dollars: Format = {
  text: (value) => formatMoney(value),
  fits: (value) => value.mul(100).d === 1n,
};

/** Money in a text: whole dollars without cents, `\\$90`; otherwise `\\$12.50`. */
export const money = (value: Rational | number): string => {
  const amount = q(value);
  return amount.d === 1n ? `\\$${plain(amount)}` : formatMoney(amount);
};

/** A fraction in lowest terms, improper where it is one. */
export const fraction: Format = {
  text: formatFraction,
  fits: (value) => value.d !== 1n && value.d <= 200n,
};

/** A mixed number in lowest terms. */
export const mixed: Format = {
  text: formatMixed,
  fits: (value) => value.d <= 100n,
};

/** As few decimal places as the value needs, at most `places`, then rounded: for typed answers. */
export function shortest(places: number): Format {
  return {
    text: (value) => plain(roundTo(value, places)),
    shown: (value) => roundTo(value, places),
    fits: () => true,
  };
}

/** The shortest exact decimal of a value whose decimal ends, for use inside a text: `0.375`, `1,200`. */
export function plain(value: Rational | number): string {
  const exact = q(value);
  return withSign(exact, formatDecimal(exact.abs()));
}
