import { graduatedCylinder, syringe } from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import {
  choiceModel,
  decimal,
  plain,
  q,
  readNumbers,
  redraw,
  shortest,
  supplyModel,
  tidy,
  wrong,
} from './support.js';

/*
 * Conversions are given by one rule, the exam's: those within a system that everyone is expected
 * to know (1 kg = 1,000 g, 1 ft = 12 in) are not; those between systems and household measures
 * (1 in = 2.54 cm, 1 kg = 2.2 lb, 1 teaspoon = 5 mL) are.
 */

/** Inches and centimeters, with the factor given. */
export const inchesAndCentimeters = choiceModel(
  { id: 'math.inches-and-centimeters', objective: 'math.data.units', difficulty: 0 },
  (rng) => {
    const inches = q(rng.int(5, 49), 2);
    const toCm = rng.pick([true, false]);
    const cm = inches.mul(254, 100);
    if (inches.d === 1n && !toCm) return undefined;
    const [given, key] = toCm ? [inches, cm] : [cm, inches];
    if (key.mul(100).d !== 1n) return undefined;
    const [from, to] = toCm ? ['inches', 'centimeters'] : ['centimeters', 'inches'];
    return {
      stem: `${rng.pick(['A nurse measures a wound that is', 'A splint is', 'The distance around a patient’s upper arm is', 'A feeding tube is'])} ${plain(given)} ${from} ${'long'}. How many ${to} is that? (1 in = 2.54 cm)`
        .replace('’', "'")
        .replace(/(upper arm is [\d.]+ \w+) long/, '$1'),
      format: decimal(2, toCm ? 'cm' : 'in'),
      anyPrecision: true,
      key,
      remember: 'Inches to centimeters: multiply by 2.54. Centimeters to inches: divide by 2.54.',
      why: toCm
        ? [
            `A centimeter is shorter than an inch, so there are more of them: multiply by 2.54.`,
            `${plain(given)} × 2.54 = {=}.`,
          ]
        : [
            `An inch is longer than a centimeter, so there are fewer of them: divide by 2.54.`,
            `${plain(given)} ÷ 2.54 = {=}.`,
          ],
      wrongs: [
        wrong(
          'wrong-direction-conversion',
          (toCm ? given.mul(100).div(254) : given.mul(254, 100)).mul(100).round().div(100),
          `${toCm ? 'Divides' : 'Multiplies'} by 2.54, which leads to about {=}.`,
        ),
        wrong('adds-instead-of-multiplies', given.add(254, 100), `Adds 2.54, which leads to {=}.`),
        wrong(
          'wrong-factor',
          (toCm ? given.mul(22, 10) : given.div(22, 1).mul(10)).mul(100).round().div(100),
          `Uses 2.2, the factor of pounds and kilograms, which leads to about {=}.`,
        ),
        wrong(
          'wrong-factor',
          toCm ? given.mul(2) : given.div(2),
          `Uses 2 instead of 2.54, which leads to {=}.`,
        ),
        wrong('misplaces-decimal', key.div(10), `Misplaces the decimal point, which leads to {=}.`),
        wrong('misplaces-decimal', key.mul(10), `Misplaces the decimal point, which leads to {=}.`),
        wrong(
          'wrong-factor',
          (toCm ? given.mul(3) : given.div(3)).mul(100).round().div(100),
          `Uses 3 instead of 2.54, which leads to about {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [n = 0] = readNumbers(stem, 1);
    return tidy(stem.includes('many centimeters') ? n * 2.54 : n / 2.54);
  },
);

/** Feet and inches as inches, typed. */
export const heightInInches = supplyModel(
  { id: 'math.height-in-inches', objective: 'math.data.units', difficulty: -0.8 },
  (rng) => {
    const [feet, inches] = [rng.int(3, 6), rng.int(1, 11)];
    const key = feet * 12 + inches;
    return {
      stem: rng.pick([
        `A patient is ${feet} feet ${inches} inches tall. What is the patient's height in inches?`,
        `A child's bed is ${feet} feet ${inches} inches long. How many inches long is the bed?`,
        `A nurse records a height of ${feet} feet ${inches} inches. How many inches is that?`,
      ]),
      unit: 'in',
      format: shortest(1),
      key: q(key),
      remember: 'One foot is 12 inches: multiply the feet by 12, then add the inches.',
      why: [
        `Convert the feet: ${feet} × 12 = ${feet * 12} inches.`,
        `Add the other inches: ${feet * 12} + ${inches} = {=}.`,
      ],
      wrongs: [
        wrong('wrong-factor', feet * 10 + inches, `Uses 10 inches in a foot, which leads to {=}.`),
        wrong(
          'partial-conversion',
          feet * 12,
          `Leaves out the ${inches} inches, which leads to {=}.`,
        ),
        wrong('skips-conversion', feet + inches, `Adds feet and inches, which leads to {=}.`),
        wrong(
          'wrong-step-order',
          (feet + inches) * 12,
          `Multiplies the inches by 12 as well, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [feet = 0, inches = 0] = readNumbers(stem, 2);
    let sum = inches;
    for (let i = 0; i < feet; i++) sum += 12;
    return sum;
  },
);

/** Pounds and ounces of a newborn: how much it has gained. */
export const poundsAndOunces = choiceModel(
  { id: 'math.pounds-and-ounces', objective: 'math.data.units', difficulty: 0.3 },
  (rng) => {
    const [p1, o1, p2, o2] = [rng.int(5, 8), rng.int(6, 15), rng.int(8, 14), rng.int(2, 9)];
    const key = p2 * 16 + o2 - p1 * 16 - o1;
    if (o2 >= o1 || p2 - p1 < 2) return undefined;
    return {
      stem: rng.pick([
        `A baby weighed ${p1} pounds ${o1} ounces at birth and now weighs ${p2} pounds ${o2} ounces. How many ounces has the baby gained?`,
        `At birth a baby weighs ${p1} pounds ${o1} ounces. At a checkup the baby weighs ${p2} pounds ${o2} ounces. What is the gain in ounces?`,
      ]),
      format: decimal(0, 'ounces'),
      key: q(key),
      remember: 'One pound is 16 ounces: convert both weights before you subtract.',
      why: [
        `The birth weight is ${p1} × 16 + ${o1} = ${p1 * 16 + o1} ounces.`,
        `The new weight is ${p2} × 16 + ${o2} = ${p2 * 16 + o2} ounces.`,
        `${p2 * 16 + o2} − ${p1 * 16 + o1} = {=}.`,
      ],
      wrongs: [
        wrong(
          'wrong-factor',
          (p2 - p1) * 12 + o2 - o1,
          `Uses 12 ounces in a pound, which leads to {=}.`,
        ),
        wrong(
          'wrong-factor',
          (p2 - p1) * 10 + o2 - o1,
          `Uses 10 ounces in a pound, which leads to {=}.`,
        ),
        wrong(
          'regrouping-slip',
          (p2 - p1) * 16 + o1 - o2,
          `Subtracts the smaller number of ounces from the larger one, which leads to {=}.`,
        ),
        wrong(
          'partial-conversion',
          (p2 - p1) * 16,
          `Compares only the pounds, which leads to {=}.`,
        ),
        wrong('regrouping-slip', key - 16, `Takes one pound too many, which leads to {=}.`),
        wrong(
          'adds-instead-of-subtracts',
          (p2 - p1) * 16 + o1 + o2,
          `Adds the ounces, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [p1 = 0, o1 = 0, p2 = 0, o2 = 0] = readNumbers(stem, 4);
    let gain = 16 - o1;
    for (let p = p1 + 1; p < p2; p++) gain += 16;
    return gain + o2;
  },
);

/** A rate in other units of volume and time. */
export const convertRate = choiceModel(
  {
    id: 'math.convert-rate',
    family: 'math.infusion-rates',
    objective: 'math.data.units',
    difficulty: 0.6,
  },
  (rng) => {
    const perHour = rng.int(4, 30) * 25;
    const hours = rng.pick([6, 8, 12, 24]);
    const key = q(perHour * hours, 1000);
    if (key.mul(100).d !== 1n || perHour > 300) return undefined;
    return {
      stem: rng.pick([
        `An IV pump delivers ${perHour} mL of fluid per hour. How many liters does it deliver in ${hours} hours?`,
        `A patient receives fluid at a rate of ${perHour} mL per hour. At this rate, how many liters does the patient receive in ${hours} hours?`,
      ]),
      format: decimal(3, 'L'),
      anyPrecision: true,
      key,
      remember: 'One liter is 1,000 mL: divide milliliters by 1,000.',
      why: [
        `In ${hours} hours it is ${hours} × ${perHour} = ${plain(perHour * hours)} mL.`,
        `${plain(perHour * hours)} ÷ 1,000 = {=}.`,
      ],
      wrongs: [
        wrong(
          'misplaces-decimal',
          key.mul(10),
          `Divides by 100 instead of 1,000, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          key.div(10),
          `Divides by 10,000 instead of 1,000, which leads to {=}.`,
        ),
        wrong(
          'partial-conversion',
          q(perHour, 1000),
          `Converts the amount for one hour only, which leads to {=}.`,
        ),
        wrong(
          'skips-conversion',
          perHour * hours,
          `Does not convert to liters, which leads to {=}.`,
        ),
        wrong('counts-twice', key.mul(2), `Doubles the time, which leads to {=}.`),
        wrong('counts-twice', key.div(2), `Halves the time, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const perHour = Number(/(\d+) mL/.exec(stem)?.[1]);
    const hours = Number(/in (\d+) hours/.exec(stem)?.[1]);
    let liters = 0;
    for (let h = 0; h < hours; h++) liters += perHour / 1000;
    return tidy(liters);
  },
);

interface Ladder {
  units: readonly (readonly [unit: string, size: number])[];
  low: number;
  high: number;
  grain: number;
  what: string;
}

/** All the measures equal to a given one. */
export const selectEqualMeasures: ItemModel = {
  id: 'math.select-equal-measures',
  objective: 'math.data.units',
  type: 'multiple-select',
  difficulty: 0.2,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const row = rng.pick<Ladder>([
        {
          units: [
            ['mL', 1],
            ['L', 1000],
            ['dL', 100],
          ],
          low: 12,
          high: 95,
          grain: 100,
          what: 'volume',
        },
        {
          units: [
            ['mg', 1],
            ['g', 1000],
            ['mcg', 0.001],
          ],
          low: 5,
          high: 95,
          grain: 50,
          what: 'mass',
        },
        {
          units: [
            ['mm', 1],
            ['cm', 10],
            ['m', 1000],
          ],
          low: 12,
          high: 190,
          grain: 10,
          what: 'length',
        },
      ]);
      const amount = rng.int(row.low, row.high) * row.grain;
      const text = (value: ReturnType<typeof q>, unit: string) => `${plain(value)} ${unit}`;
      const inUnit = ([unit, size]: readonly [string, number]) => ({
        unit,
        value: unit === 'mcg' ? q(amount * 1000) : q(amount, size),
      });
      const [base, ...rest] = rng.shuffle(row.units).map(inUnit) as [
        ReturnType<typeof inUnit>,
        ...ReturnType<typeof inUnit>[],
      ];
      if (amount % 1000 === 0) return undefined;
      const errors = rest.flatMap(({ unit, value }) => [
        {
          text: text(value.mul(10), unit),
          why: `${text(value.mul(10), unit)} is ten times as much as ${text(base.value, base.unit)}.`,
        },
        {
          text: text(value.div(10), unit),
          why: `${text(value.div(10), unit)} is a tenth of ${text(base.value, base.unit)}.`,
        },
        {
          text: text(value.div(100), unit),
          why: `${text(value.div(100), unit)} is a hundredth of ${text(base.value, base.unit)}.`,
        },
      ]);
      const distractors = rng.sample(errors, 3);
      if (distractors.some((d) => /0\.000/.test(d.text))) return undefined;
      return {
        type: 'multiple-select',
        stem: `Which of the following measures are equal to ${text(base.value, base.unit)}? Select **all** that apply.`,
        why: [
          `Convert ${text(base.value, base.unit)} to each of the other units.`,
          `It is equal to ${rest.map((r) => text(r.value, r.unit)).join(' and to ')}.`,
          `Any other number with these units is too large or too small.`,
        ],
        remember:
          'Metric units differ by powers of ten: the digits stay the same, only the point moves.',
        keys: rest.map((r) => ({
          text: text(r.value, r.unit),
          rationale: `${text(r.value, r.unit)} is the same ${row.what} as ${text(base.value, base.unit)}.`,
        })),
        distractors: distractors.map((d) => ({
          text: d.text,
          misconception: 'misplaces-decimal',
          rationale: d.why,
        })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const power: Record<string, number> = {
      mcg: -6,
      mg: -3,
      g: 0,
      mL: -3,
      dL: -1,
      L: 0,
      mm: -3,
      cm: -2,
      m: 0,
    };
    const size = (t: string) => {
      const [, n = '', unit = ''] = /([\d.,]+) ([a-zA-Z]+)/.exec(t) ?? [];
      return Number(n.replaceAll(',', '')) * 10 ** (power[unit] ?? Number.NaN);
    };
    const wanted = size(draft.stem.slice(draft.stem.indexOf('equal to')));
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter((t) => Math.abs(size(t) / wanted - 1) < 1e-9)
      .join(' | ');
  },
};

/** Fahrenheit into Celsius, with the formula given. */
export const fahrenheitToCelsius = choiceModel(
  {
    id: 'math.fahrenheit-to-celsius',
    family: 'math.temperature-scales',
    objective: 'math.data.units',
    difficulty: 0.4,
    variants: 14,
  },
  (rng) => {
    const [text, low, high] = rng.pick([
      ["A patient's temperature is", 97, 104],
      ['A hot pack is heated to', 105, 160],
      ['A refrigerator for vaccines is kept at', 36, 46],
      ['A patient room is kept at', 64, 78],
    ] as const);
    const f = q(rng.int(low * 5, high * 5), 5);
    const key = f.sub(32).mul(5, 9);
    if (key.mul(10).d !== 1n || f.d > 5n) return undefined;
    const round = (v: ReturnType<typeof q>) => v.mul(10).round().div(10);
    return {
      stem: `${text} ${plain(f)} °F. What is this temperature in degrees Celsius? Use $C = \\frac{5}{9}(F - 32)$.`,
      format: decimal(1, '°C', true),
      key,
      remember: 'Subtract 32 first, then multiply by 5 and divide by 9.',
      why: [
        `Parentheses first: ${plain(f)} − 32 = ${plain(f.sub(32))}.`,
        `Multiply by 5 and divide by 9: ${plain(f.sub(32))} × 5 ÷ 9 = {=}.`,
      ],
      wrongs: [
        wrong(
          'ignores-parentheses',
          round(f.mul(5, 9).sub(32)),
          `Subtracts 32 after multiplying, which leads to about {=}.`,
        ),
        wrong(
          'inverts-fraction',
          round(f.sub(32).mul(9, 5)),
          `Multiplies by $\\frac{9}{5}$ instead of $\\frac{5}{9}$, which leads to {=}.`,
        ),
        wrong('stops-early', f.sub(32), `Stops after subtracting 32, which leads to {=}.`),
        wrong(
          'adds-instead-of-subtracts',
          round(f.add(32).mul(5, 9)),
          `Adds 32 instead of subtracting it, which leads to about {=}.`,
        ),
        wrong(
          'calculation-slip',
          round(f.sub(32).div(2)),
          `Halves instead of multiplying by $\\frac{5}{9}$, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          round(f.mul(5, 9)),
          `Does not subtract 32, which leads to about {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [f = 0] = readNumbers(stem, 1);
    return tidy((f - 32) / 1.8);
  },
);

/** The volume in a syringe, read from its marks, typed. */
export const syringeReading = supplyModel(
  { id: 'math.syringe-reading', objective: 'math.data.units', difficulty: -0.6 },
  (rng) => {
    const scale = rng.pick([
      { min: 0, max: 3, major: 0.5, minor: 0.1, unit: 'mL' },
      { min: 0, max: 5, major: 1, minor: 0.2, unit: 'mL' },
      { min: 0, max: 10, major: 1, minor: 0.5, unit: 'mL' },
      { min: 0, max: 1, major: 0.1, minor: 0.02, unit: 'mL' },
    ]);
    const minor = q(Math.round(scale.minor * 100), 100);
    const marks = rng.int(4, Math.round(scale.max / scale.minor) - 2);
    const perMajor = Math.round(scale.major / scale.minor);
    const key = minor.mul(marks);
    if (marks % perMajor === 0) return undefined;
    const base = q(Math.round(scale.major * 100), 100).mul(Math.floor(marks / perMajor));
    const after = marks % perMajor;
    const tenth = scale.minor === 0.1 ? q(1, 5) : q(1, 10);
    return {
      stem: rng.pick([
        'How many milliliters of medication are in the syringe?',
        'A nurse draws up medication as shown in the figure. How many milliliters are in the syringe?',
      ]),
      figure: syringe({ scale, value: key.valueOf() }),
      unit: 'mL',
      format: shortest(2),
      key,
      remember: 'Find what one small mark is worth before you read the scale.',
      why: [
        `Between two numbers there are ${perMajor} steps, so one small mark is ${plain(q(Math.round(scale.major * 100), 100))} ÷ ${perMajor} = ${plain(minor)} mL.`,
        `The plunger is ${after} ${after === 1 ? 'mark' : 'marks'} past ${plain(base)}: ${plain(base)} + ${after} × ${plain(minor)} = {=}.`,
      ],
      wrongs: [
        wrong(
          'misreads-scale',
          base.add(tenth.mul(after)),
          `Counts each small mark as ${plain(tenth)} mL, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          key.add(minor),
          `Counts one small mark too many, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          key.sub(minor),
          `Counts one small mark too few, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ figure }) => {
    const alt = figure?.alt ?? '';
    const [, every, small] = /numbered every ([\d.]+), with (\d+) small/.exec(alt) ?? [];
    const [, place, base] = /at the (\w+) small mark after ([\d.]+\d|\d)/.exec(alt) ?? [];
    const nth = ['first', 'second', 'third', 'fourth'].indexOf(place ?? '') + 1;
    return tidy(Number(base) + (Number(every) / (Number(small) + 1)) * nth);
  },
);

/** Two volumes in graduated cylinders of different marks: one is read, the other is told. */
export const cylinderDifference = choiceModel(
  { id: 'math.cylinder-difference', objective: 'math.data.units', difficulty: 0 },
  (rng) => {
    const [major, minor] = rng.pick([
      [10, 2],
      [20, 4],
      [20, 5],
      [10, 1],
    ] as const);
    const scale = { min: 0, max: major * 5, major, minor, unit: 'mL' };
    const marks = rng.int(8, Math.round(scale.max / minor) - 2);
    const value = marks * minor;
    const perMajor = major / minor;
    const start = value + rng.int(3, 30);
    const key = start - value;
    if (marks % perMajor === 0 || key < 4) return undefined;
    const base = Math.floor(marks / perMajor) * major;
    const after = marks % perMajor;
    return {
      stem: rng.pick([
        `A technician has ${start} mL of a solution and pours some of it into the graduated cylinder until it is filled as shown. How many milliliters of the solution are left?`,
        `A student measures out part of ${start} mL of water. The figure shows the measured part. How many milliliters of water remain?`,
      ]),
      figure: graduatedCylinder({ scale, value }),
      format: decimal(0, 'mL'),
      key: q(key),
      remember: 'Find what one small mark is worth before you read the scale.',
      why: [
        `One small mark is ${major} ÷ ${perMajor} = ${minor} mL.`,
        `The liquid is ${after} ${after === 1 ? 'mark' : 'marks'} above ${base}: ${base} + ${after} × ${minor} = ${value} mL.`,
        `${start} − ${value} = {=}.`,
      ],
      wrongs: [
        wrong(
          'misreads-scale',
          minor === 1 ? start - base - after * 2 : start - base - after,
          `Counts each small mark as ${minor === 1 ? 2 : 1} mL, which leads to {=}.`,
        ),
        wrong('stops-early', value, `{=} is the volume in the cylinder.`),
        wrong(
          'counts-off-by-one',
          key + minor,
          `Reads one small mark too few, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          key - minor,
          `Reads one small mark too many, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-subtracts',
          start + value,
          `Adds the two volumes, which leads to {=}.`,
        ),
        wrong(
          'misreads-scale',
          start - base,
          `Reads only the number ${base} below the surface, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem, figure }) => {
    const alt = figure?.alt ?? '';
    const start = Number(/(\d+) mL/.exec(stem)?.[1]);
    const [, every, small] = /numbered every (\d+), with (\d+) small/.exec(alt) ?? [];
    const [, place, base] = /at the (\w+) small mark after (\d+)/.exec(alt) ?? [];
    const nth =
      [
        'first',
        'second',
        'third',
        'fourth',
        'fifth',
        'sixth',
        'seventh',
        'eighth',
        'ninth',
      ].indexOf(place ?? '') + 1;
    return tidy(start - Number(base) - (Number(every) / (Number(small) + 1)) * nth);
  },
);

/** What a patient drinks in a day, in household measures with their factors given. */
export const fluidIntake = choiceModel(
  {
    id: 'math.fluid-intake',
    family: 'math.household-measures',
    objective: 'math.data.units',
    difficulty: 0.2,
  },
  (rng) => {
    const [cups, ounces, ml] = [q(rng.int(3, 9), 2), rng.int(4, 16), rng.int(4, 30) * 10];
    const [fromCups, fromOunces] = [cups.mul(240), q(ounces * 30)];
    const key = fromCups.add(fromOunces).add(ml);
    if (cups.d === 1n) return undefined;
    return {
      stem: `During a shift, a patient drinks ${plain(cups)} cups of water, ${ounces} fluid ounces of juice, and ${ml} mL of broth. What is the patient's total fluid intake in milliliters? (1 cup = 240 mL, 1 fluid ounce = 30 mL)`,
      format: decimal(0, 'mL'),
      key,
      remember: 'Convert every amount to the same unit, then add.',
      why: [
        `Water: ${plain(cups)} × 240 = ${plain(fromCups)} mL.`,
        `Juice: ${ounces} × 30 = ${plain(fromOunces)} mL.`,
        `${plain(fromCups)} + ${plain(fromOunces)} + ${ml} = {=}.`,
      ],
      wrongs: [
        wrong(
          'leaves-out-a-part',
          fromCups.add(fromOunces),
          `Leaves out the broth, which leads to {=}.`,
        ),
        wrong('leaves-out-a-part', fromCups.add(ml), `Leaves out the juice, which leads to {=}.`),
        wrong(
          'wrong-factor',
          cups.mul(250).add(fromOunces).add(ml),
          `Uses 250 mL for a cup instead of 240 mL, which leads to {=}.`,
        ),
        wrong(
          'partial-conversion',
          fromCups.add(ounces).add(ml),
          `Does not convert the juice, which leads to {=}.`,
        ),
        wrong(
          'swaps-quantities',
          cups
            .mul(30)
            .add(ounces * 240)
            .add(ml),
          `Exchanges the two conversion factors, which leads to {=}.`,
        ),
        wrong(
          'partial-conversion',
          cups.floor().mul(240).add(fromOunces).add(ml),
          `Leaves out the half cup, which leads to {=}.`,
        ),
        wrong(
          'wrong-factor',
          cups
            .mul(240)
            .add(ounces * 15)
            .add(ml),
          `Uses 15 mL for a fluid ounce, which leads to {=}.`,
        ),
        wrong('counts-twice', key.add(ml), `Counts the broth twice, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const [cups = 0, ounces = 0, ml = 0] = readNumbers(stem, 3);
    let sum = ml;
    for (let i = 0; i < ounces; i++) sum += 30;
    for (let i = 0; i < cups * 2; i++) sum += 120;
    return sum;
  },
);

/** Hours and minutes as hours in decimals, typed. */
export const minutesToHours = supplyModel(
  { id: 'math.minutes-to-hours', objective: 'math.data.units', difficulty: -0.5 },
  (rng) => {
    const minutes = rng.int(5, 60) * 3;
    const key = q(minutes, 60);
    if (minutes % 60 === 0 || key.mul(100).d !== 1n || minutes < 66) return undefined;
    const h = Math.floor(minutes / 60);
    return {
      stem: rng.pick([
        `A surgery lasts ${minutes} minutes. How many hours is that, as a decimal?`,
        `A nurse spends ${minutes} minutes charting. Write this time in hours, as a decimal.`,
        `A training video is ${minutes} minutes long. How many hours is that, as a decimal?`,
      ]),
      unit: 'hours',
      format: shortest(2),
      key,
      remember: 'One hour is 60 minutes: divide minutes by 60.',
      why: [`An hour has 60 minutes, so divide by 60.`, `${minutes} ÷ 60 = {=}.`],
      wrongs: [
        wrong(
          'minutes-as-decimals',
          q(minutes, 100),
          `Divides by 100 instead of 60, which leads to {=}.`,
        ),
        wrong(
          'minutes-as-decimals',
          q(h).add(minutes % 60, 100),
          `Writes ${minutes % 60} minutes as hundredths of an hour, which leads to {=}.`,
        ),
        wrong('wrong-direction-conversion', minutes * 60, `Multiplies by 60, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const [minutes = 0] = readNumbers(stem, 1);
    return tidy(Math.floor(minutes / 60) + (minutes % 60) / 60);
  },
);
