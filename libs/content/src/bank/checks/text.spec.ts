import { describe, expect, it } from '@jest/globals';
import { falseEquations } from './equations.js';
import { proseWords, readingGrade } from './readability.js';
import { contentWords, numbersIn, plainText, quantityOf } from './text.js';

describe('plainText', () => {
  it.each([
    ['$\\frac{3}{4}$', '3/4'],
    ['$-2\\frac{1}{3}$ cups', '-2 1/3 cups'],
    ['\\$1,234.50', '$1,234.50'],
    ['$12\\ \\text{cm}^2$', '12 cm^2'],
    ['**not** the *aorta*', 'not the aorta'],
    ['$3.2 \\times 10^{4}$', '3.2 × 10^4'],
    ['an ______ of __bold__ words', 'an ______ of bold words'],
  ])('reads %s', (markdown, plain) => {
    expect(plainText(markdown)).toBe(plain);
  });
});

describe('quantityOf', () => {
  it('reads one number in all its forms', () => {
    const halves = ['1/2', '0.5', '50%', '$\\frac{2}{4}$', '.50'];
    expect(halves.map((h) => quantityOf(h)?.value)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
  });

  it('keeps the unit and the precision', () => {
    expect(quantityOf('2.50 mg/kg')).toEqual({
      value: 2.5,
      unit: 'mg/kg',
      form: 'decimal',
      decimals: 2,
    });
    expect(quantityOf('\\$4')).toMatchObject({ unit: '$' });
    expect(quantityOf('$-1\\frac{1}{2}$')).toMatchObject({ value: -1.5, form: 'mixed' });
  });

  it('does not read words, times of day or inequalities as numbers', () => {
    for (const text of ['Aorta', '12:30 p.m.', '$x > 5$', '3 to 4', '2 and 3']) {
      expect(quantityOf(text)).toBeUndefined();
    }
  });
});

describe('numbersIn', () => {
  it('finds figures, fractions, percents in both forms and words', () => {
    expect(numbersIn('15% of $\\frac{1}{4}$ after thirty-five days').sort()).toEqual([
      0.15, 0.25, 15, 35,
    ]);
  });
});

describe('contentWords', () => {
  it('leaves out small words and endings', () => {
    expect(contentWords('Which of the kidneys filters blood?')).toEqual(
      new Set(['kidney', 'filter', 'blood']),
    );
  });
});

describe('falseEquations', () => {
  it.each([
    '$\\frac{10}{3} \\div \\frac{1}{3} = \\frac{10}{3} \\times 3 = 10$',
    '$\\frac{1}{2}$ of 450 = 225',
    'Subtract 3 to get 2x = 7, so x = 3.5.',
    '3 × 4 cm = 12 cm',
    '10 ÷ 3 ≈ 3.33',
    '0.35 = 35%',
    '1 L = 1,000 mL',
    'The mean is (3 + 5 + 7) ÷ 3 = 15 ÷ 3 = 5.',
    '$2 \\times (3 + 4)^{2} = 98$',
    '$-4 - (-6) = 2$',
    'The area is base × height ÷ 2 = 15 × 15 ÷ 2 = 112.5.',
    'length 4 cm × width 3 cm = 12',
  ])('accepts %s', (text) => {
    expect(falseEquations(text)).toEqual([]);
  });

  it.each(['15% of 40 = 7', '3 × 4 cm = 13 cm', '60 ÷ 2 = 31', '10 ÷ 3 = 3.33', '\\$3 × 2 = \\$7'])(
    'finds %s',
    (text) => {
      expect(falseEquations(text)).toHaveLength(1);
    },
  );
});

describe('readingGrade', () => {
  it('follows the formula on running text and leaves out tables and headings', () => {
    const text =
      '# Heading\n\nThe nurse read the chart. She washed her hands.\n\n| a | b |\n|---|---|';
    // 9 words, 2 sentences, 9 syllables: 0.39 × 4.5 + 11.8 × 1 − 15.59.
    expect(proseWords(text)).toBe(9);
    expect(readingGrade(text)).toBeCloseTo(-2.035, 3);
  });

  it('grows with the length of words and sentences', () => {
    const hard =
      'Institutional considerations necessitate interdepartmental administrative collaboration.';
    expect(readingGrade(hard)).toBeGreaterThan(20);
  });
});
