import type { Rational } from '../kit/rational.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, plain } from './formats.js';
import { numericChoice, q, redraw, tidy, wrong } from './support.js';

interface Step {
  from: string;
  to: string;
  /** How many of the smaller unit make one of the larger. */
  factor: number;
  /** The amount in the smaller unit: a low and a high limit, both in multiples of `grain`. */
  draw: [low: number, high: number, grain: number];
  text: (amount: string) => string;
}

/** From a larger to a smaller unit: the number grows. */
const DOWN: readonly Step[] = [
  {
    from: 'g',
    to: 'mg',
    factor: 1000,
    draw: [5, 95, 10],
    text: (n) => `A tablet contains ${n} g of a drug. How many milligrams is that?`,
  },
  {
    from: 'mg',
    to: 'mcg',
    factor: 1000,
    draw: [5, 95, 10],
    text: (n) => `The order is for ${n} mg of a vitamin. How many micrograms is that?`,
  },
  {
    from: 'L',
    to: 'mL',
    factor: 1000,
    draw: [25, 250, 10],
    text: (n) => `A patient drank ${n} L of fluid in one day. How many milliliters is that?`,
  },
  {
    from: 'm',
    to: 'cm',
    factor: 100,
    draw: [40, 350, 10],
    text: (n) => `A hallway is ${n} m long. How many centimeters is that?`,
  },
  {
    from: 'kg',
    to: 'g',
    factor: 1000,
    draw: [240, 440, 10],
    text: (n) => `A newborn weighs ${n} kg. How many grams is that?`,
  },
];

/** From a smaller to a larger unit: the number shrinks. */
const UP: readonly Step[] = [
  {
    from: 'mg',
    to: 'g',
    factor: 1000,
    draw: [5, 95, 10],
    text: (n) => `A daily total of ${n} mg of a drug is recorded. How many grams is that?`,
  },
  {
    from: 'mL',
    to: 'L',
    factor: 1000,
    draw: [25, 290, 10],
    text: (n) => `A drain collected ${n} mL of fluid. How many liters is that?`,
  },
  {
    from: 'g',
    to: 'kg',
    factor: 1000,
    draw: [12, 90, 10],
    text: (n) => `A specimen jar has a mass of ${n} g. How many kilograms is that?`,
  },
  {
    from: 'mm',
    to: 'cm',
    factor: 10,
    draw: [12, 95, 1],
    text: (n) => `A wound is ${n} mm long. How many centimeters is that?`,
  },
  {
    from: 'm',
    to: 'km',
    factor: 1000,
    draw: [25, 390, 10],
    text: (n) => `A patient walked ${n} m with a walker this week. How many kilometers is that?`,
  },
];

const FACTORS: Record<string, number> = {
  'g>mg': 1000,
  'mg>mcg': 1000,
  'L>mL': 1000,
  'm>cm': 100,
  'kg>g': 1000,
  'mg>g': 0.001,
  'mL>L': 0.001,
  'g>kg': 0.001,
  'mm>cm': 0.1,
  'm>km': 0.001,
};

/** The errors in moving the decimal point, all off from the key by powers of ten. */
function slips(key: Rational, given: Rational, step: Step, grows: boolean) {
  const right = `1 ${grows ? step.from : step.to} = ${plain(step.factor)} ${grows ? step.to : step.from}`;
  return [
    wrong(
      'misplaces-decimal',
      grows ? key.div(10) : key.mul(10),
      `This moves the decimal point one place too few, which leads to {=}; ${right}.`,
    ),
    wrong(
      'misplaces-decimal',
      grows ? key.mul(10) : key.div(10),
      `This moves the decimal point one place too many, which leads to {=}; ${right}.`,
    ),
    wrong(
      'misplaces-decimal',
      grows ? key.div(100) : key.mul(100),
      `This moves the decimal point two places too few, which leads to {=}; ${right}.`,
    ),
    wrong(
      'misplaces-decimal',
      grows ? key.mul(100) : key.div(100),
      `This moves the decimal point two places too many, which leads to {=}; ${right}.`,
    ),
    wrong(
      'skips-conversion',
      given,
      `This changes the unit and keeps the number, which leads to {=}; ${right}.`,
    ),
  ];
}

