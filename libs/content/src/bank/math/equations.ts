import type { ItemModel } from '../kit/types.js';
import { decimal, fraction, shortest } from './formats.js';
import { root } from './linear-equation.js';
import { numericChoice, numericSupply, q, redraw, wrong } from './support.js';

/** A linear term as it is written: `3x`, `x`, `-2x`. */
const term = (n: number, letter: string) =>
  n === 1 ? letter : n === -1 ? `-${letter}` : `${n}${letter}`;
const signed = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`);

const ASK = [
  (tex: string, x: string) => `Solve $${tex}$ for $${x}$.`,
  (tex: string, x: string) => `What value of $${x}$ makes $${tex}$ true?`,
  (tex: string, x: string) => `If $${tex}$, what is the value of $${x}$?`,
];

/** ax + b = c */
export const twoStepEquation: ItemModel = {
  id: 'math.two-step-equation',
  objective: 'math.numbers.equations',
  type: 'multiple-choice',
  difficulty: -0.7,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, x] = [rng.int(3, 9), rng.int(3, 14)];
      const b = rng.int(4, 30) * rng.pick([1, -1]);
      const c = a * x + b;
      const letter = rng.pick(['x', 'n', 'y']);
      const undo = b < 0 ? `add ${-b}` : `subtract ${b}`;
      return numericChoice(rng, {
        stem: rng.pick(ASK)(`${a}${letter} ${signed(b)} = ${c}`, letter),
        format: decimal(0),
        signed: true,
        key: q(x),
        remember: 'Undo addition or subtraction first, then multiplication or division.',
        why: [
          `First ${undo} ${b < 0 ? 'to' : 'from'} both sides: $${a}${letter} = ${c - b}$.`,
          `Then divide both sides by ${a}: $${letter}$ = {=}.`,
        ],
        wrongs: [
          wrong(
            'same-operation-across',
            q(c + b, a),
            `This moves ${Math.abs(b)} to the other side with the same sign, $${a}${letter} = ${c + b}$, which leads to {=}.`,
          ),
          wrong(
            'undoes-coefficient-wrong',
            c - b - a,
            `This subtracts ${a} instead of dividing by it, which leads to {=}.`,
          ),
          wrong(
            'stops-before-dividing',
            c - b,
            `This stops at $${a}${letter} = ${c - b}$ and does not divide by ${a}, which leads to {=}.`,
          ),
          wrong(
            'distributes-partly',
            q(c, a).sub(b),
            `This divides only ${c} by ${a} before moving ${Math.abs(b)}, which leads to {=}.`,
          ),
          wrong('sign-error', -x, `This makes a sign error in the last step, which leads to {=}.`),
          wrong(
            'counts-off-by-one',
            x - 1,
            `This loses one multiple of ${a} in the division ${c - b} ÷ ${a}, which leads to {=}.`,
          ),
          wrong(
            'counts-off-by-one',
            x + 1,
            `This counts one multiple of ${a} too many in the division ${c - b} ÷ ${a}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => root(stem),
};

