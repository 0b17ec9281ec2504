import { describe, expect, it } from '@jest/globals';
import { type Calculator, calculatorKey, EMPTY_CALCULATOR, press } from './calculator.js';

/** Presses the keys of a keyboard; `~` is the key that changes the sign. */
function calculate(keys: string): Calculator {
  return [...keys].reduce((state, key) => {
    const pressed =
      key === '~' ? ({ kind: 'sign' } as const) : calculatorKey(key === '<' ? 'Backspace' : key);
    if (!pressed) {
      throw new Error(`The calculator has no key ${key}`);
    }
    return press(state, pressed);
  }, EMPTY_CALCULATOR);
}

const shown = (keys: string): string => calculate(keys).display;

describe('the calculator', () => {
  it('adds decimals without rounding errors', () => {
    expect(shown('0.1+0.2=')).toBe('0.3');
    expect(shown('0.3-0.1-0.2=')).toBe('0');
    expect(shown('1.1*1.1=')).toBe('1.21');
    expect(shown('4.35*100=')).toBe('435');
  });

  it('works from left to right, like every four-function calculator', () => {
    expect(shown('2+3*4=')).toBe('20');
    expect(shown('9/3-1=')).toBe('2');
    expect(shown('5+')).toBe('5');
    expect(shown('5+3-')).toBe('8');
  });

  it('takes the operator that was pressed last', () => {
    expect(shown('8+-3=')).toBe('5');
  });

  it('divides to ten digits, rounded', () => {
    expect(shown('2/3=')).toBe('0.666666667');
    expect(shown('1/3*3=')).toBe('1');
    expect(shown('1/8=')).toBe('0.125');
  });

  it('says that nothing can be divided by zero, and goes on after Clear', () => {
    const state = calculate('7/0=');
    expect(state.display).toBe('Cannot divide by zero');
    expect(press(state, { kind: 'digit', digit: '5' })).toBe(state);
    expect(press(state, { kind: 'clear' })).toEqual(EMPTY_CALCULATOR);
    expect(shown('7/0+')).toBe('Cannot divide by zero');
  });

  it('changes the sign of what is shown', () => {
    expect(shown('5~')).toBe('-5');
    expect(shown('5~~')).toBe('5');
    expect(shown('5~*3=')).toBe('-15');
    expect(shown('3-8=~')).toBe('5');
    expect(shown('0~')).toBe('0');
    // A result keeps more decimal places than the display shows: its sign changes along with the display.
    expect(shown('2+3=~+1=')).toBe('-4');
    expect(shown('2/3=~*3=')).toBe('-2');
    // The last place kept is rounded the same way for negative and positive numbers.
    expect(shown('2/3=*1000000000=-666666666=')).toBe('0.66667');
    expect(shown('2~/3=*1000000000=+666666666=')).toBe('-0.66667');
  });

  it('deletes the last digit, never below zero', () => {
    expect(shown('123<')).toBe('12');
    expect(shown('7<')).toBe('0');
    expect(shown('5~<')).toBe('0');
    expect(shown('1.5<')).toBe('1.');
    expect(shown('2+3=<')).toBe('5');
  });

  it('takes one decimal point, and begins with a zero before it', () => {
    expect(shown('.5')).toBe('0.5');
    expect(shown('1.2.3')).toBe('1.23');
    expect(shown('2+.5=')).toBe('2.5');
  });

  it('begins a new number after a result, and goes on from it with an operator', () => {
    expect(shown('2+3=7')).toBe('7');
    expect(shown('2+3=*2=')).toBe('10');
  });

  it('holds ten digits, and says when a result is too large for them', () => {
    expect(shown('12345678901')).toBe('1234567890');
    expect(shown('99999*99999=')).toBe('9999800001');
    expect(shown('9999999999*9999999999=')).toBe('Too large');
    expect(shown('9999999999+1=')).toBe('Too large');
  });

  it('writes the last calculation in one line, and none before the first', () => {
    expect(calculate('12*3').history).toBe('');
    expect(calculate('12*3=').history).toBe('12 × 3 = 36');
    expect(calculate('8/2-1=').history).toBe('4 − 1 = 3');
  });

  it('shows no zero before a whole number', () => {
    expect(shown('05')).toBe('5');
    expect(shown('0.5')).toBe('0.5');
    expect(shown('7<5')).toBe('5');
  });

  it('counts digits only, without the point and the sign', () => {
    expect(shown('1.234567890')).toBe('1.234567890');
    expect(shown('1.2345678901')).toBe('1.234567890');
    expect(shown('123456789~0')).toBe('-1234567890');
    expect(shown('123456789~01')).toBe('-1234567890');
  });

  it('goes on with what is typed, also after a result', () => {
    expect(shown('2+3=7+1=')).toBe('8');
    expect(shown('2/3=.5+1=')).toBe('1.5');
    expect(shown('2/3=*3=')).toBe('2');
    expect(shown('6*2==')).toBe('12');
    expect(shown('6+=')).toBe('12');
    expect(shown('9-4=5-')).toBe('5');
  });

  it('has a key for each of the keyboard that belongs to it', () => {
    expect(calculatorKey('Enter')).toEqual({ kind: 'equals' });
    expect(calculatorKey(',')).toEqual({ kind: 'point' });
    expect(calculatorKey('x')).toEqual({ kind: 'operator', operator: '*' });
    expect(calculatorKey('×')).toEqual({ kind: 'operator', operator: '*' });
    expect(calculatorKey('Delete')).toEqual({ kind: 'clear' });
    expect(calculatorKey('n')).toBeNull();
    expect(calculatorKey('F1')).toBeNull();
    expect(calculatorKey('Tab')).toBeNull();
  });
});
