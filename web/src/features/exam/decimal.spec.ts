import { expect, it } from '@jest/globals';
import { add, divide, multiply, toDecimal, toText } from './decimal.js';

it('numbers are worked out without rounding errors', () => {
  const text = (value: ReturnType<typeof divide>) => (value ? toText(value, 10) : null);
  expect(text(add(toDecimal('0.1'), toDecimal('0.20')))).toBe('0.3');
  expect(text(multiply(toDecimal('-0.5'), toDecimal('3.')))).toBe('-1.5');
  expect(text(divide(toDecimal('2'), toDecimal('3')))).toBe('0.666666667');
  expect(text(divide(toDecimal('-2'), toDecimal('3')))).toBe('-0.666666667');
  expect(divide(toDecimal('1'), toDecimal('0'))).toBeNull();
  expect(toText(toDecimal('12345678901'), 10)).toBeNull();
  expect([toText(toDecimal('12'), 10), toText(toDecimal('-3.0'), 10)]).toEqual(['12', '-3']);
  expect(toText(toDecimal('0.00000000001'), 10)).toBe('0');
});
