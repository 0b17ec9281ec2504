import type { ItemModel, OrderedDraft } from '../../kit/types.js';
import { withUnit } from '../../kit/with-unit.js';
import { writtenModel } from '../../kit/written.js';
import { computedChoice, computedSupply, grouped, rounded } from '../support-computed.js';

interface Conversion {
  stem: string;
  value: number;
  /** How many of the target unit make one of the given unit. */
  factor: number;
  from: string;
  to: string;
}

/** `1,850`, without floating-point noise. */
const shown = (value: number) => grouped(rounded(value, 9));

const step = ({ factor, from, to }: Conversion) =>
  factor >= 1 ? `1 ${from} = ${shown(factor)} ${to}` : `1 ${to} = ${shown(1 / factor)} ${from}`;
const how = ({ value, factor }: Conversion) =>
  factor >= 1 ? `${shown(value)} × ${shown(factor)}` : `${shown(value)} ÷ ${shown(1 / factor)}`;

/** A number with its decimal point in another place; it may equal the given number. */
const shifted = ({ value, from, to }: Conversion, answer: number, where: string) =>
  answer === value
    ? ([
        answer,
        'repeats-given-number',
        `This repeats the number given in ${from}; in ${to}, it has to change.`,
      ] as const)
    : ([answer, 'misplaces-decimal', `The decimal point is ${where}.`] as const);

const buildConversion = (row: Conversion) => {
  const { stem, value, factor, to } = row;
  const key = rounded(value * factor, 9);
  return {
    stem,
    key,
    because: `${step(row)}, so ${how(row)} = ${shown(key)} ${to}.`,
    slips: [
      shifted(row, rounded(key * 10), 'one place too far to the right'),
      shifted(row, rounded(key / 10), 'one place too far to the left'),
      [
        rounded(value / factor),
        factor >= 1 ? 'divides-instead-of-multiplies' : 'multiplies-instead-of-divides',
        `This goes the wrong way: ${step(row)}.`,
      ],
      shifted(row, rounded(key * 100), 'two places too far to the right'),
      shifted(row, rounded(key / 100), 'two places too far to the left'),
    ] as const,
    steps: [
      `Write down how the units are related: ${step(row)}.`,
      factor >= 1
        ? `The wanted unit (${to}) is smaller, so there are more of them: multiply.`
        : `The wanted unit (${to}) is larger, so there are fewer of them: divide.`,
      `${how(row)} = ${shown(key)} ${to}.`,
    ],
    remember: `${step(row)}; smaller units, larger number.`,
  };
};

const powerOf = (unit: string) =>
  ({ k: 3, m: -3, c: -2, d: -1, µ: -6 })[/^([kmcdµ])(?=[gLm])/.exec(unit)?.[1] ?? ''] ?? 0;

/** The second way: by the prefixes' powers of ten. */
const byPrefix = (value: number, from: string, to: string) =>
  value * 10 ** (powerOf(from) - powerOf(to));

/** Between metric units, typed. */
const metricSupplyModel = computedSupply<Conversion>({
  id: 'science.metric-typed',
  objective: 'science.reasoning.measurement',
  difficulty: -0.1,
  rows: [
    {
      stem: 'A tablet contains 0.25 g of an antibiotic. How many milligrams is that? Type a number.',
      value: 0.25,
      factor: 1000,
      from: 'g',
      to: 'mg',
    },
    {
      stem: 'A patient drinks 1,850 mL of fluid in a day. How many liters is that? Type a number.',
      value: 1850,
      factor: 0.001,
      from: 'mL',
      to: 'L',
    },
    {
      stem: 'A newborn weighs 3,420 g. What is this mass in kilograms? Type a number.',
      value: 3420,
      factor: 0.001,
      from: 'g',
      to: 'kg',
    },
    {
      stem: 'A hair is 0.08 mm thick. How many micrometers is that? Type a number.',
      value: 0.08,
      factor: 1000,
      from: 'mm',
      to: 'µm',
    },
    {
      stem: 'A wound is 4.5 cm long. How many millimeters is that? Type a number.',
      value: 4.5,
      factor: 10,
      from: 'cm',
      to: 'mm',
    },
    {
      stem: 'A vitamin tablet contains 400 µg of folic acid. How many milligrams is that? Type a number.',
      value: 400,
      factor: 0.001,
      from: 'µg',
      to: 'mg',
    },
  ],
  unit: ({ to }) => to,
  build: buildConversion,
  solve: (numbers, stem) => {
    const [, from = ''] = /\d (g|mL|mm|cm|µg)\b/.exec(stem) ?? [];
    const names: Record<string, string> = {
      milligrams: 'mg',
      liters: 'L',
      kilograms: 'kg',
      micrometers: 'µm',
      millimeters: 'mm',
    };
    const to = Object.entries(names).find(([name]) => stem.includes(` ${name}`))?.[1] ?? '';
    return byPrefix(numbers[0] ?? 0, from, to);
  },
});

