import type { ItemModel } from '../kit/types.js';
import { decimal, fraction, plain } from './formats.js';
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

/** Decimal places by name. */
const PLACES = ['tenths', 'hundredths', 'thousandths', 'ten-thousandths'] as const;

const PART_OF_WHOLE: readonly ((a: number, b: number) => string)[] = [
  (a, b) =>
    `A clinic has ${b} exam rooms, and ${a} of them are in use. What percent of the exam rooms are in use?`,
  (a, b) =>
    `Of the ${b} students in a nursing class, ${a} hold a CPR certificate. What percent of the class holds the certificate?`,
  (a, b) =>
    `A box held ${b} blood-pressure cuffs, and ${a} of them passed inspection. What percent of the cuffs passed?`,
  (a, b) =>
    `A library lent out ${a} of its ${b} anatomy models. What percent of the models did the library lend out?`,
];

/** A part of a whole, as a percent with one decimal place. */
export const fractionToPercent: ItemModel = {
  id: 'math.fraction-to-percent',
  family: 'math.part-as-percent',
  objective: 'math.numbers.convert',
  type: 'multiple-choice',
  difficulty: -0.9,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const b = rng.pick([8, 16, 20, 25, 32, 40, 80]);
      const a = rng.int(3, b - 2);
      const share = q(a, b);
      if (share.equals(q(1, 2)) || share.mul(1000).d !== 1n) return undefined;
      return numericChoice(rng, {
        stem: rng.pick(PART_OF_WHOLE)(a, b),
        format: decimal(1, '%'),
        key: share.mul(100),
        remember: 'Percent = part ÷ whole × 100.',
        why: [
          'The whole is the larger group; the part is inside it.',
          `The part over the whole is ${a} ÷ ${b} = ${plain(share)}, and ${plain(share)} × 100 = {=}.`,
        ],
        wrongs: [
          wrong(
            'takes-complement',
            q(b - a, b).mul(100),
            `{=} is the share of the other ${b - a}: ${b - a} ÷ ${b}, not ${a} ÷ ${b}.`,
          ),
          wrong(
            'part-to-part',
            q(a, b - a).mul(100),
            `This divides by the other part, ${a} ÷ ${b - a}, which gives {=}. The whole is ${b}.`,
          ),
          wrong(
            'inverts-fraction',
            q(b, a).mul(100),
            `This divides the whole by the part, ${b} ÷ ${a}, which gives {=}. A part of a whole cannot be more than 100%.`,
          ),
          wrong(
            'percent-decimal-shift',
            share.mul(10),
            `This moves the decimal point of ${plain(share)} one place instead of two, which gives {=}.`,
          ),
          wrong(
            'count-as-percent',
            a,
            `This reads the count ${a} itself as {=}, although the whole is ${b} and not 100.`,
          ),
          wrong(
            'count-as-percent',
            100 - (b - a),
            `This takes the other ${b - a} from 100, which gives {=}, as if the whole were 100 instead of ${b}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [x = 0, y = 0] = readNumbers(stem, 2);
    const [part, whole] = x < y ? [x, y] : [y, x];
    // Counts tenths of a percent until they make up the part.
    let tenths = 0;
    while (whole * tenths < part * 1000) tenths++;
    return tenths / 10;
  },
};

const DECIMAL_SETTINGS: readonly ((d: string, name: string) => string)[] = [
  (d) => `A specimen weighs ${d} pound. Which fraction in lowest terms is equal to ${d}?`,
  (d, name) =>
    `${name} measures a pill splitter that is ${d} inch thick. Which fraction in lowest terms is equal to ${d}?`,
  (d) =>
    `A nurse records a dose of ${d} milliliter. Which fraction in lowest terms is equal to ${d}?`,
  (d, name) =>
    `${name} walks ${d} mile to the clinic. Which fraction in lowest terms is equal to ${d}?`,
];

/** A decimal with two to four places, as a fraction in lowest terms. */
export const decimalToFraction: ItemModel = {
  id: 'math.decimal-to-fraction',
  objective: 'math.numbers.convert',
  type: 'multiple-choice',
  difficulty: -0.4,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const value = q(rng.int(1, 49), rng.pick([8, 16, 20, 25, 40, 50]));
      if (value.gte(1) || value.d < 8n) return undefined;
      const shown = plain(value);
      const digits = Number(shown.slice(2));
      const size = 10 ** (shown.length - 2);
      return numericChoice(rng, {
        stem: rng.pick(DECIMAL_SETTINGS)(shown, rng.pick(NAMES)),
        format: fraction,
        key: value,
        remember: 'Read the place of the last digit: it is the denominator. Then reduce.',
        why: [
          'Read the decimal by its last place.',
          `The last digit of ${shown} is in the ${PLACES[shown.length - 3] ?? ''} place, so ${shown} is $\\frac{${digits}}{${size}}$, which ${Number(value.d) === size ? 'is already in lowest terms' : 'reduces to {=}'}.`,
        ],
        wrongs: [
          wrong(
            'misplaces-decimal',
            q(digits, size / 10),
            `This writes ${plain(digits)} over ${plain(size / 10)} instead of over ${plain(size)}; {=} is 10 times ${shown}.`,
          ),
          wrong(
            'misplaces-decimal',
            q(digits, size * 10),
            `This writes ${plain(digits)} over ${plain(size * 10)} instead of over ${plain(size)}; {=} is ${plain(value.div(10))}, one-tenth of ${shown}.`,
          ),
          wrong(
            'takes-complement',
            q(1).sub(value),
            `{=} is 1 − ${shown}, the part that is missing from 1.`,
          ),
          wrong(
            'digits-as-decimal',
            q(1, digits),
            `This puts the digits ${digits} under 1, which gives {=}. The digits are the numerator.`,
          ),
          wrong(
            'leaves-out-a-part',
            q(Math.floor(digits / 10), size / 10),
            `This drops the last digit of ${shown}; the rest is equal to {=}.`,
          ),
          wrong(
            'calculation-slip',
            value.mul(2),
            `This halves the denominator and leaves the numerator alone, which doubles the value to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => readNumbers(stem, 1)[0] ?? 0,
};

/** A percent below 10 or above 100, typed as a decimal. */
export const percentToDecimal: ItemModel = {
  id: 'math.percent-to-decimal',
  objective: 'math.numbers.convert',
  type: 'supply',
  difficulty: -0.2,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const percent = rng.pick([
        q(rng.int(2, 19), 2),
        q(rng.int(5, 95), 100),
        q(rng.int(202, 498), 2),
        q(rng.int(11, 99), 10),
      ]);
      const shown = plain(percent);
      const setting = rng.pick([
        percent.gt(100)
          ? `This year's enrollment is ${shown}% of last year's. Write ${shown}% as a decimal.`
          : `A saline solution has a strength of ${shown}%. Write ${shown}% as a decimal.`,
        `A hospital reports that its costs rose by ${shown}%. Write ${shown}% as a decimal.`,
        percent.gt(100)
          ? `A pharmacy's sales are ${shown}% of last month's. Write ${shown}% as a decimal.`
          : `A savings account pays ${shown}% interest. Write ${shown}% as a decimal.`,
      ]);
      return numericSupply({
        stem: setting,
        format: { text: plain, fits: () => true },
        key: percent.div(100),
        remember: 'Percent to decimal: move the point two places to the left.',
        why: [
          `Percent means per hundred: ${shown} ÷ 100 = {=}.`,
          'The decimal point moves two places to the left.',
        ],
        wrongs: [
          wrong(
            'percent-decimal-shift',
            percent,
            `This only drops the percent sign; {=} is 100 times too large.`,
          ),
          wrong(
            'percent-decimal-shift',
            percent.div(10),
            `This moves the decimal point one place, to {=}, instead of two.`,
          ),
          wrong(
            'percent-decimal-shift',
            percent.mul(100),
            `This moves the decimal point two places to the right, to {=}, instead of to the left.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => tidy(Number(/([\d.]+)%/.exec(stem)?.[1]) * 0.01),
};
