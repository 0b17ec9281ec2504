import type { ItemModel } from '../kit/types.js';
import { decimal, plain, shortest } from './formats.js';
import { numericChoice, numericSupply, q, readNumbers, redraw, tidy, wrong } from './support.js';

/** The volume that holds an ordered dose. */
export const doseVolume: ItemModel = {
  id: 'math.dose-volume',
  objective: 'math.numbers.proportions',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const have = rng.pick([20, 25, 40, 50, 80, 100, 125, 200, 250]);
      const volume = rng.pick([2, 4, 5, 10]);
      const ordered = rng.int(3, 30) * (have >= 100 ? 25 : 5);
      const key = q(ordered * volume, have);
      if (ordered === have || key.gt(30) || key.lt(q(1, 2)) || key.equals(volume)) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `A liquid medicine contains ${have} mg in ${volume} mL. A nurse is to give ${ordered} mg. How many milliliters should the nurse give?`,
          `The label of a syrup reads ${have} mg per ${volume} mL. How many milliliters contain a dose of ${ordered} mg?`,
          `An oral solution has ${have} mg of a drug in each ${volume} mL. What volume contains ${ordered} mg?`,
        ]),
        format: decimal(1, 'mL'),
        key,
        remember: 'Label strength = dose ÷ volume: set up equal ratios and cross-multiply.',
        why: [
          `Set up $\\frac{${have}}{${volume}} = \\frac{${ordered}}{x}$.`,
          `Then $x$ = ${ordered} × ${volume} ÷ ${have} = {=}.`,
        ],
        wrongs: [
          wrong(
            'inverts-ratio',
            q(have * volume, ordered),
            `This divides ${have} by ${ordered} instead of ${ordered} by ${have}, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            q(ordered, have),
            `This divides ${ordered} by ${have} and forgets that this strength is in ${volume} mL, which leads to {=}.`,
          ),
          wrong(
            'divides-instead-of-multiplies',
            q(ordered, have * volume),
            `This divides by ${volume} instead of multiplying by it, which leads to {=}.`,
          ),
          wrong(
            'answers-other-quantity',
            q(have, volume),
            `{=} comes from dividing ${have} by ${volume}: that is how many milligrams are in one milliliter, not the volume.`,
          ),
          wrong(
            'additive-thinking',
            q(Math.abs(ordered - have)).div(volume),
            `This divides the difference of ${Math.abs(ordered - have)} mg by ${volume}, which leads to {=}.`,
          ),
          wrong(
            'uses-another-number',
            q(ordered * volume, 100),
            `This divides ${ordered} × ${volume} by 100 instead of ${have}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [have = 1, volume = 1, ordered = 0] = readNumbers(stem, 3);
    const perMilliliter = have / volume;
    return tidy(ordered / perMilliliter);
  },
};

/** A daily dose by weight, in equal parts. */
export const weightBasedDose: ItemModel = {
  id: 'math.weight-based-dose',
  objective: 'math.numbers.proportions',
  type: 'multiple-choice',
  difficulty: 0.5,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [weight, perKg, times] = [
        rng.int(9, 48),
        rng.pick([6, 8, 10, 12, 15, 20, 30, 45]),
        rng.pick([2, 3, 4]),
      ];
      const daily = weight * perKg;
      const key = q(daily, times);
      if (key.d !== 1n || daily > 1500) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `A child who weighs ${weight} kg is prescribed ${perKg} mg per kilogram of body weight per day, divided into ${times} equal doses. How many milligrams are in one dose?`,
          `The order for a child who weighs ${weight} kg is ${perKg} mg per kilogram per day in ${times} equal doses. How many milligrams should the nurse give for each dose?`,
        ]),
        format: decimal(0, 'mg'),
        key,
        remember:
          'Weight × dose per kilogram is the daily amount; divide it by the number of doses.',
        why: [
          `The daily amount is ${weight} × ${perKg} = ${plain(daily)} mg.`,
          `In ${times} equal doses, that is ${plain(daily)} ÷ ${times} = {=}.`,
        ],
        wrongs: [
          wrong(
            'answers-other-quantity',
            daily,
            `{=} is the amount for the whole day, not for one dose.`,
          ),
          wrong(
            'multiplies-instead-of-divides',
            daily * times,
            `This multiplies by ${times} instead of dividing, which leads to {=}.`,
          ),
          wrong(
            'misreads-number',
            q(daily).mul(22, 10).div(times),
            `This turns the kilograms into pounds first, as if the order were per pound, which leads to {=}. The order is per kilogram.`,
          ),
          wrong(
            'leaves-out-a-part',
            q(weight * times),
            `This multiplies the weight by the number of doses and leaves out the ${perKg} mg per kilogram, which leads to {=}.`,
          ),
          wrong(
            'counts-twice',
            key.div(times),
            `This divides by ${times} twice, which leads to {=}.`,
          ),
          wrong(
            'uses-another-number',
            q(daily, times === 2 ? 4 : 2),
            `This splits the daily amount into ${times === 2 ? 4 : 2} doses instead of ${times}, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            q(daily, times + 1),
            `This divides by ${times + 1} instead of ${times}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [weight = 0, perKg = 0, times = 1] = readNumbers(stem, 3);
    let total = 0;
    for (let kg = 0; kg < weight; kg++) total += perKg / times;
    return tidy(total);
  },
};

/** A recipe or mixture scaled to another size, typed. */
export const scaledMixture: ItemModel = {
  id: 'math.scaled-mixture',
  objective: 'math.numbers.proportions',
  type: 'supply',
  difficulty: -0.2,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [base, amount, target] = [
        rng.pick([4, 6, 8, 10, 12]),
        q(rng.int(3, 18), 2),
        rng.int(5, 30),
      ];
      const key = amount.mul(target).div(base);
      if (target === base || key.mul(100).d !== 1n || target % base === 0) return undefined;
      const shown = plain(amount);
      const [unit, stem] = rng.pick([
        [
          'cups',
          `A soup recipe for ${base} residents uses ${shown} cups of lentils. How many cups are needed for ${target} residents at the same rate?`,
        ],
        [
          'ounces',
          `To mix ${base} liters of cleaning solution, ${shown} ounces of concentrate are used. How many ounces are needed for ${target} liters of the same strength?`,
        ],
        [
          'mL',
          `In ${base} minutes, a pump delivers ${shown} mL of formula. At the same rate, how many milliliters does it deliver in ${target} minutes?`,
        ],
      ] as const);
      return numericSupply({
        stem,
        unit,
        format: shortest(2),
        key,
        remember: 'Find the amount for one unit, then multiply.',
        why: [
          'The amounts stay in the same ratio.',
          `One unit takes ${shown} ÷ ${base}, so ${target} units take ${shown} × ${target} ÷ ${base} = {=}.`,
        ],
        wrongs: [
          wrong(
            'additive-thinking',
            amount.add(target - base),
            `This ${target > base ? `adds the difference ${target} − ${base} to` : `subtracts the difference ${base} − ${target} from`} ${shown}, which leads to {=}. The amounts change by the same factor, not by the same number.`,
          ),
          wrong(
            'inverts-ratio',
            amount.mul(base).div(target),
            `This uses the ratio ${base} ÷ ${target} instead of ${target} ÷ ${base}, which leads to about {=}.`,
          ),
          wrong(
            'forgets-to-divide',
            amount.mul(target),
            `This multiplies ${shown} by ${target} and does not divide by ${base}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [base = 1, amount = 0, target = 0] = readNumbers(stem, 3);
    return tidy((amount / base) * target);
  },
};
