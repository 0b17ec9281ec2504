import type { ItemModel } from '../kit/types.js';
import { decimal, fraction, mixed } from './formats.js';
import { numericChoice, q, readNumbers, redraw, tidy, wrong } from './support.js';

const SHARES: readonly ((total: string, part: string) => string)[] = [
  (total, part) =>
    `A bottle holds ${total} fluid ounces of cough syrup. How many full doses of ${part} fluid ounce does it hold?`,
  (total, part) =>
    `A roll holds ${total} yards of gauze. How many strips, each ${part} yard long, can be cut from it?`,
  (total, part) =>
    `A class has ${total} pounds of modeling clay. How many models of a knee joint, each using ${part} pound, can be made from it?`,
  (total, part) =>
    `A screening event lasts ${total} hours. How many appointments of ${part} hour each can be scheduled one after another?`,
];

/** How many times a fraction goes into a mixed number. */
export const divideByFraction: ItemModel = {
  id: 'math.divide-by-fraction',
  objective: 'math.numbers.arithmetic',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const part = q(rng.int(1, 5), rng.pick([3, 4, 5, 6, 8]));
      const count = rng.int(6, 24);
      const total = part.mul(count);
      if (part.gte(1) || total.d === 1n || total.lt(2)) return undefined;
      return numericChoice(rng, {
        stem: rng.pick(SHARES)(mixed.text(total), fraction.text(part)),
        format: decimal(0),
        key: q(count),
        remember: 'To divide by a fraction, multiply by its reciprocal.',
        why: [
          'The question is how many times the small amount fits into the total.',
          `Divide the total by one part: ${fraction.text(total)} ÷ ${fraction.text(part)} = ${fraction.text(total)} × $\\frac{${part.d}}{${part.n}}$ = {=}.`,
        ],
        wrongs: [
          wrong(
            'multiplies-instead-of-divides',
            total.mul(part),
            `This multiplies ${fraction.text(total)} by ${fraction.text(part)} instead of dividing, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            q(total.floor().n).div(part).floor(),
            `This divides only the whole number ${total.floor().n} by ${fraction.text(part)} and drops the rest, which leads to {=}.`,
          ),
          wrong(
            'divides-fractions-wrong',
            total.mul(part.d),
            `This multiplies by ${part.d} and does not divide by ${part.n}, which leads to {=}.`,
          ),
          wrong(
            'ignores-remainder',
            q(total.ceil().n).div(part).floor(),
            `This rounds the total up to ${total.ceil().n} before dividing${q(total.ceil().n).div(part).d === 1n ? '' : ' and drops the remainder'}, which leads to {=}.`,
          ),
          wrong(
            'multiplies-instead-of-divides',
            total.mul(part.n * part.d),
            `This multiplies by ${part.d} and by ${part.n}, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            count + 1,
            `This counts the start as a part of its own, which leads to {=}.`,
          ),
          wrong(
            'divides-fractions-wrong',
            total.div(part.d),
            `This divides by the denominator ${part.d} alone, which leads to {=}.`,
          ),
          wrong(
            'subtracts-instead-of-divides',
            total.sub(part),
            `This takes one part away from the total, which leads to {=}; the question is how often the part fits.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [total = 0, part = 1] = readNumbers(stem, 2);
    // Takes parts away one by one.
    let count = 0;
    for (let left = total; left > part - 1e-9; left -= part) count++;
    return count;
  },
};

/** A fraction of a fraction: what remains of a remainder. */
export const fractionOfRemainder: ItemModel = {
  id: 'math.fraction-of-remainder',
  family: 'math.fraction-of-what-is-left',
  objective: 'math.numbers.arithmetic',
  type: 'multiple-choice',
  difficulty: 0.6,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const first = q(rng.int(1, 3), rng.pick([3, 4, 5, 8]));
      const second = q(rng.int(1, 3), rng.pick([2, 3, 4, 5]));
      if (first.gte(1) || second.gte(1) || first.equals(second)) return undefined;
      const rest = q(1).sub(first);
      const [f, s] = [fraction.text(first), fraction.text(second)];
      return numericChoice(rng, {
        stem: rng.pick([
          `On Monday, ${f} of a box of gloves is used. On Tuesday, ${s} of the gloves that remain are used. What fraction of the full box is used on Tuesday?`,
          `A unit clerk spends ${f} of a shift on phone calls and ${s} of the rest of the shift on paperwork. What fraction of the whole shift is spent on paperwork?`,
          `A student spends ${f} of a scholarship on tuition and ${s} of what is left on books. What fraction of the scholarship is spent on books?`,
        ]),
        format: fraction,
        key: rest.mul(second),
        remember: 'A fraction of what is left: multiply by what is left, not by the whole.',
        why: [
          `After the first part, 1 − ${f} = ${fraction.text(rest)} is left.`,
          `${s} of that is ${s} × ${fraction.text(rest)} = {=}.`,
        ],
        wrongs: [
          wrong(
            'fraction-of-whole',
            first.mul(second),
            `This takes ${s} of ${f}, the part that is already gone, which leads to {=}.`,
          ),
          wrong(
            'fraction-of-whole',
            second,
            `This takes {=} of the whole, although it is a fraction of what remains.`,
          ),
          wrong(
            'answers-other-quantity',
            rest.mul(q(1).sub(second)),
            `{=} is what is left after both parts: ${fraction.text(rest)} × ${fraction.text(q(1).sub(second))}.`,
          ),
          wrong(
            'wrong-operation',
            rest.sub(second),
            `This subtracts both fractions from 1, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-multiplies',
            first.add(second),
            `This adds ${f} and ${s}, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            q(1, Number(first.d * second.d)),
            `This multiplies the denominators and writes 1 above them, which leads to {=}.`,
          ),
          wrong(
            'fraction-of-whole',
            first.mul(rest).mul(second),
            `This multiplies ${f}, ${s}, and ${fraction.text(rest)} all together, which leads to {=}.`,
          ),
          wrong(
            'stops-early',
            rest,
            `This stops after the first step: {=} is what is left before the second part.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [first = 0, second = 0] = readNumbers(stem, 2);
    // Counts cells of a 120 by 120 grid.
    const rows = Math.round(120 - 120 * first);
    return tidy((rows * Math.round(120 * second)) / 14_400);
  },
};
