import type { ItemModel } from '../kit/types.js';
import { decimal, plain } from './formats.js';
import { numericChoice, q, readNumbers, redraw, tidy, wrong } from './support.js';

interface Customary {
  text: (n: string) => string;
  unit: string;
  /** Steps from the given unit to the one asked for, each with its name. */
  steps: [number, string][];
  low: number;
  high: number;
}

const CUSTOMARY: readonly Customary[] = [
  {
    text: (n) => `A kitchen prepares ${n} gallons of broth. How many cups is that?`,
    unit: 'cups',
    steps: [
      [4, 'quarts in a gallon'],
      [4, 'cups in a quart'],
    ],
    low: 3,
    high: 19,
  },
  {
    text: (n) => `A hallway is ${n} yards long. How many inches is that?`,
    unit: 'inches',
    steps: [
      [3, 'feet in a yard'],
      [12, 'inches in a foot'],
    ],
    low: 3,
    high: 25,
  },
  {
    text: (n) => `An incubator ran for ${n} days without a break. How many minutes did it run?`,
    unit: 'minutes',
    steps: [
      [24, 'hours in a day'],
      [60, 'minutes in an hour'],
    ],
    low: 1,
    high: 6,
  },
  {
    text: (n) => `A container holds ${n} quarts of saline. How many fluid ounces is that?`,
    unit: 'fluid ounces',
    steps: [
      [4, 'cups in a quart'],
      [8, 'fluid ounces in a cup'],
    ],
    low: 3,
    high: 19,
  },
  {
    text: (n) => `A clinic's water cooler holds ${n} gallons. How many pints is that?`,
    unit: 'pints',
    steps: [
      [4, 'quarts in a gallon'],
      [2, 'pints in a quart'],
    ],
    low: 3,
    high: 21,
  },
];

