import type { ItemModel } from '../kit/types.js';
import { decimal, plain } from './formats.js';
import { numericChoice, numericSupply, q, readNumbers, redraw, tidy, wrong } from './support.js';

/** Pounds into kilograms, rounded. */
export const poundsToKilograms: ItemModel = {
  id: 'math.pounds-to-kilograms',
  family: 'math.body-weight',
  objective: 'math.data.units',
  type: 'multiple-choice',
  difficulty: -0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const pounds = rng.int(96, 288);
      const key = q(pounds).mul(10).div(22);
      const who = rng.pick([
        'A patient',
        'A volunteer in a study',
        'A student',
        'A resident of a nursing home',
      ]);
      return numericChoice(rng, {
        stem: `${who} weighs ${pounds} pounds. What is this weight in kilograms, rounded to the nearest tenth? (1 kg = 2.2 lb)`,
        format: decimal(1, 'kg', true),
        key,
        remember: 'Pounds to kilograms: divide by 2.2.',
        why: [
          'One kilogram is 2.2 pounds, so there are fewer kilograms than pounds: divide.',
          `${pounds} ÷ 2.2, rounded to the nearest tenth, is {=}.`,
        ],
        wrongs: [
          wrong(
            'wrong-direction-conversion',
            q(pounds).mul(22, 10),
            `This multiplies by 2.2 instead of dividing, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            q(pounds, 2),
            `This divides by 2 instead of 2.2, which leads to {=}.`,
          ),
          wrong(
            'subtracts-instead-of-divides',
            q(pounds).sub(q('2.2')),
            `This takes 2.2 away instead of dividing by it, which leads to {=}.`,
          ),
          wrong(
            'wrong-factor',
            q(pounds).mul(100).div(254),
            `This divides by 2.54, the factor between inches and centimeters, which leads to {=}.`,
          ),
          wrong(
            'uses-another-number',
            q(pounds, 3),
            `This rounds 2.2 up to 3 before dividing, which leads to {=}.`,
          ),
          wrong(
            'misplaces-decimal',
            key.div(10),
            `This divides by 22 instead of 2.2, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [pounds = 0] = readNumbers(stem, 1);
    // Searches for the closest tenth of a kilogram.
    let best = 0;
    for (let tenths = 0; tenths < 2000; tenths++) {
      if (Math.abs(tenths * 0.22 - pounds) < Math.abs(best * 0.22 - pounds) - 1e-9) best = tenths;
    }
    return best / 10;
  },
};

/** A dose per kilogram for a weight in pounds, typed. */
export const doseFromPounds: ItemModel = {
  id: 'math.dose-from-pounds',
  family: 'math.body-weight',
  objective: 'math.data.units',
  type: 'supply',
  difficulty: 0.8,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const kilograms = rng.int(4, 40) * 2.5;
      const pounds = q(kilograms * 10).mul(22, 100);
      const perKg = rng.pick([2, 4, 5, 6, 8, 10]);
      if (pounds.d !== 1n || kilograms < 45 || kilograms * perKg > 800) return undefined;
      const [p, kg] = [plain(pounds), plain(q(kilograms * 10, 10))];
      const show = (v: number) => q(Math.round(v * 10), 10);
      const lb = pounds.valueOf();
      return numericSupply({
        stem: `${rng.pick([`A patient weighs ${p} pounds. A nurse is to give ${perKg} mg of a drug for each kilogram of body weight. How many milligrams should the nurse give?`, `A patient's chart lists a weight of ${p} pounds. The ordered dose is ${perKg} mg per kilogram. How many milligrams should the nurse give?`])} (1 kg = 2.2 lb)`,
        unit: 'mg',
        format: { text: (v) => plain(v), fits: (v) => v.mul(10).d === 1n },
        key: q(kilograms * perKg * 10, 10),
        remember: 'Convert pounds to kilograms before you use a dose per kilogram.',
        why: [`${p} ÷ 2.2 = ${kg} kg.`, `${kg} × ${perKg} mg = {=} mg.`],
        wrongs: [
          wrong(
            'skips-conversion',
            pounds.mul(perKg),
            `This multiplies the pounds by ${perKg} without converting, which leads to {=} mg.`,
          ),
          wrong(
            'wrong-direction-conversion',
            show(lb * 2.2 * perKg),
            `This multiplies by 2.2 instead of dividing, which leads to about {=} mg.`,
          ),
          wrong(
            'wrong-factor',
            pounds.mul(perKg, 2),
            `This divides by 2 instead of 2.2, which leads to {=} mg.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [pounds = 0, perKg = 0] = readNumbers(stem, 2);
    const perPound = (perKg * 10) / 22;
    return tidy(perPound * pounds);
  },
};
