import type { ItemModel } from '../kit/types.js';
import { decimal, dollars, type Format, money, plain, shortest } from './formats.js';
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

/** A discount followed by sales tax. */
export const discountThenTax: ItemModel = {
  id: 'math.discount-then-tax',
  objective: 'math.numbers.percents',
  type: 'multiple-choice',
  difficulty: 0.4,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const price = q(rng.int(8, 60) * 5);
      const [off, tax] = [rng.pick([10, 15, 20, 25, 30, 40]), rng.pick([4, 5, 6, 8])];
      const sale = price.mul(100 - off, 100);
      const key = sale.mul(100 + tax, 100);
      const thing = rng.pick([
        'A stethoscope',
        'A set of scrubs',
        'A pair of work shoes',
        'A nursing textbook',
        'A blood-pressure monitor',
      ]);
      return numericChoice(rng, {
        stem: `${thing} costs ${$(price)}. It is sold at ${off}% off, and then ${tax}% sales tax is added to the reduced price. How much does the buyer pay?`,
        format: dollars,
        key,
        remember: 'Take the discount first; tax is a percent of the reduced price.',
        why: [
          `The reduced price is ${100 - off}% of ${$(price)}, which is ${$(sale)}.`,
          `The tax is ${tax}% of that: ${$(sale.mul(tax, 100))}.`,
          'Together that is {=}.',
        ],
        wrongs: [
          wrong('leaves-out-a-part', sale, `{=} is the reduced price; the tax is missing.`),
          wrong(
            'leaves-out-a-part',
            price.mul(100 + tax, 100),
            `This adds the tax to the full price and leaves the discount out, which leads to {=}.`,
          ),
          wrong(
            'subtracts-instead-of-adds',
            sale.mul(100 - tax, 100),
            `This subtracts the tax instead of adding it, which leads to {=}.`,
          ),
          wrong(
            'adds-percents',
            price.mul(100 - off + tax, 100),
            `This takes ${off - tax}% off at once. The tax is a percent of the reduced price, not of the full price; this way leads to {=}.`,
          ),
          wrong(
            'takes-complement',
            price.mul(off, 100).mul(100 + tax, 100),
            `This takes ${off}% of the price instead of ${off}% off, which leads to {=}.`,
          ),
          wrong(
            'percent-as-amount',
            price.sub(off).add(tax),
            `This reads the percents as dollars, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            price.mul(100 + off, 100),
            `This adds ${off}% instead of taking it off, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [price = 0, off = 0, tax = 0] = readNumbers(stem, 3);
    const discount = (price / 100) * off;
    const reduced = price - discount;
    return tidy(reduced + (reduced / 100) * tax);
  },
};

const CHANGES: readonly ((before: number, after: number) => string)[] = [
  (before, after) =>
    `The number of flu shots given at a clinic went from ${before} last winter to ${after} this winter.`,
  (before, after) => `Calls to a nurse hotline went from ${before} in May to ${after} in June.`,
  (before, after) =>
    `Enrollment in a nursing program went from ${before} last year to ${after} this year.`,
  (before, after) =>
    `A health fair had ${before} visitors on Saturday and ${after} visitors on Sunday.`,
];

/** A change from one count to another, in percent of the first. */
export const percentChange: ItemModel = {
  id: 'math.percent-change',
  objective: 'math.numbers.percents',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [before, after] = [rng.int(8, 60) * 10, rng.int(8, 60) * 10];
      const change = q(after - before).abs();
      const rate = change.div(before).mul(100);
      if (change.equals(0) || rate.gt(90) || rate.mul(10).d !== 1n) return undefined;
      const word = after > before ? 'increase' : 'decrease';
      return numericChoice(rng, {
        stem: `${rng.pick(CHANGES)(before, after)} What is the percent ${word}?`,
        format: decimal(1, '%', true),
        key: rate,
        remember: 'Percent change = change ÷ original amount × 100.',
        why: [
          `The change is ${Math.max(before, after)} − ${Math.min(before, after)} = ${plain(change)}.`,
          `It is compared with the first number: ${plain(change)} ÷ ${before} × 100 = {=}.`,
        ],
        wrongs: [
          wrong(
            'wrong-whole',
            after > before || q(2 * after).gt(before) ? change.div(after).mul(100) : 0,
            `This divides the change ${plain(change)} by the new number ${after} instead of ${before}, which leads to {=}.`,
          ),
          wrong(
            'answers-other-quantity',
            after < before || q(after, before).lt(2) ? q(after, before).mul(100) : 0,
            `{=} is the new number as a percent of the old one, not the change.`,
          ),
          wrong(
            'answers-other-quantity',
            after > before ? q(before, after).mul(100) : 0,
            `{=} is the old number as a percent of the new one, not the change.`,
          ),
          wrong(
            'wrong-whole',
            change.div((before + after) / 2).mul(100),
            `This divides by the mean of both numbers, ${(before + after) / 2}, which leads to {=}.`,
          ),
          wrong(
            'count-as-percent',
            change.lt(100) ? change : 0,
            `This reads the difference of ${plain(change)} itself as {=}.`,
          ),
          wrong(
            'percent-decimal-shift',
            rate.div(10),
            `This moves the decimal point one place only, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [before = 1, after = 0] = readNumbers(stem, 2);
    return tidy(Math.abs(after / before - 1) * 100);
  },
};

/** The whole when a part and its percent are known, typed. */
export const wholeFromPercent: ItemModel = {
  id: 'math.whole-from-percent',
  objective: 'math.numbers.percents',
  type: 'supply',
  difficulty: 0.2,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const rate = rng.pick([5, 12, 15, 24, 30, 35, 45, 60, 65, 80]);
      const whole = rng.int(4, 60) * 20;
      const part = q(rate * whole, 100);
      if (part.d !== 1n || part.equals(rate)) return undefined;
      const p = plain(part);
      return numericSupply({
        stem: rng.pick([
          `In a survey, ${p} nurses said that they work nights. This is ${rate}% of the nurses surveyed. How many nurses were surveyed?`,
          `A tank contains ${p} liters of oxygen, which is ${rate}% of what it holds when full. How many liters does the full tank hold?`,
          `A student has finished ${p} practice questions, which is ${rate}% of the set. How many questions are in the set?`,
        ]),
        format: shortest(2),
        key: q(whole),
        remember: 'Whole = part ÷ percent written as a decimal.',
        why: [
          'The part and its percent are known, and the whole is asked for.',
          `${rate}% of the whole is ${p}, so the whole is ${p} ÷ ${plain(q(rate, 100))} = {=}.`,
        ],
        wrongs: [
          wrong(
            'percent-of-part',
            part.mul(rate, 100),
            `This takes ${rate}% of ${p} instead of finding the number that ${p} is ${rate}% of; that leads to {=}.`,
          ),
          wrong(
            'percent-of-part',
            part.mul(100 + rate, 100),
            `This adds ${rate}% of ${p} to ${p}, which leads to {=}.`,
          ),
          wrong(
            'wrong-whole',
            part.mul(100).div(100 - rate),
            `This divides ${p} by ${100 - rate}% instead of ${rate}%, which leads to about {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [part = 0, rate = 1] = readNumbers(stem, 2);
    return tidy((part / rate) * 100);
  },
};

/** A change in words: `12.5% lower`. */
const higherOrLower = (places: number): Format => ({
  text: (v) => `${decimal(places, '%').text(v.abs())} ${v.lt(0) ? 'lower' : 'higher'}`,
  fits: (v) => v.mul(10 ** places).d === 1n && !v.equals(0),
});

/** Two percent changes, one after the other. */
export const successivePercents: ItemModel = {
  id: 'math.successive-percents',
  objective: 'math.numbers.percents',
  type: 'multiple-choice',
  difficulty: 1.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [up, down] = rng.sample([10, 20, 25, 30, 40, 50, 60], 2) as [number, number];
      const net = q(100 + up, 100)
        .mul(100 - down, 100)
        .sub(1)
        .mul(100);
      if (net.equals(0) || net.mul(10).d !== 1n) return undefined;
      const name = rng.pick(NAMES);
      return numericChoice(rng, {
        stem: rng.pick([
          `The price of a box of gloves rises by ${up}% in the spring and drops by ${down}% in the fall. How does the final price compare with the original price?`,
          `${name}'s weekly walking distance goes up by ${up}% in the first month and down by ${down}% in the second. How does the distance after both months compare with the distance before?`,
          `The number of patients on a waiting list grows by ${up}% and then shrinks by ${down}%. How does the final number compare with the original number?`,
        ]),
        format: higherOrLower(1),
        signed: true,
        key: net,
        remember: `For two percent changes in a row, multiply the factors (here ${plain(q(100 + up, 100))} × ${plain(q(100 - down, 100))}), not the percents.`,
        why: [
          'Each percent is taken of the amount that is there at that moment.',
          `Start with 100: after the rise it is ${100 + up}, and ${100 - down}% of ${100 + up} is ${plain(net.add(100))}.`,
          'Compared with 100, that is {=}.',
        ],
        wrongs: [
          wrong(
            'adds-percents',
            up - down,
            `This adds and subtracts the percents as if both had the same base: ${up} − ${down} leads to {=}.`,
          ),
          wrong(
            'reverses-subtraction',
            down - up,
            `This subtracts the percents, and in the wrong order: ${down} − ${up} leads to {=}.`,
          ),
          wrong(
            'adds-percents',
            up + down,
            `This adds both percents although the second change is a drop; that leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            -down,
            `This leaves the rise out; the drop alone would be {=}.`,
          ),
          wrong('leaves-out-a-part', up, `This leaves the drop out; the rise alone would be {=}.`),
          wrong(
            'reverses-direction',
            net.neg(),
            `{=} has the right size but the wrong direction. The final amount is ${plain(net.add(100))} for each 100 at the start.`,
          ),
          wrong(
            'adds-percents',
            q(up * down, 100).neg(),
            `This multiplies the two percents, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [up = 0, down = 0] = [...stem.matchAll(/(\d+)%/g)].map((m) => Number(m[1]));
    return tidy(up - down - (up * down) / 100);
  },
};