/** Between metric units, chosen. */
const metricChoiceModel = computedChoice<Conversion>({
  id: 'science.metric-chosen',
  objective: 'science.reasoning.measurement',
  difficulty: 0,
  rows: [
    {
      stem: 'A blood sample has a volume of 7.5 mL. Which of the following is equal to this volume?',
      value: 7.5,
      factor: 1000,
      from: 'mL',
      to: 'µL',
    },
    {
      stem: 'A researcher dissolves 64 mg of a dye. Which of the following is equal to this mass?',
      value: 64,
      factor: 0.001,
      from: 'mg',
      to: 'g',
    },
    {
      stem: 'A bacterium is 2.5 µm long. Which of the following is equal to this length?',
      value: 2.5,
      factor: 0.001,
      from: 'µm',
      to: 'mm',
    },
    {
      stem: 'An athlete runs 12.5 km in a test. Which of the following is equal to this distance?',
      value: 12.5,
      factor: 1000,
      from: 'km',
      to: 'm',
    },
    {
      stem: 'A nurse hangs 0.75 L of fluid. Which of the following is equal to this volume?',
      value: 0.75,
      factor: 1000,
      from: 'L',
      to: 'mL',
    },
    {
      stem: 'A lens has a diameter of 9 mm. Which of the following is equal to this length?',
      value: 9,
      factor: 0.1,
      from: 'mm',
      to: 'cm',
    },
  ],
  unit: ({ to }) => to,
  trim: true,
  build: buildConversion,
  solve: (numbers, stem) => {
    const [, from = ''] = /\d (\S+?)\b/.exec(stem) ?? [];
    const unit = /\d (µ?\w+)/.exec(stem)?.[1] ?? from;
    const to: Record<string, string> = { mL: 'µL', mg: 'g', µm: 'mm', km: 'm', L: 'mL', mm: 'cm' };
    return byPrefix(numbers[0] ?? 0, unit, to[unit] ?? '');
  },
});

const SIZES: readonly {
  stem: string;
  unit: string;
  list: readonly (readonly [text: string, value: number])[];
}[] = [
  {
    stem: 'Put these lengths in order from the shortest to the longest.',
    unit: 'millimeters',
    list: [
      ['90 µm', 0.09],
      ['0.5 mm', 0.5],
      ['0.3 cm', 3],
      ['0.02 m', 20],
    ],
  },
  {
    stem: 'Put these masses of drugs in order from the smallest to the largest.',
    unit: 'milligrams',
    list: [
      ['600 µg', 0.6],
      ['5 mg', 5],
      ['0.025 g', 25],
      ['0.0004 kg', 400],
    ],
  },
  {
    stem: 'Put these volumes in order from the smallest to the largest.',
    unit: 'milliliters',
    list: [
      ['800 µL', 0.8],
      ['2 mL', 2],
      ['0.03 L', 30],
      ['1.5 dL', 150],
    ],
  },
  {
    stem: 'Put these times in order from the shortest to the longest.',
    unit: 'seconds',
    list: [
      ['700 ms', 0.7],
      ['45 s', 45],
      ['1.5 min', 90],
      ['0.1 h', 360],
    ],
  },
  {
    stem: 'Put these temperatures in order from the lowest to the highest. Use 0°C = 273 K = 32°F.',
    unit: '°C',
    list: [
      ['250 K', -23],
      ['25°F', -3.9],
      ['0°C', 0],
      ['280 K', 7],
    ],
  },
];

/** A number in the common unit, with a true minus sign. */
const sizeTold = (value: number) => `${value}`.replace('-', '−');

/** `5 mg` needs no conversion to milligrams. */
const isInUnit = (text: string, value: number) => text.startsWith(`${value} `);

/** Values in several units to put in order. */
const sizeOrderModel = writtenModel<'ordered'>({
  id: 'science.mixed-unit-order',
  asks: 'apply',
  objective: 'science.reasoning.measurement',
  difficulty: 0.4,
  items: SIZES.map(
    ({ stem, unit, list }): OrderedDraft => ({
      type: 'ordered',
      stem,
      steps: list.map(([text, value]) => ({
        text,
        rationale: isInUnit(text, value)
          ? `This is in ${unit} already.`
          : `This is ${unit === '°C' ? 'about ' : ''}${withUnit(sizeTold(value), unit)}.`,
      })),
      rationale: `In ${unit}, the values are ${list.map(([, value]) => sizeTold(value)).join(', ')}.`,
      misconception: 'compares-numbers-without-units',
      why: [
        `Convert all values to one unit, for example ${unit}.`,
        `That gives ${list
          .filter(([text, value]) => !isInUnit(text, value))
          .map(([text, value]) => `${text} = ${withUnit(sizeTold(value), unit)}`)
          .join('; ')}.`,
        'Compare only the converted numbers.',
      ],
      remember: 'Convert first, compare second.',
    }),
  ),
});

/** Models of units. */
export const UNIT_MODELS: readonly ItemModel[] = [
  metricSupplyModel,
  metricChoiceModel,
  sizeOrderModel,
];