function metricModel(
  id: string,
  steps: readonly Step[],
  grows: boolean,
  difficulty: number,
): ItemModel {
  return {
    id,
    family: 'math.metric-steps',
    objective: 'math.data.units',
    type: 'multiple-choice',
    difficulty,
    variants: 25,
    make: (rng) =>
      redraw(() => {
        const step = rng.pick(steps);
        const [low, high, grain] = step.draw;
        const amount = rng.int(low, high) * grain;
        const small = q(amount);
        const large = small.div(step.factor);
        if (amount % 1000 === 0 || amount < 12) return undefined;
        const [given, key] = grows ? [large, small] : [small, large];
        const places = grows ? 0 : step.factor === 10 ? 3 : 5;
        return numericChoice(rng, {
          stem: step.text(plain(given)),
          format: decimal(places, step.to),
          anyPrecision: true,
          key,
          remember: grows
            ? 'From a larger to a smaller unit, multiply: the number grows.'
            : 'From a smaller to a larger unit, divide: the number shrinks.',
          why: grows
            ? [
                `1 ${step.from} = ${plain(step.factor)} ${step.to}, so the number grows.`,
                `${plain(given)} × ${plain(step.factor)} = {=}.`,
              ]
            : [
                `1 ${step.to} = ${plain(step.factor)} ${step.from}, so the number shrinks.`,
                `${plain(given)} ÷ ${plain(step.factor)} = {=}.`,
              ],
          wrongs: slips(key, given, step, grows),
        });
      }),
    solve: (draft) => {
      if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
      const [, amount = '', from] =
        /([\d.,]+\d|\d) (mcg|mg|kg|g|mL|L|mm|cm|m)\b/.exec(draft.stem) ?? [];
      const asked = /many (\w+) is/.exec(draft.stem)?.[1] ?? '';
      const to = {
        milligrams: 'mg',
        micrograms: 'mcg',
        milliliters: 'mL',
        centimeters: 'cm',
        grams: 'g',
        liters: 'L',
        kilograms: 'kg',
        kilometers: 'km',
      }[asked];
      return tidy(Number(amount.replace(',', '')) * (FACTORS[`${from}>${to}`] ?? Number.NaN));
    },
  };
}

/** A larger metric unit into a smaller one. */
export const metricToSmaller = metricModel('math.metric-to-smaller', DOWN, true, -0.7);

/** A smaller metric unit into a larger one. */
export const metricToLarger = metricModel('math.metric-to-larger', UP, false, -0.4);

const FAMILIES = [
  {
    intro: 'The masses of four samples',
    units: [
      ['mg', 1],
      ['g', 1000],
      ['kg', 1_000_000],
    ],
    base: [200_000, 900_000],
    name: 'grams',
    divide: 1000,
    facts: '1,000 mg = 1 g, and 1 kg = 1,000 g',
  },
  {
    intro: 'The volumes of four bottles',
    units: [
      ['mL', 1],
      ['L', 1000],
      ['dL', 100],
    ],
    base: [150, 980],
    name: 'milliliters',
    divide: 1,
    facts: '1 dL = 100 mL, and 1 L = 1,000 mL',
  },
  {
    intro: 'The lengths of four tubes',
    units: [
      ['mm', 1],
      ['cm', 10],
      ['m', 1000],
    ],
    base: [250, 1900],
    name: 'centimeters',
    divide: 10,
    facts: '10 mm = 1 cm, and 1 m = 100 cm',
  },
] as const;

/** Four measures in different metric units, put in order. */
export const orderMeasures: ItemModel = {
  id: 'math.order-measures',
  objective: 'math.data.units',
  type: 'ordered',
  difficulty: 0.3,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const family = rng.pick(FAMILIES);
      const [low, high] = family.base;
      const grain = family.divide === 1000 ? 10_000 : 10;
      const amounts = Array.from({ length: 4 }, () => rng.int(low / grain, high / grain) * grain);
      const units = rng.shuffle([0, 1, 2, rng.int(0, 2)]).map((i) => family.units[i as 0 | 1 | 2]);
      const measures = amounts.map((amount, i) => {
        const [unit, size] = units[i] ?? ['', 1];
        return {
          amount,
          text: `${plain(q(amount, size))} ${unit}`,
          same: `${plain(q(amount, family.divide))} ${family.name}`,
          already: size === family.divide,
        };
      });
      const rising = rng.pick([true, false]);
      const sorted = [...measures].sort((a, b) => (rising ? 1 : -1) * (a.amount - b.amount));
      const gaps = sorted.slice(1).map((m, i) => Math.abs(m.amount - (sorted[i]?.amount ?? 0)));
      if (gaps.some((gap) => gap < 2 * grain) || new Set(units).size < 3) return undefined;
      return {
        type: 'ordered',
        why: [
          `Write all four measures in ${family.name}: ${family.facts}.`,
          `In order, they are ${sorted.map((m) => m.same).join(rising ? ' < ' : ' > ')}.`,
          'Then give each measure in the unit in which it was written.',
        ],
        remember: 'Write all measures in one unit before you compare them.',
        stem: `${family.intro} are given in different units. Put them in order from **${rising ? 'least to greatest' : 'greatest to least'}**.`,
        steps: sorted.map((m) => ({
          text: m.text,
          rationale: m.already
            ? `${m.text} is already in ${family.name}.`
            : `${m.text} is the same as ${m.same}.`,
        })),
        rationale: `In one unit, the order is ${sorted.map((m) => m.same).join(rising ? ' < ' : ' > ')}.`,
        misconception: 'compares-unlike-forms',
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'ordered') throw new TypeError('ordered expected');
    const prefix: Record<string, number> = {
      mg: 1e-3,
      g: 1,
      kg: 1e3,
      mL: 1e-3,
      dL: 1e-1,
      L: 1,
      mm: 1e-3,
      cm: 1e-2,
      m: 1,
    };
    const size = (text: string) => {
      const [number = '', unit = ''] = text.split(' ');
      return Number(number.replaceAll(',', '')) * (prefix[unit] ?? Number.NaN);
    };
    const sign = draft.stem.includes('least to greatest') ? 1 : -1;
    return draft.steps
      .map((s) => s.text)
      .sort((a, b) => sign * (size(a) - size(b)))
      .join(' | ');
  },
};
