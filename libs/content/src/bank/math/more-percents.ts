import type { ItemModel } from '../kit/types.js';
import { decimal, dollars, money, plain } from './formats.js';
import {
  NAMES,
  numericChoice,
  numericSupply,
  q,
  readNumbers,
  redraw,
  tidy,
  wrong,
} from './support.js';

const $ = money;

/** A wage after a percent raise, typed. */
export const raisedWage: ItemModel = {
  id: 'math.raised-wage',
  objective: 'math.numbers.percents',
  type: 'supply',
  difficulty: -0.6,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [wage, rate] = [q(rng.int(60, 150), 4), rng.pick([2, 4, 5, 6, 8, 10, 12])];
      const raise = wage.mul(rate, 100);
      if (raise.mul(100).d !== 1n) return undefined;
      const name = rng.pick(NAMES);
      return numericSupply({
        stem: rng.pick([
          `${name} earns ${$(wage)} an hour and gets a raise of ${rate}%. What is ${name}'s new hourly wage in dollars?`,
          `A health plan raises its copayment of ${$(wage)} by ${rate}%. What is the new copayment in dollars?`,
        ]),
        unit: 'dollars',
        format: dollars,
        key: wage.add(raise),
        remember: 'New amount = old amount + percent of the old amount.',
        why: [
          `The increase is ${plain(q(rate, 100))} × ${$(wage)} = ${$(raise)}.`,
          `${$(wage)} + ${$(raise)} = {=}.`,
        ],
        wrongs: [
          wrong(
            'stops-early',
            raise,
            `{=} is the increase alone; it has to be added to ${$(wage)}.`,
          ),
          wrong(
            'percent-as-amount',
            wage.add(rate),
            `This adds ${rate} dollars instead of ${rate}%, which leads to {=}.`,
          ),
          wrong(
            'subtracts-instead-of-adds',
            wage.sub(raise),
            `This takes the increase away, which leads to {=}.`,
          ),
          wrong(
            'percent-as-amount',
            wage.add(rate, 100),
            `This adds ${rate} cents instead of ${rate}%, which leads to {=}.`,
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
  variants: 25,
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
        remember: 'Divide numerator by denominator, then put the whole number in front.',
        why: [
          'Keep the whole number and turn the fraction into a decimal.',
          `${n} ÷ ${d} = ${plain(part)}, and ${whole} + ${plain(part)} = {=}.`,
        ],
        wrongs: [
          wrong(
            'digits-as-decimal',
            q(`${whole}.${n}${d}`),
            `This writes the digits of the fraction after the decimal point, which leads to {=}.`,
          ),
          wrong(
            'digits-as-decimal',
            q(`${whole}.${n}`),
            `This writes the numerator after the decimal point, which leads to {=}.`,
          ),
          wrong(
            'misplaces-decimal',
            part.div(10).add(whole),
            `This puts ${plain(part)} one place too far to the right, which leads to {=}.`,
          ),
          wrong(
            'digits-as-decimal',
            q(`${whole}.${d}`),
            `This writes the denominator after the decimal point, which leads to {=}.`,
          ),
          wrong(
            'takes-complement',
            q(whole + 1).sub(part),
            `This adds what is missing to a whole, 1 − ${plain(part)}, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            part.add(whole + 1),
            `This counts one whole too many, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => tidy(readNumbers(stem, 1)[0] ?? Number.NaN),
};
