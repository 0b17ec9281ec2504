import { inSeries } from '../kit/series.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, dollars, plain } from './formats.js';
import { numericChoice, q, readNumbers, redraw, wrong } from './support.js';

interface Thing {
  name: string;
  unit: string;
  right: number;
  /** Each a power of ten away. */
  wrongs: [number, number, number];
}

const THINGS: readonly Thing[] = [
  {
    name: 'the mass of a full one-liter bag of saline',
    unit: 'g',
    right: 1000,
    wrongs: [10, 100, 10_000],
  },
  { name: 'the length of a hospital bed', unit: 'cm', right: 200, wrongs: [2, 20, 2000] },
  { name: 'the volume of a teaspoon of syrup', unit: 'mL', right: 5, wrongs: [50, 500, 5000] },
  { name: 'the height of a doorway', unit: 'mm', right: 2000, wrongs: [20, 200, 20_000] },
  { name: 'the mass of a paper clip', unit: 'g', right: 1, wrongs: [10, 100, 1000] },
  { name: 'the volume of a drinking glass', unit: 'mL', right: 250, wrongs: [25, 2500, 25_000] },
  { name: 'the thickness of a credit card', unit: 'mm', right: 1, wrongs: [10, 100, 1000] },
  { name: 'the mass of a newborn', unit: 'g', right: 3500, wrongs: [35, 350, 35_000] },
  { name: 'the distance of a one-hour walk', unit: 'km', right: 5, wrongs: [50, 500, 5000] },
  { name: 'the volume of a full bathtub', unit: 'L', right: 150, wrongs: [15, 1500, 15_000] },
  { name: 'the width of a fingernail', unit: 'mm', right: 10, wrongs: [1, 100, 1000] },
  { name: 'the mass of a loaf of bread', unit: 'g', right: 500, wrongs: [5, 50, 5000] },
  { name: 'the mass of an adult cat', unit: 'kg', right: 4, wrongs: [40, 400, 4000] },
  { name: 'the volume of a can of soda', unit: 'mL', right: 350, wrongs: [35, 3500, 35_000] },
];

/** Sizes to keep in mind, by unit. */
const EVERYDAY: Readonly<Record<string, string>> = {
  g: 'A paper clip is about 1 g, a nickel is 5 g, and a liter of water is 1,000 g.',
  kg: 'A liter of water is 1 kg, and a gallon of milk is about 4 kg.',
  mm: 'A dime is a little more than 1 mm thick, and a pencil is about 7 mm wide.',
  cm: 'A fingernail is about 1 cm wide, and a doorknob is about 100 cm above the floor.',
  km: 'A brisk walk covers 1 km in 10 to 12 minutes.',
  mL: 'A teaspoon is about 5 mL, and a cup is about 240 mL.',
  L: 'A large bottle of soda is 2 L, and a bucket is about 10 L.',
};

/** Second source for the solver: the range in which real specimens of each thing lie. */
const REAL_RANGES: readonly [pattern: RegExp, low: number, high: number][] = [
  [/bag of saline/, 950, 1100],
  [/hospital bed/, 190, 240],
  [/teaspoon/, 4, 7],
  [/doorway/, 1900, 2300],
  [/paper clip/, 0.4, 2],
  [/drinking glass/, 150, 400],
  [/credit card/, 0.6, 1.2],
  [/newborn/, 2500, 4500],
  [/one-hour walk/, 3, 7],
  [/bathtub/, 110, 300],
  [/fingernail/, 7, 17],
  [/loaf of bread/, 350, 1000],
  [/adult cat/, 3, 7],
  [/can of soda/, 300, 380],
];

