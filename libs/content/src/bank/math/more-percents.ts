import type { ItemModel } from '../kit/types.js';
import {
  decimal,
  dollars,
  NAMES,
  numericChoice,
  numericSupply,
  plain,
  q,
  readNumbers,
  redraw,
  tidy,
  wrong,
} from './support.js';

const $ = dollars.text;

/** The strength of a solution in percent, after more solvent is added. */
export const dilutedStrength: ItemModel = {
  id: 'math.diluted-strength',
  objective: 'math.numbers.percents',
  type: 'multiple-choice',
  difficulty: 0.8,
  variants: 28,
  make: (rng) =>
    redraw(() => {
      const [strength, start, added] = [rng.int(2, 30), rng.int(4, 20) * 25, rng.int(2, 20) * 25];
      const pure = q(strength * start, 100);
      const key = pure.div(start + added).mul(100);
      if (key.mul(10).d !== 1n || key.lt(1) || start === added) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `${plain(added)} mL of water is added to ${plain(start)} mL of a ${strength}% salt solution. What is the strength of the new solution? (Count 1 mL of solution as 1 g.)`,
          `A technician has ${plain(start)} g of a ${strength}% sugar solution and stirs in ${plain(added)} g of water. What percent of the new solution is sugar?`,
        ]),
        format: decimal(1, '%', true),
        key,
        why: `There are ${plain(q(strength, 100))} × ${plain(start)} = ${plain(pure)} g of the solid in ${plain(start + added)} g in all. ${plain(pure)} ÷ ${plain(start + added)} × 100 = {=}.`,
        wrongs: [
          wrong(
            'keeps-strength',
            strength,
            `Keeps the strength of {=}, although the same solid is now in more liquid.`,
          ),
          wrong(
            'divides-by-added-water',
            pure.div(added).mul(100),
            `Divides the ${plain(pure)} g by the added water alone, which leads to {=}.`,
          ),
          wrong(
            'halves-strength',
            q(strength, 2),
            `Halves the strength, which would be right for equal amounts, and gets {=}.`,
          ),
          wrong('grams-as-percent', pure, `Reads the ${plain(pure)} g of solid as {=}.`),
          wrong(
            'ratio-of-amounts',
            q(start * 100, start + added),
            `{=} is the share of the old solution in the new one.`,
          ),
          wrong(
            'share-of-water',
            q(added * strength, start + added),
            `Multiplies the strength by the share of the added water, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [a = 0, b = 0, c = 0] = readNumbers(stem, 3);
    const [start, strength, added] = stem.startsWith('A tech') ? [a, b, c] : [b, c, a];
    // The strength falls as the total grows.
    return tidy(strength / (1 + added / start));
  },
};

/** A wage after a percent raise, typed. */
export const raisedWage: ItemModel = {
  id: 'math.raised-wage',
  objective: 'math.numbers.percents',
  type: 'supply',
  difficulty: -0.6,
  variants: 20,
  make: (rng) =>
    redraw(() => {
      const [wage, rate] = [q(rng.int(60, 150), 4), rng.pick([2, 4, 5, 6, 8, 10, 12])];
      const raise = wage.mul(rate, 100);
      if (raise.mul(100).d !== 1n) return undefined;
      const name = rng.pick(NAMES);
      return numericSupply({
        stem: rng.pick([
          `${name} earns ${$(wage)} an hour and gets a raise of ${rate}%. What is the new hourly wage in dollars?`,
          `A clinic raises its co-payment of ${$(wage)} by ${rate}%. What is the new co-payment in dollars?`,
        ]),
        unit: 'dollars',
        format: dollars,
        key: wage.add(raise),
        why: `The increase is ${plain(q(rate, 100))} × ${$(wage)} = ${$(raise)}. ${$(wage)} + ${$(raise)} = {=}.`,
        wrongs: [
          wrong(
            'answers-raise-only',
            raise,
            `{=} is the increase alone; it has to be added to ${$(wage)}.`,
          ),
          wrong(
            'percent-as-dollars',
            wage.add(rate),
            `Adds ${rate} dollars instead of ${rate}%, which leads to {=}.`,
          ),
          wrong('subtracts-raise', wage.sub(raise), `Takes the increase away, which leads to {=}.`),
          wrong(
            'percent-as-cents',
            wage.add(rate, 100),
            `Adds ${rate} cents instead of ${rate}%, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [wage = 0, rate = 0] = readNumbers(stem, 2);
    return tidy((wage * (100 + rate)) / 100);
  },
};

/** A mixed number or improper fraction as a decimal. */
export const mixedToDecimal: ItemModel = {
  id: 'math.mixed-to-decimal',
  objective: 'math.numbers.convert',
  type: 'multiple-choice',
  difficulty: -1,
  variants: 28,
  make: (rng) =>
    redraw(() => {
      const [whole, d] = [rng.int(1, 14), rng.pick([4, 5, 8, 20, 25, 40])];
      const n = rng.int(1, d - 1);
      const part = q(n, d);
      if (part.d !== BigInt(d)) return undefined;
      const shown = `$${whole}\\frac{${n}}{${d}}$`;
      return numericChoice(rng, {
        stem: rng.pick([
          `A recipe for an electrolyte drink calls for ${shown} liters of water. Which decimal is equal to ${shown}?`,
          `A shelf in a supply room is ${shown} feet long. What is ${shown} as a decimal?`,
          `A runner covers ${shown} miles. Which decimal has the same value as ${shown}?`,
        ]),
        format: decimal(3),
        key: part.add(whole),
        why: `${n} ÷ ${d} = ${plain(part)}, and ${whole} + ${plain(part)} = {=}.`,
        wrongs: [
          wrong(
            'digits-as-decimal',
            q(`${whole}.${n}${d}`),
            `Writes the digits of the fraction after the decimal point, which leads to {=}.`,
          ),
          wrong(
            'numerator-as-decimal',
            q(`${whole}.${n}`),
            `Writes the numerator after the decimal point, which leads to {=}.`,
          ),
          wrong(
            'place-value-too-small',
            part.div(10).add(whole),
            `Puts ${plain(part)} one place too far to the right, which leads to {=}.`,
          ),
          wrong(
            'denominator-as-decimal',
            q(`${whole}.${d}`),
            `Writes the denominator after the decimal point, which leads to {=}.`,
          ),
          wrong(
            'takes-complement',
            q(whole + 1).sub(part),
            `Adds what is missing to a whole, 1 − ${plain(part)}, which leads to {=}.`,
          ),
          wrong(
            'one-whole-too-many',
            part.add(whole + 1),
            `Counts one whole too many, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => tidy(readNumbers(stem, 1)[0] ?? Number.NaN),
};