/** Two customary steps, one after the other. */
export const customarySteps: ItemModel = {
  id: 'math.customary-steps',
  objective: 'math.data.units',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const row = rng.pick(CUSTOMARY);
      const given = q(rng.int(row.low, row.high), 2);
      const [[a, first], [b, second]] = row.steps as [[number, string], [number, string]];
      const key = given.mul(a * b);
      if (given.lt(1) || given.equals(1)) return undefined;
      const n = plain(given);
      return numericChoice(rng, {
        stem: row.text(n),
        format: decimal(0, row.unit),
        key,
        remember: 'Multiply by one factor for each step between the units.',
        why: [`There are ${a} ${first} and ${b} ${second}.`, `${n} × ${a} × ${b} = {=}.`],
        wrongs: [
          wrong(
            'stops-early',
            given.mul(a),
            `This uses only the ${a} ${first}, which leads to {=}.`,
          ),
          wrong(
            'partial-conversion',
            given.mul(b),
            `This uses only the ${b} ${second}, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-multiplies',
            given.mul(a + b),
            `This adds the factors ${a} and ${b} instead of multiplying them, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            given.mul(a * 10),
            `This uses 10 in place of the ${b} ${second}, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            key.mul(2),
            `This uses ${2 * b} in place of the ${b} ${second}, which leads to {=}.`,
          ),
          wrong(
            'counts-twice',
            given.mul(a * a * b),
            `This multiplies by ${a} twice, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            given.mul(100 * a),
            `This uses 100 in place of the ${b} ${second}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [n = 0] = readNumbers(stem, 1);
    const factors: Record<string, number> = {
      cups: 16,
      inches: 36,
      minutes: 1440,
      'fluid ounces': 32,
      pints: 8,
    };
    const unit = /How many ([a-z ]+?) (?:is that|did)/.exec(stem)?.[1] ?? '';
    return tidy(n * (factors[unit] ?? Number.NaN));
  },
};

const SPOONS = [
  { unit: 'teaspoons', size: 5, product: 'cough syrup', verb: 'take', amounts: [2, 3] },
  { unit: 'tablespoons', size: 15, product: 'liquid antacid', verb: 'take', amounts: [2, 3] },
  {
    unit: 'fluid ounces',
    size: 30,
    product: 'a nutrition shake',
    verb: 'drink',
    amounts: [4, 6, 8],
  },
] as const;

/** Household measures into milliliters over several days. */
export const householdDoses: ItemModel = {
  id: 'math.household-doses',
  family: 'math.household-measures',
  objective: 'math.data.units',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const { unit, size, product, verb, amounts } = rng.pick(SPOONS);
      const [n, times, days] = [rng.pick<number>(amounts), rng.int(2, 4), rng.int(3, 10)];
      const key = n * size * times * days;
      const other = unit === 'teaspoons' ? 15 : 5;
      if (n === times) return undefined;
      const given = `1 ${unit.slice(0, -1)} = ${size} mL`;
      return numericChoice(rng, {
        stem: rng.pick([
          `A patient ${verb}s ${n} ${unit} of ${product} ${times} times a day for ${days} days. How many milliliters does the patient ${verb} altogether? (${given})`,
          `The directions read: ${n} ${unit} of ${product}, ${times} times a day, for ${days} days. What total volume is needed? (${given})`,
        ]),
        format: decimal(0, 'mL'),
        key: q(key),
        remember: 'Convert one dose, then multiply by doses a day and by days.',
        why: [
          `One dose is ${n} × ${size} = ${n * size} mL.`,
          `The total is ${n * size} × ${times} × ${days} = {=}.`,
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            n * size * times,
            `This counts one day instead of ${days}, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            n * size * days,
            `This counts one dose a day instead of ${times}, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            size * times * days,
            `This counts 1 instead of ${n} for each dose, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            n * other * times * days,
            `This uses ${other} mL instead of ${size} mL, which leads to {=}.`,
          ),
          wrong(
            'skips-conversion',
            n * times * days,
            `This does not convert to milliliters, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            n * size * times * (days + 1),
            `This counts ${days + 1} days instead of ${days}, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            n * size * (times + 1) * days,
            `This counts ${times + 1} doses a day instead of ${times}, which leads to {=}.`,
          ),
          wrong('counts-twice', 2 * key, `This counts every dose twice, which leads to {=}.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [n = 0, times = 0, days = 0] = readNumbers(stem, 3);
    const size = Number(/= (\d+) mL/.exec(stem)?.[1]);
    let total = 0;
    for (let dose = 0; dose < times * days; dose++)
      for (let part = 0; part < n; part++) total += size;
    return total;
  },
};

/** A temperature on the other scale, with the formula given. */
export const temperatureScales: ItemModel = {
  id: 'math.temperature-scales',
  family: 'math.temperature-scales',
  objective: 'math.data.units',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const celsius = rng.int(2, 20) * 2 + rng.pick([0, 1]);
      const fahrenheit = q(celsius).mul(9, 5).add(32);
      const place = rng.pick([
        'A storeroom is',
        'A therapy pool is',
        'An incubator is',
        'A laboratory refrigerator is',
        'A break room is',
      ]);
      const fine =
        place.startsWith('A storeroom') || place.startsWith('A break')
          ? celsius >= 16 && celsius <= 28
          : place.startsWith('A therapy')
            ? celsius >= 26 && celsius <= 36
            : place.startsWith('An')
              ? celsius >= 30 && celsius <= 41
              : celsius <= 10;
      if (!fine) return undefined;
      return numericChoice(rng, {
        stem: `${place} kept at ${celsius}°C. What is this temperature in degrees Fahrenheit? Use $F = \\frac{9}{5}C + 32$.`,
        format: decimal(1, '°F', true),
        key: fahrenheit,
        remember: 'Fahrenheit = nine fifths of Celsius, plus 32.',
        why: [
          'Put the Celsius value into the formula and multiply before you add.',
          `$\\frac{9}{5} \\times ${celsius}$ = ${plain(q(celsius).mul(9, 5))}, and ${plain(q(celsius).mul(9, 5))} + 32 = {=}.`,
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            q(celsius).mul(9, 5),
            `This does not add 32, which leads to {=}.`,
          ),
          wrong(
            'inverts-fraction',
            q(celsius).mul(5).div(9).add(32),
            `This multiplies by $\\frac{5}{9}$ instead of $\\frac{9}{5}$, which leads to about {=}.`,
          ),
          wrong(
            'left-to-right',
            q(celsius + 32).mul(9, 5),
            `This adds 32 before multiplying, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            celsius + 32,
            `This adds 32 and does not multiply, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            2 * celsius + 30,
            `This doubles and adds 30, a rule of thumb and not the formula, which leads to {=}.`,
          ),
          wrong(
            'subtracts-instead-of-adds',
            q(celsius).mul(9, 5).sub(32),
            `This subtracts 32 instead of adding it, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            2 * celsius + 32,
            `This multiplies by 2 instead of $\\frac{9}{5}$, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [celsius = 0] = readNumbers(stem, 1);
    // From freezing upward: 5 degrees Celsius are 9 degrees Fahrenheit.
    return tidy(32 + 9 * Math.floor(celsius / 5) + 1.8 * (celsius % 5));
  },
};
