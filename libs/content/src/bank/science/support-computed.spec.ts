import { describe, expect, it } from '@jest/globals';
import { generateModel } from '../kit/generate.js';
import { computedChoice, computedSupply, numbersOf, rounded, table } from './support-computed.js';
import { tableChoice } from './support-tables.js';

const spec = {
  id: 'science.test-numbers',
  objective: 'science.reasoning.evidence',
  difficulty: 0,
  rows: [{ part: 9, whole: 12 }],
  unit: () => '%',
  build: ({ part, whole }: { part: number; whole: number }) => ({
    stem: `How many percent of ${whole} are ${part}?`,
    key: rounded((part / whole) * 100),
    because: `${part} ÷ ${whole} = 75%.`,
    slips: [
      [133.3, 'inverts-ratio', 'This divides the wrong way around.'],
      [25.2, 'gives-the-rest', 'This is the rest.'],
      [9, 'count-as-percent', 'This is the count.'],
      [37.5, 'halves-the-error', 'This is half of it.'],
      [75.01, 'misplaces-decimal', 'This is the key when it is rounded.'],
    ] as const,
    steps: ['Divide.', 'Multiply by 100.'],
    remember: 'Part over whole.',
  }),
  solve: ([whole = 1, part = 0]: number[]) => (part / whole) * 100,
};

type Slips = readonly (readonly [value: number, mistake: string, reason: string])[];

/** The item for the spec with these slips. */
function withSlips(slips: Slips) {
  const model = computedChoice({ ...spec, build: (row) => ({ ...spec.build(row), slips }) });
  const item = generateModel(model)[0]?.item;
  if (item?.type !== 'multiple-choice') throw new TypeError('no multiple choice');
  return item;
}

describe('computed items', () => {
  it('show options with the precision of the key, and no percentage over 100', () => {
    const item = generateModel(computedChoice(spec))[0]?.item;
    if (item?.type !== 'multiple-choice') throw new TypeError('no multiple choice');
    expect(item.options.map((o) => o.text)).toEqual(['9%', '25%', '38%', '75%']);
    expect(item.options.map((o) => o.value)).toEqual([9, 25, 38, 75]);
    expect(item.why).toEqual(['Divide.', 'Multiply by 100.']);
  });

  it('leave out slips that rounding would change, where three others are left', () => {
    const slips = [
      [37.5, 'halves-the-error', 'This is half of it.'],
      [9, 'count-as-percent', 'This is the count.'],
      [25, 'gives-the-rest', 'This is the rest.'],
      [12, 'count-as-percent', 'This is the whole.'],
    ] as const;
    expect(withSlips(slips).options.map((o) => o.text)).toEqual(['9%', '12%', '25%', '75%']);
  });

  it('give a value the reason of the slip that leads to it, not of one that rounding would change', () => {
    const slips = [
      [37.5, 'halves-the-error', 'This is half of it.'],
      [38, 'count-as-percent', 'This is the count.'],
      [25, 'gives-the-rest', 'This is the rest.'],
      [12, 'count-as-percent', 'This is the whole.'],
    ] as const;
    expect(withSlips(slips).options.find((o) => o.text === '38%')?.rationale).toBe(
      'This is the count.',
    );
  });

  it('leave out common errors that equal the answer or each other', () => {
    const slips = [
      [75, 'keeps-faulty-trial', 'Equal to the key.'],
      [25, 'gives-the-rest', 'The rest.'],
      [25, 'halves-the-error', 'The rest again.'],
      [9, 'count-as-percent', 'The count.'],
    ] as const;
    const model = computedSupply({ ...spec, build: (row) => ({ ...spec.build(row), slips }) });
    const item = generateModel(model)[0]?.item;
    if (item?.type !== 'supply') throw new TypeError('no typed answer');
    expect(item.answer).toBe('75');
    expect(item.commonErrors.map((e) => e.answer)).toEqual(['25', '9']);
    expect(model.solve?.(model.make({} as never, 1))).toBe(75);
  });

  it('read numbers with commas and decimals, and write Markdown tables', () => {
    expect(numbersOf('From 1,200 mL to 0.5 L in 20 s, 3.')).toEqual([1200, 0.5, 20, 3]);
    expect(table(['a', 'b'], [[1, 'x']])).toBe('| a | b |\n| --- | --- |\n| 1 | x |');
  });
});

describe('items whose answer is a row of a table', () => {
  const rows = [
    ['One', '−4'],
    ['Two', 2],
    ['Three', 1],
    ['Four', 0],
  ] as const;
  const modelOf = (score: (cells: readonly number[]) => number) =>
    tableChoice({
      id: 'science.test-table',
      objective: 'science.reasoning.evidence',
      difficulty: 0,
      mistake: 'misreads-table',
      cases: [
        {
          intro: 'Read the table.',
          head: ['Name', 'Value'],
          rows,
          ask: 'Which one is it?',
          score,
          tell: (name, [value]) => `${name} has ${value}.`,
          steps: ['Look.'],
          remember: 'Look twice.',
        },
      ],
    });

  it('have the row with the highest score as the key', () => {
    const item = generateModel(modelOf(([value = 0]) => -value))[0]?.item;
    if (item?.type !== 'multiple-choice') throw new TypeError('no multiple choice');
    const key = item.options.find((o) => o.id === item.key);
    expect(key?.text).toBe('One');
    expect(key?.rationale).toBe('One has -4.');
    expect(item.options.filter((o) => o.misconception === 'misreads-table')).toHaveLength(3);
  });

  it('refuse a tie', () => {
    expect(() => generateModel(modelOf(() => 1))).toThrow('4 of them best');
  });
});
