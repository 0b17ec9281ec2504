import { graduatedCylinder, syringe } from '../kit/figures/index.js';
import { decimal, plain, shortest } from './formats.js';
import { choiceModel, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

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
        `In ${hours} hours, the total is ${hours} × ${perHour} = ${plain(perHour * hours)} mL.`,
        `${plain(perHour * hours)} ÷ 1,000 = {=}.`,
      ],
      wrongs: [
        wrong(
          'misplaces-decimal',
          key.mul(10),
          `This divides by 100 instead of 1,000, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          key.div(10),
          `This divides by 10,000 instead of 1,000, which leads to {=}.`,
        ),
        wrong(
          'partial-conversion',
          q(perHour, 1000),
          `This converts the amount for one hour only, which leads to {=}.`,
        ),
        wrong(
          'skips-conversion',
          perHour * hours,
          `This does not convert to liters, which leads to {=}.`,
        ),
        wrong(
          'uses-another-number',
          key.mul(2),
          `This counts ${hours * 2} hours instead of ${hours}, which leads to {=}.`,
        ),
        wrong(
          'uses-another-number',
          key.div(2),
          `This counts ${hours / 2} hours instead of ${hours}, which leads to {=}.`,
        ),
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
          `This counts each small mark as ${plain(tenth)} mL, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          key.add(minor),
          `This counts one small mark too many, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          key.sub(minor),
          `This counts one small mark too few, which leads to {=}.`,
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

/** Two volumes in graduated cylinders with different marks: one is read, the other is given. */
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
        `A technician has ${start} mL of a solution and pours some of it into the graduated cylinder until the liquid reaches the level shown. How many milliliters of the solution are left over?`,
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
          `This counts each small mark as ${minor === 1 ? 2 : 1} mL, which leads to {=}.`,
        ),
        wrong('stops-early', value, `{=} is the volume in the cylinder.`),
        wrong(
          'counts-off-by-one',
          key + minor,
          `This reads one small mark too few, which leads to {=}.`,
        ),
        wrong(
          'counts-off-by-one',
          key - minor,
          `This reads one small mark too many, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-subtracts',
          start + value,
          `This adds the two volumes, which leads to {=}.`,
        ),
        wrong(
          'misreads-scale',
          start - base,
          `This reads only the number ${base} below the surface, which leads to {=}.`,
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
          `This leaves out the broth, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          fromCups.add(ml),
          `This leaves out the juice, which leads to {=}.`,
        ),
        wrong(
          'wrong-factor',
          cups.mul(250).add(fromOunces).add(ml),
          `This uses 250 mL for a cup instead of 240 mL, which leads to {=}.`,
        ),
        wrong(
          'partial-conversion',
          fromCups.add(ounces).add(ml),
          `This does not convert the juice, which leads to {=}.`,
        ),
        wrong(
          'swaps-quantities',
          cups
            .mul(30)
            .add(ounces * 240)
            .add(ml),
          `This swaps the two conversion factors, which leads to {=}.`,
        ),
        wrong(
          'partial-conversion',
          cups.floor().mul(240).add(fromOunces).add(ml),
          `This leaves out the half cup, which leads to {=}.`,
        ),
        wrong(
          'wrong-factor',
          cups
            .mul(240)
            .add(ounces * 15)
            .add(ml),
          `This uses 15 mL for a fluid ounce, which leads to {=}.`,
        ),
        wrong('counts-twice', key.add(ml), `This counts the broth twice, which leads to {=}.`),
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