/** ax + b = cx + d, typed. */
export const unknownOnBothSides: ItemModel = {
  id: 'math.unknown-on-both-sides',
  objective: 'math.numbers.equations',
  type: 'supply',
  difficulty: 0.1,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [a, c, x, b] = [rng.int(5, 12), rng.int(2, 9), rng.int(2, 15), rng.int(3, 25)];
      if (a - c < 2) return undefined;
      const d = (a - c) * x - b;
      if (d < 2) return undefined;
      return numericSupply({
        stem: `Solve for $x$: $${a}x - ${b} = ${term(c, 'x')} + ${d}$. Type the value of $x$.`,
        format: shortest(2),
        signed: true,
        key: q(x),
        remember: 'Collect the variable on one side and the numbers on the other.',
        why: [
          `Subtract $${c}x$ from both sides: $${a - c}x - ${b} = ${d}$.`,
          `Add ${b}: $${a - c}x = ${b + d}$.`,
          `Divide by ${a - c}: $x$ = {=}.`,
        ],
        wrongs: [
          wrong(
            'combines-unlike-terms',
            q(b + d, a + c),
            `This adds the terms with $x$ to $${a + c}x$ instead of subtracting, which leads to {=}.`,
          ),
          wrong(
            'same-operation-across',
            q(d - b, a - c),
            `This subtracts ${b} instead of adding it, which leads to {=}.`,
          ),
          wrong(
            'stops-before-dividing',
            b + d,
            `This stops at $${a - c}x = ${b + d}$, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => root(stem),
};

/** a(x + b) = c, with parentheses. */
export const equationWithBrackets: ItemModel = {
  id: 'math.equation-with-brackets',
  objective: 'math.numbers.equations',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, b, c, x] = [rng.int(2, 7), rng.int(2, 9), rng.int(2, 9), rng.int(2, 12)];
      const e = a * (x - b) + c * x;
      if (a === c || e <= 0) return undefined;
      return numericChoice(rng, {
        stem: rng.pick(ASK)(`${a}(x - ${b}) + ${c}x = ${e}`, 'x'),
        format: decimal(0),
        signed: true,
        key: q(x),
        remember: 'Distribute to every term in the parentheses before you collect terms.',
        why: [
          `Distribute: $${a}x - ${a * b} + ${c}x = ${e}$.`,
          `Collect the terms: $${a + c}x = ${e + a * b}$.`,
          `Divide by ${a + c}: $x$ = {=}.`,
        ],
        wrongs: [
          wrong(
            'distributes-partly',
            q(e + b, a + c),
            `This multiplies only the first term in the parentheses by ${a}, so that ${b} stays ${b}, which leads to {=}.`,
          ),
          wrong(
            'same-operation-across',
            q(e - a * b, a + c),
            `This subtracts ${a * b} on the right instead of adding it, which leads to {=}.`,
          ),
          wrong(
            'combines-unlike-terms',
            q(e + a * b, a),
            `This leaves $${c}x$ out, which leads to {=}.`,
          ),
          wrong(
            'combines-unlike-terms',
            q(e, a + c),
            `This leaves the ${b} in the parentheses out, which leads to {=}.`,
          ),
          wrong(
            'answers-other-quantity',
            x - b,
            `{=} is the value of the parentheses $x - ${b}$, not of $x$.`,
          ),
          wrong('counts-twice', x + b, `This adds ${b} once more at the end, which leads to {=}.`),
        ],
      });
    }),
  solve: ({ stem }) => root(stem),
};

/** x/a + b = c as a word problem. */
export const fractionEquation: ItemModel = {
  id: 'math.fraction-equation',
  objective: 'math.numbers.equations',
  type: 'multiple-choice',
  difficulty: -0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const part = q(rng.int(2, 5), rng.pick([3, 4, 5, 6, 7]));
      const [n, d] = [Number(part.n), Number(part.d)];
      const x = d * rng.int(3, 12);
      const b = rng.int(3, 20);
      const c = (x / d) * n + b;
      if (part.gte(1) || n === 1) return undefined;
      const f = fraction.text(part).slice(1, -1);
      return numericChoice(rng, {
        stem: rng.pick(ASK)(`${f}x + ${b} = ${c}`, 'x'),
        format: decimal(0),
        key: q(x),
        remember: 'To undo a fraction coefficient, multiply by its reciprocal.',
        why: [
          `Subtract ${b}: $${f}x = ${c - b}$.`,
          `Multiply by the reciprocal: $x = ${c - b} \\times \\frac{${d}}{${n}}$ = {=}.`,
        ],
        wrongs: [
          wrong(
            'undoes-coefficient-wrong',
            q(c - b).mul(part),
            `This multiplies ${c - b} by $${f}$ instead of its reciprocal, which leads to {=}.`,
          ),
          wrong(
            'undoes-coefficient-wrong',
            (c - b) * d,
            `This multiplies by ${d} but does not divide by ${n}, which leads to {=}.`,
          ),
          wrong(
            'undoes-coefficient-wrong',
            q(c - b, n),
            `This divides by ${n} but does not multiply by ${d}, which leads to {=}.`,
          ),
          wrong(
            'same-operation-across',
            q(c + b).div(part),
            `This adds ${b} on the right instead of subtracting it, which leads to {=}.`,
          ),
          wrong(
            'combines-unlike-terms',
            q(c).div(part),
            `This does not subtract ${b} first, which leads to {=}.`,
          ),
          wrong(
            'wrong-step-order',
            q(c).div(part).sub(b),
            `This divides ${c} by $${f}$ first and then subtracts ${b}, which leads to {=}.`,
          ),
          wrong('stops-early', c - b, `This stops after subtracting ${b}, which leads to {=}.`),
        ],
      });
    }),
  solve: ({ stem }) => root(stem),
};
