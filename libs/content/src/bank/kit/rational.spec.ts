import { describe, expect, it } from '@jest/globals';
import {
  formatDecimal,
  formatFixed,
  formatFraction,
  formatMixed,
  formatMoney,
  formatPercent,
  plainFraction,
  q,
  roundTo,
  sum,
  terminates,
  toNumber,
} from './rational.js';

describe('rationals', () => {
  it('computes exactly where doubles do not', () => {
    expect(toNumber(sum([q('0.1'), q('0.2')]))).toBe(0.3);
    expect(q('1 1/2').equals(q(3, 2))).toBe(true);
  });

  it('refuses numbers with binary dust, and a denominator of 0', () => {
    expect(() => q(0.1)).toThrow(TypeError);
    expect(() => q(1, 0)).toThrow(TypeError);
  });

  it('shows decimals that end and refuses others', () => {
    expect(formatDecimal(q('-1234.5'))).toBe('-1,234.5');
    expect(formatDecimal(q(1, 8))).toBe('0.125');
    expect(terminates(q(1, 3))).toBe(false);
    expect(() => formatDecimal(q(1, 3))).toThrow(RangeError);
  });

  it('rounds half away from zero, exactly', () => {
    expect(formatFixed(q('2.675'), 2)).toBe('2.68');
    expect(formatFixed(q(-5, 2), 0)).toBe('-3');
    expect(formatFixed(roundTo(q(1250), -2), 0)).toBe('1,300');
    expect(formatFixed(q(2, 3), 3)).toBe('0.667');
  });

  it('writes TeX, money, percents and plain fractions', () => {
    expect(formatFraction(q(-6, 8))).toBe('$-\\frac{3}{4}$');
    expect(formatFraction(q(8, 4))).toBe('$2$');
    expect(formatMixed(q(7, 3))).toBe('$2\\frac{1}{3}$');
    expect(formatMixed(q(2, 3))).toBe('$\\frac{2}{3}$');
    expect(formatMoney(q('1234.5'))).toBe('\\$1,234.50');
    expect(formatPercent(q(3, 8))).toBe('37.5%');
    expect(plainFraction(q(14, 4))).toBe('7/2');
  });
});
