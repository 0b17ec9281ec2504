import type { ItemModel } from '../kit/types.js';
import { evaluateTex } from './evaluate.js';
import { decimal, plain, shortest } from './formats.js';
import { choiceModel, q, readNumbers, redraw, supplyModel, tidy, wrong } from './support.js';

/** A product of two decimals. */
export const multiplyDecimals = choiceModel(
  { id: 'math.multiply-decimals', objective: 'math.numbers.arithmetic', difficulty: -0.4 },
  (rng) => {
    const [x, y] = [q(rng.int(12, 98), 10), q(rng.int(11, 95), 100)];
    const key = x.mul(y);
    if (x.d !== 10n || y.d < 20n || key.d !== 1000n) return undefined;
    const [a, b] = [plain(x), plain(y)];
    return {
      stem: rng.pick([
        `A bag holds ${a} liters of fluid. One liter of the fluid contains ${b} gram of a mineral. How many grams of the mineral are in the bag?`,
        `Each milliliter of a solution contains ${b} mg of a drug. How many milligrams of the drug are in ${a} mL?`,
        `What is the value of $${a} \\times ${b}$?`,
      ]),
      format: decimal(4),
      anyPrecision: true,
      key,
      remember: 'The product has as many decimal places as both factors together.',
      why: [
        `Multiply without the points: ${plain(x.mul(10))} × ${plain(y.mul(100))} = ${plain(key.mul(1000))}.`,
        `The factors have 1 and 2 decimal places, so the product has 3.`,
        `${a} × ${b} = {=}.`,
      ],
      wrongs: [
        wrong(
          'misplaces-decimal',
          key.mul(10),
          `This counts one decimal place too few, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-multiplies',
          x.add(y),
          `This adds the two numbers, which leads to {=}.`,
        ),
        wrong(
          'uses-another-number',
          key.add(y.div(10)),
          `This multiplies ${plain(x.add(1, 10))} instead of ${a} by ${b}, which leads to {=}.`,
        ),
        wrong(
          'uses-another-number',
          key.sub(y.div(10)),
          `This multiplies ${plain(x.sub(1, 10))} instead of ${a} by ${b}, which leads to {=}.`,
        ),
        wrong(
          'uses-another-number',
          key.add(x.div(100)),
          `This multiplies ${a} by ${plain(y.add(1, 100))} instead of ${b}, which leads to {=}.`,
        ),
        wrong(
          'uses-another-number',
          key.sub(x.div(100)),
          `This multiplies ${a} by ${plain(y.sub(1, 100))} instead of ${b}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const numbers = (stem.match(/\d+\.\d+/g) ?? []).map(Number);
    const [b = 0, a = 0] = [Math.min(...numbers), Math.max(...numbers)];
    return tidy(a * b);
  },
);

/** How many times one decimal goes into another, typed. */
export const divideDecimals = supplyModel(
  { id: 'math.divide-decimals', objective: 'math.numbers.arithmetic', difficulty: -0.1 },
  (rng) => {
    const part = q(rng.pick([12, 15, 24, 25, 35, 45, 75, 125]), 100);
    const count = rng.int(6, 48);
    const total = part.mul(count);
    if (total.d === 1n) return undefined;
    const [t, p] = [plain(total), plain(part)];
    const meters = (length: typeof part) => (length.gt(1) ? 'meters' : 'meter');
    return {
      stem: rng.pick([
        `A vial contains ${t} mL of a vaccine. How many doses of ${p} mL can a nurse draw from the vial?`,
        `A technician cuts a wire that is ${t} ${meters(total)} long into pieces that are each ${p} ${meters(part)} long. How many pieces are there?`,
        `A bottle holds ${t} g of a powder. How many capsules of ${p} g each can a pharmacist fill?`,
      ]),
      format: shortest(2),
      key: q(count),
      remember: 'To divide by a decimal, move both points the same number of places.',
      why: [
        `Divide the total by the amount in one part: ${t} ÷ ${p}.`,
        `Multiply both by 100 to clear the decimals: ${plain(total.mul(100))} ÷ ${plain(part.mul(100))} = {=}.`,
      ],
      wrongs: [
        wrong(
          'misplaces-decimal',
          q(count).div(10),
          `This moves the decimal points by different numbers of places, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          count * 10,
          `This moves the decimal points by different numbers of places, which leads to {=}.`,
        ),
        wrong(
          'multiplies-instead-of-divides',
          total.mul(part),
          `This multiplies ${t} by ${p}, which leads to about {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [t = 0, p = 1] = readNumbers(stem, 2);
    let count = 0;
    for (let left = Math.round(t * 1000); left > 0; left -= Math.round(p * 1000)) count++;
    return count;
  },
);

/** Gains and losses of signed numbers, with a negative that is subtracted. */
export const signedSum = choiceModel(
  { id: 'math.signed-sum', objective: 'math.numbers.arithmetic', difficulty: -0.3 },
  (rng) => {
    const [a, b, c] = [rng.int(3, 19), rng.int(3, 19), rng.int(3, 19)];
    const key = -a + b - c;
    if (new Set([a, b, c]).size < 3 || key === 0) return undefined;
    return {
      stem: rng.pick([
        `What is the value of $-${a} - (-${b}) + (-${c})$?`,
        `Simplify $-${a} - (-${b}) + (-${c})$.`,
      ]),
      format: decimal(0),
      signed: true,
      key: q(key),
      remember: 'Two minus signs next to each other make a plus.',
      why: [
        `Subtracting $-${b}$ is the same as adding ${b}, and adding $-${c}$ is the same as subtracting ${c}.`,
        `So compute $-${a} + ${b} - ${c}$ from left to right: $-${a} + ${b} = ${b - a}$.`,
        `$${b - a} - ${c}$ = {=}.`,
      ],
      wrongs: [
        wrong(
          'sign-error',
          -a - b - c,
          `This subtracts ${b} although two minus signs make a plus, which leads to {=}.`,
        ),
        wrong(
          'sign-error',
          -a + b + c,
          `This adds ${c} although it is negative, which leads to {=}.`,
        ),
        wrong('sign-error', a + b - c, `This loses the minus sign of ${a}, which leads to {=}.`),
        wrong('sign-error', -key, `This has the right size but the wrong sign, {=}.`),
        wrong(
          'ignores-minus-sign',
          a + b + c,
          `This ignores all the minus signs, which leads to {=}.`,
        ),
        wrong(
          'sign-error',
          -a - b + c,
          `This swaps the signs of ${b} and ${c}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) =>
    evaluateTex(
      (/\$(.+?)\$/.exec(stem)?.[1] ?? '').replaceAll('+ (-', '- (').replaceAll('- (-', '+ ('),
    ),
);

/** A fraction bar that groups a sum. */
export const fractionBarExpression = choiceModel(
  { id: 'math.fraction-bar-expression', objective: 'math.numbers.arithmetic', difficulty: 0.1 },
  (rng) => {
    const [c, quotient, d, e] = [rng.int(2, 6), rng.int(3, 12), rng.int(2, 6), rng.int(2, 15)];
    const a = rng.int(4, c * quotient - 2);
    const b = c * quotient - a;
    const key = quotient * d - e;
    // Forgetting what the bar groups must not lead to the key.
    if (b < 2 || key <= 0 || a % c === 0 || a + (b / c) * d - e === key) return undefined;
    return {
      stem: rng.pick([
        `What is the value of $\\frac{${a} + ${b}}{${c}} \\times ${d} - ${e}$?`,
        `Simplify the expression $\\frac{${a} + ${b}}{${c}} \\times ${d} - ${e}$.`,
      ]),
      format: decimal(0),
      signed: true,
      key: q(key),
      remember: 'A fraction bar works like parentheses around the numerator.',
      why: [
        `The fraction bar groups the sum: ${a} + ${b} = ${a + b}.`,
        `Divide and multiply from left to right: ${a + b} ÷ ${c} = ${quotient}, and ${quotient} × ${d} = ${quotient * d}.`,
        `Subtract last: ${quotient * d} − ${e} = {=}.`,
      ],
      wrongs: [
        wrong(
          'left-to-right',
          quotient * (d - e),
          `This subtracts ${d} − ${e} before multiplying, which leads to {=}.`,
        ),
        wrong(
          'ignores-parentheses',
          q(b, c)
            .mul(d)
            .add(a - e),
          `This divides only ${b} by ${c}, which leads to {=}.`,
        ),
        wrong(
          'stops-early',
          quotient * d,
          `This stops before subtracting ${e}, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          quotient - e,
          `This leaves out the factor ${d}, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-subtracts',
          quotient * d + e,
          `This adds ${e} instead of subtracting it, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          (a + b) * d - e,
          `This leaves out the division by ${c}, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-multiplies',
          quotient + d - e,
          `This adds ${d} instead of multiplying, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [, a, b, c, d, e] =
      /frac\{(\d+) \+ (\d+)\}\{(\d+)\} \\times (\d+) - (\d+)/.exec(stem) ?? [];
    return tidy(((Number(a) + Number(b)) * Number(d)) / Number(c) - Number(e));
  },
);

/** The steps of simplifying an expression. */
export const orderEvaluationSteps: ItemModel = {
  id: 'math.order-evaluation-steps',
  family: 'math.solution-steps',
  objective: 'math.numbers.arithmetic',
  type: 'ordered',
  difficulty: -0.1,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const [a, b, c, d, e] = [
        rng.int(40, 90),
        rng.int(2, 5),
        rng.int(2, 6),
        rng.int(3, 8),
        rng.int(2, 9),
      ];
      if (b <= 1 || c === d) return undefined;
      const [inner, square] = [c + d, (c + d) ** 2];
      const product = b * square;
      if (product > 400) return undefined;
      return {
        type: 'ordered',
        stem: `A student simplifies $${a} + ${b} \\times (${c} + ${d})^2 - ${e}$ and does one operation at a time. Place the steps in the correct order.`,
        why: [
          `Parentheses come first: ${c} + ${d} = ${inner}.`,
          `Then the power, ${inner} × ${inner} = ${square}, and the product, ${b} × ${square} = ${product}.`,
          `Addition and subtraction come last, from left to right.`,
        ],
        remember: 'Parentheses, exponents, multiply and divide, then add and subtract.',
        steps: [
          {
            text: `Add ${c} and ${d}.`,
            rationale: `The sum is in parentheses, so it comes first.`,
          },
          {
            text: `Square ${inner}.`,
            rationale: `A power comes before multiplication: ${inner} × ${inner} = ${square}.`,
          },
          {
            text: `Multiply ${b} by ${square}.`,
            rationale: `Multiplication comes before addition: ${b} × ${square} = ${product}.`,
          },
          {
            text: `Add ${a} and ${product}.`,
            rationale: `Addition and subtraction go from left to right: ${a} + ${product} = ${a + product}.`,
          },
          {
            text: `Subtract ${e} from ${a + product}.`,
            rationale: `The subtraction is farthest to the right: ${a + product} − ${e} = ${a + product - e}.`,
          },
        ],
        rationale: `Parentheses, power, product, and then addition and subtraction from left to right give ${a + product - e}.`,
        misconception: 'left-to-right',
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'ordered') throw new TypeError('ordered expected');
    const [a = 0, b = 0, c = 0, d = 0] = (draft.stem.match(/\d+/g) ?? []).map(Number);
    const inner = c + d;
    const product = b * inner * inner;
    const wanted = [
      `Add ${c} and`,
      `Square ${inner}`,
      `Multiply ${b} by ${inner * inner}`,
      `Add ${a} and ${product}`,
      'Subtract',
    ];
    return wanted.map((w) => draft.steps.find((s) => s.text.startsWith(w))?.text ?? '').join(' | ');
  },
};
