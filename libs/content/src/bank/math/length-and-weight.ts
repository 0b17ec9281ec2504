import { decimal, plain, shortest } from './formats.js';
import { choiceModel, near, q, readNumbers, supplyModel, tidy, wrong } from './support.js';

/*
 * Whether stems give conversion factors follows the exam's rule: those within a system, which
 * everyone is expected to know (1 kg = 1,000 g, 1 ft = 12 in), are not given; those between systems
 * and for household measures (1 in = 2.54 cm, 1 kg = 2.2 lb, 1 teaspoon = 5 mL) are.
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
      stem: `${rng.pick(['A nurse measures a bandage that is', 'A splint is', 'A strip of medical tape is', 'A piece of tubing is'])} ${plain(given)} ${from} long. How many ${to} is that? (1 in = 2.54 cm)`,
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
          near(toCm ? given.mul(100).div(254) : given.mul(254, 100), 2),
          `This ${toCm ? 'divides' : 'multiplies'} by 2.54, which leads to about {=}.`,
        ),
        wrong(
          toCm ? 'adds-instead-of-multiplies' : 'wrong-operation',
          given.add(254, 100),
          `This adds 2.54 instead of ${toCm ? 'multiplying' : 'dividing'} by it, which leads to {=}.`,
        ),
        wrong(
          'wrong-factor',
          near(toCm ? given.mul(22, 10) : given.div(22, 1).mul(10), 2),
          `This uses 2.2, the factor for pounds and kilograms, which leads to about {=}.`,
        ),
        wrong(
          'wrong-factor',
          toCm ? given.mul(2) : given.div(2),
          `This uses 2 instead of 2.54, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          key.div(10),
          `This misplaces the decimal point, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          key.mul(10),
          `This misplaces the decimal point, which leads to {=}.`,
        ),
        wrong(
          'wrong-factor',
          near(toCm ? given.mul(3) : given.div(3), 2),
          `This uses 3 instead of 2.54, which leads to about {=}.`,
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
    const small = inches === 1 ? '1 inch' : `${inches} inches`;
    return {
      stem: rng.pick([
        `A patient is ${feet} feet ${small} tall. What is the patient's height in inches?`,
        `A child's bed is ${feet} feet ${small} long. How many inches long is the bed?`,
        `A nurse records a height of ${feet} feet ${small}. How many inches is that?`,
      ]),
      unit: 'inches',
      format: shortest(1),
      key: q(key),
      remember: 'One foot is 12 inches: multiply the feet by 12, then add the inches.',
      why: [
        `Convert the feet: ${feet} × 12 = ${feet * 12} inches.`,
        `Add the other inches: ${feet * 12} + ${inches} = {=}.`,
      ],
      wrongs: [
        wrong(
          'wrong-factor',
          feet * 10 + inches,
          `This uses 10 inches in a foot, which leads to {=}.`,
        ),
        wrong('leaves-out-a-part', feet * 12, `This leaves out the ${small}, which leads to {=}.`),
        wrong('skips-conversion', feet + inches, `This adds feet and inches, which leads to {=}.`),
        wrong(
          'wrong-step-order',
          (feet + inches) * 12,
          `This multiplies the inches by 12 as well, which leads to {=}.`,
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

/** A newborn's weight gain in pounds and ounces. */
export const poundsAndOunces = choiceModel(
  { id: 'math.pounds-and-ounces', objective: 'math.data.units', difficulty: 0.3 },
  (rng) => {
    const [p1, o1, p2, o2] = [rng.int(5, 8), rng.int(6, 15), rng.int(8, 14), rng.int(2, 9)];
    const key = p2 * 16 + o2 - p1 * 16 - o1;
    if (o2 >= o1 || p2 - p1 < 2) return undefined;
    return {
      stem: rng.pick([
        `A baby weighed ${p1} pounds ${o1} ounces at birth and now weighs ${p2} pounds ${o2} ounces. How many ounces has the baby gained?`,
        `At birth, a baby weighs ${p1} pounds ${o1} ounces. At a checkup, the baby weighs ${p2} pounds ${o2} ounces. What is the baby's weight gain in ounces?`,
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
          `This uses 12 ounces in a pound, which leads to {=}.`,
        ),
        wrong(
          'wrong-factor',
          (p2 - p1) * 10 + o2 - o1,
          `This uses 10 ounces in a pound, which leads to {=}.`,
        ),
        wrong(
          'reverses-subtraction',
          (p2 - p1) * 16 + o1 - o2,
          `This subtracts the smaller number of ounces from the larger one, which leads to {=}.`,
        ),
        wrong(
          'partial-conversion',
          (p2 - p1) * 16,
          `This compares only the pounds, which leads to {=}.`,
        ),
        wrong(
          'regrouping-slip',
          key - 16,
          `This takes away one pound too many, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-subtracts',
          (p2 - p1) * 16 + o1 + o2,
          `This adds the ounces, which leads to {=}.`,
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