/** The measure that is of the right order of magnitude. */
export const reasonableMeasure: ItemModel = {
  id: 'math.reasonable-measure',
  objective: 'math.numbers.estimation',
  type: 'multiple-choice',
  difficulty: -0.9,
  variants: 14,
  make: (rng) => {
    const { name, unit, right, wrongs } = rng.pick(THINGS);
    const format = decimal(0, unit);
    const best = format.text(q(right));
    return {
      type: 'multiple-choice',
      why: [
        'Think of something whose size you know in the same unit.',
        `For ${name}, about ${best} is realistic.`,
        'Each of the other measures is at least ten times too large or too small.',
      ],
      remember: EVERYDAY[unit] ?? '',
      stem: `Which of the following is the most reasonable estimate of ${name}?`,
      key: {
        text: best,
        value: right,
        rationale: `About ${best} is realistic; the other measures are at least ten times too large or too small.`,
      },
      distractors: wrongs.map((value) => ({
        text: format.text(q(value)),
        value,
        misconception: value > right ? 'order-of-magnitude' : 'order-of-magnitude',
        rationale: `${format.text(q(value))} is ${plain(value > right ? value / right : right / value)} times too ${value > right ? 'large' : 'small'}; about ${best} is realistic.`,
      })),
    };
  },
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const [, low = 0, high = 0] = REAL_RANGES.find(([pattern]) => pattern.test(draft.stem)) ?? [];
    const sizes = [draft.key, ...draft.distractors].map(
      (o) => readNumbers(o.text, 1)[0] ?? Number.NaN,
    );
    const fitting = sizes.filter((size) => size >= low && size <= high);
    return fitting.length === 1 ? (fitting[0] ?? Number.NaN) : Number.NaN;
  },
};

/** A bill estimated by rounding each price to the next dollar. */
export const estimateBill: ItemModel = {
  id: 'math.estimate-bill',
  objective: 'math.numbers.estimation',
  type: 'multiple-choice',
  difficulty: -0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const prices = [
        rng.int(215, 995),
        rng.int(215, 995),
        rng.int(1015, 3995),
        rng.int(1015, 3995),
      ].map((c) => q(c, 100));
      const rounded = prices.map((p) => p.add(q(1, 2)).floor());
      const total = (list: typeof prices) => list.reduce((a, b) => a.add(b));
      const cents = prices.map((p) => Number(p.mul(100).n % 100n));
      if (cents.some((c) => c % 50 === 0 || c % 10 === 0)) return undefined;
      const key = total(rounded);
      const [a, b, c, d] = prices.map(dollars.text);
      const tens = prices.map((p) => p.div(10).add(q(1, 2)).floor().mul(10));
      return numericChoice(rng, {
        stem: rng.pick([
          `Four items in a medical supply store cost ${a}, ${b}, ${c}, and ${d}. Estimate the total by rounding each price to the nearest dollar.`,
          `A student club buys snacks for ${a}, drinks for ${b}, plates for ${c}, and a cake for ${d}. What is the total if each price is rounded to the nearest dollar first?`,
        ]),
        format: { text: (v) => `\\$${v.n}`, fits: (v) => v.d === 1n },
        key,
        remember: 'Round each price first, then add.',
        why: [
          `Look at the cents: 50 or more rounds up to the next dollar, and less rounds down.`,
          `Rounded, the prices are ${inSeries(rounded.map((r) => `\\$${r.n}`))}.`,
          `Their sum is {=}.`,
        ],
        wrongs: [
          wrong(
            'rounds-wrong-way',
            total(prices.map((p) => p.floor())),
            `This drops the cents of every price, which leads to {=}.`,
          ),
          wrong(
            'rounds-wrong-way',
            total(prices.map((p) => p.ceil())),
            `This rounds every price up, which leads to {=}.`,
          ),
          wrong(
            'rounds-to-wrong-place',
            total(tens),
            `This rounds every price to the nearest ten dollars, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            key.sub(rounded[0] ?? 0),
            `This leaves the first price out, which leads to {=}.`,
          ),
          wrong(
            'counts-twice',
            key.add(rounded[1] ?? 0),
            `This adds the second price twice, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const prices = readNumbers(stem, 4);
    let total = 0;
    for (const price of prices) {
      const [whole = '', cents = ''] = price.toFixed(2).split('.');
      total += Number(whole) + (Number(cents[0]) >= 5 ? 1 : 0);
    }
    return total;
  },
};
