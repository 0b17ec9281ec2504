import type { ItemModel } from '../kit/types.js';
import { fraction, mixed } from './formats.js';
import { NAMES, numericChoice, q, readNumbers, redraw, tidy, wrong } from './support.js';

const SUM_SETTINGS: readonly ((a: string, b: string, name: string) => string)[] = [
  (a, b, name) =>
    `${name} studies for ${a} hours on Monday and ${b} hours on Tuesday. How many hours does ${name} study altogether?`,
  (a, b, name) =>
    `${name} mixes ${a} cups of broth with ${b} cups of water. How many cups of liquid are there in all?`,
  (a, b, name) =>
    `In physical therapy, ${name} walks ${a} miles in the first week and ${b} miles in the second. How many miles does ${name} walk altogether?`,
  (a, b) =>
    `A handrail is made of two pieces that are ${a} feet and ${b} feet long, joined end to end. How many feet long is the handrail?`,
];

/** A sum of two mixed numbers with unlike denominators. */
export const addMixedNumbers: ItemModel = {
  id: 'math.add-mixed-numbers',
  family: 'math.mixed-number-sums',
  objective: 'math.numbers.arithmetic',
  type: 'multiple-choice',
  difficulty: -0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [b = 2, d = 3] = rng.sample([2, 3, 4, 5, 6, 8], 2);
      const [m, n] = [rng.int(1, 4), rng.int(1, 4)];
      const [a, c] = [rng.int(1, b - 1), rng.int(1, d - 1)];
      const [x, y] = [q(a, b).add(m), q(c, d).add(n)];
      const sum = x.add(y);
      if (Number(q(a, b).d) !== b || Number(q(c, d).d) !== d || sum.d === 1n) return undefined;
      const parts = q(a, b).add(q(c, d));
      const show = mixed.text;
      return numericChoice(rng, {
        stem: rng.pick(SUM_SETTINGS)(show(x), show(y), rng.pick(NAMES)),
        format: mixed,
        key: sum,
        remember: 'Add wholes and fractions separately, over a common denominator.',
        why: [
          `Add the whole numbers, ${m} + ${n} = ${m + n}, and the fractions over a common denominator, $\\frac{${a}}{${b}} + \\frac{${c}}{${d}}$ = ${fraction.text(parts)}.`,
          'Together that is {=}.',
        ],
        wrongs: [
          wrong(
            'adds-denominators',
            q(a + c, b + d).add(m + n),
            `This adds numerators and denominators, $\\frac{${a}+${c}}{${b}+${d}}$, which leads to {=}. Fractions need a common denominator first.`,
          ),
          wrong(
            'regrouping-slip',
            parts.gt(1) ? sum.sub(1) : 0,
            `This leaves out the whole that the fractions make together (${fraction.text(parts)} is more than 1), which leads to {=}.`,
          ),
          wrong(
            'regrouping-slip',
            sum.add(1),
            `This counts one whole too many when the fractions are added, which leads to {=}.`,
          ),
          wrong(
            'no-common-denominator',
            q(a + c, Math.max(b, d)).add(m + n),
            `This adds the numerators ${a} + ${c} over the larger denominator ${Math.max(b, d)} without rewriting the other fraction, which leads to {=}.`,
          ),
          wrong(
            'no-common-denominator',
            q(a + c, Math.min(b, d)).add(m + n),
            `This adds the numerators ${a} + ${c} over the smaller denominator ${Math.min(b, d)}, which leads to {=}.`,
          ),
          wrong(
            'misreads-number',
            m + n + a + c,
            `This adds the numerators to the whole numbers, which leads to {=}.`,
          ),
          wrong(
            'no-common-denominator',
            q(a + c, b * d).add(m + n),
            `This uses the denominator ${b * d} but keeps the old numerators ${a} and ${c}, which leads to {=}.`,
          ),
          wrong(
            'subtracts-instead-of-adds',
            q(a, b)
              .sub(q(c, d))
              .abs()
              .add(m + n),
            `This adds the whole numbers but subtracts the fractions, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [x = 0, y = 0] = readNumbers(stem, 2);
    return tidy(x + y);
  },
};

const TAKE_AWAY: readonly ((a: string, b: string) => string)[] = [
  (a, b) =>
    `A roll of gauze is ${a} yards long. A piece ${b} yards long is cut off. How many yards are left?`,
  (a, b) =>
    `A jug holds ${a} liters of water. A patient drinks ${b} liters during the day. How many liters are left in the jug?`,
  (a, b) =>
    `A handrail is ${a} feet long, and ${b} feet of it has been painted. How many feet are left to paint?`,
  (a, b) =>
    `A supply cart held ${a} pounds of linens, and ${b} pounds were unloaded. How many pounds are still on the cart?`,
];

/** A difference of mixed numbers in which a whole has to be regrouped. */
export const subtractMixedNumbers: ItemModel = {
  id: 'math.subtract-mixed-numbers',
  family: 'math.mixed-number-sums',
  objective: 'math.numbers.arithmetic',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [b = 4, d = 3] = rng.sample([2, 3, 4, 5, 6, 8], 2);
      const [m, n] = [rng.int(5, 12), rng.int(1, 3)];
      const [x, y] = [q(rng.int(1, b - 1), b), q(rng.int(1, d - 1), d)];
      if (x.gte(y) || Number(x.d) !== b || Number(y.d) !== d) return undefined;
      const difference = x.add(m).sub(y.add(n));
      const show = mixed.text;
      return numericChoice(rng, {
        stem: rng.pick(TAKE_AWAY)(show(x.add(m)), show(y.add(n))),
        format: mixed,
        key: difference,
        remember: 'If the first fraction is smaller, regroup one whole before you subtract.',
        why: [
          `${fraction.text(x)} is less than ${fraction.text(y)}, so regroup one whole: ${show(x.add(m))} = ${m - 1} + ${fraction.text(x.add(1))}.`,
          `Then ${m - 1} − ${n} = ${m - 1 - n} and ${fraction.text(x.add(1))} − ${fraction.text(y)} = ${fraction.text(x.add(1).sub(y))}, which makes {=}.`,
        ],
        wrongs: [
          wrong(
            'reverses-subtraction',
            y.sub(x).add(m - n),
            `This subtracts the smaller fraction from the larger one, ${fraction.text(y)} − ${fraction.text(x)}, and the wholes ${m} − ${n}, which leads to {=}.`,
          ),
          wrong(
            'regrouping-slip',
            difference.add(1),
            `This regroups a whole but still subtracts ${m} − ${n} = ${m - n}, which leads to {=}.`,
          ),
          wrong(
            'regrouping-slip',
            difference.sub(1),
            `This takes the regrouped whole away twice, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            x.add(y).add(m + n),
            `This adds the two amounts, which leads to {=}.`,
          ),
          wrong(
            'reverses-subtraction',
            y.sub(x).add(m - n - 1),
            `This lowers the whole number but then subtracts the fractions in the wrong order, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [x = 0, y = 0] = readNumbers(stem, 2);
    return tidy(x - y);
  },
};
