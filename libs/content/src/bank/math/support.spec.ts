import { describe, expect, it } from '@jest/globals';
import { createRng } from '../kit/rng.js';
import { evaluateTex, holds } from './evaluate.js';
import { decimal, dollars, fraction, mixed, plain, shortest } from './formats.js';
import { root } from './linear-equation.js';
import { numericChoice, q, readNumbers, wrong } from './support.js';

describe('formats', () => {
  it('shows one unit, rounds halves up and groups thousands', () => {
    expect(decimal(1, 'mL', true).text(q(5, 4))).toBe('1.3 mL');
    expect(decimal(0, '%').text(q(1250))).toBe('1,250%');
    expect(decimal(0, '°C').text(q(-4))).toBe('$-4$°C');
    expect(dollars.text(q('1234.5'))).toBe('\\$1,234.50');
    expect(fraction.text(q(6, 8))).toBe('$\\frac{3}{4}$');
    expect(mixed.text(q(7, 3))).toBe('$2\\frac{1}{3}$');
    expect(shortest(2).text(q(10, 3))).toBe('3.33');
    expect(plain(q(3, 8))).toBe('0.375');
  });

  it('refuses what it cannot show, and a count of one thing in the plural', () => {
    expect(decimal(0, 'boxes').fits(q(1))).toBe(false);
    expect(decimal(1, 'mL').fits(q(1, 3))).toBe(false);
    expect(dollars.fits(q(1, 1000))).toBe(false);
  });
});

describe('numericChoice', () => {
  const spec = {
    stem: 'What is 2 + 3?',
    format: decimal(0),
    key: q(5),
    why: '2 + 3 = {=}.',
    wrongs: [
      wrong('same-as-key', 5, 'equal to the key {=}'),
      wrong('multiplies', 6, 'Multiplies, which leads to {=}.'),
      wrong('multiplies-again', 6, 'leads to {=} as well'),
      wrong('subtracts', q(-1), 'leads to {=}'),
      wrong('adds-one', 7, 'leads to {=}'),
      wrong('takes-first', 2, 'leads to {=}'),
    ],
  };

  it('drops errors that equal the key, repeat a value or are negative', () => {
    const draft = numericChoice(createRng('choice'), spec);
    const values = [draft?.key, ...(draft?.distractors ?? [])].map((o) => o?.value);
    expect([...values].sort()).toEqual([2, 5, 6, 7]);
    expect(draft?.key.rationale).toBe('2 + 3 = 5.');
  });

  it('gives nothing when fewer than three errors are left', () => {
    expect(
      numericChoice(createRng('few'), { ...spec, wrongs: spec.wrongs.slice(0, 4) }),
    ).toBeUndefined();
  });

  it('gives the steps one by one and the line to keep', () => {
    const draft = numericChoice(createRng('steps'), {
      ...spec,
      why: ['Add the numbers.', '2 + 3 = {=}.'],
      remember: 'A sum is the result of adding.',
    });
    expect(draft?.why).toEqual(['Add the numbers.', '2 + 3 = 5.']);
    expect(draft?.remember).toBe('A sum is the result of adding.');
    expect(draft?.key.rationale).toBe('Add the numbers. 2 + 3 = 5.');
  });

  it('refuses a key that sticks out by its precision, and never pads a decimal', () => {
    const wrongs = [1.5, 2.5, 3.5].map((v) => wrong(`w-${v}`, q(String(v)), 'leads to {=}.'));
    const uneven = { ...spec, format: decimal(1, 'mL'), wrongs };
    expect(numericChoice(createRng('uneven'), uneven)).toBeUndefined();
    expect(decimal(2, 'mL').text(q(5, 2))).toBe('2.5 mL');
    expect(decimal(1, 'mL').text(q(5))).toBe('5 mL');
  });

  it('says about where a value is shown rounded', () => {
    const wrongs = [1, 2, 4].map((d) => wrong(`third-${d}`, q(d, 3), 'leads to {=}.'));
    const draft = numericChoice(createRng('about'), {
      ...spec,
      key: q(11, 2),
      format: decimal(1, '', true),
      wrongs,
    });
    expect(draft?.distractors.every((d) => d.rationale.startsWith('leads to about'))).toBe(true);
  });
});

describe('reading of stems', () => {
  it('finds decimals, grouped numbers, fractions and mixed numbers in order', () => {
    expect(readNumbers('1,250 mL, $\\frac{3}{4}$ of \\$2.50, $-2\\frac{1}{2}$ and 7.', 5)).toEqual([
      1250, 0.75, 2.5, -2.5, 7,
    ]);
    expect(() => readNumbers('only 1', 2)).toThrow(RangeError);
  });

  it('works expressions out by the order of operations', () => {
    expect(evaluateTex('30 - 4 \\times (9 - 6) + 5^2')).toBe(43);
    expect(evaluateTex('-5 \\times 8 - (14 \\div (-2))')).toBe(-33);
    expect(evaluateTex('\\frac{n + 12}{4} - 2n', 4)).toBe(-4);
    expect(evaluateTex('3(x + 2)', 5)).toBe(21);
  });

  it('tells whether an equation or inequality holds', () => {
    expect(holds('$2x + 1 = 7$', 3)).toBe(true);
    expect(holds('$x \\ge -2$', -2)).toBe(true);
    expect(holds('$x > -2$', -2)).toBe(false);
    expect(holds('$5x - 3 < 7$', 1)).toBe(true);
  });

  it('solves linear equations without rearranging them', () => {
    expect(root('Solve $4(x - 3) + 8x = 120$ for $x$.')).toBe(11);
    expect(root('If $\\frac{2}{5}x + 19 = 43$, what is $x$?')).toBe(60);
    expect(root('Solve $7x - 21 = 5x + 5$.')).toBe(13);
  });
});
