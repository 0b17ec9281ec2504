import { decimal, plain, shortest } from './formats.js';
import { root } from './linear-equation.js';
import { choiceModel, q, supplyModel, tidy, wrong } from './support.js';

/** x/a = b/c */
export const proportionEquation = choiceModel(
  { id: 'math.proportion-equation', objective: 'math.numbers.equations', difficulty: -0.5 },
  (rng) => {
    const [a, c, f] = [rng.int(3, 16), rng.int(3, 16), rng.int(2, 24)];
    const key = q(a * f, c);
    if (a === c || key.mul(10).d !== 1n || key.equals(f) || q(f, c).d !== BigInt(c))
      return undefined;
    return {
      stem: rng.pick([
        `Solve the proportion $\\frac{x}{${a}} = \\frac{${f}}{${c}}$ for $x$.`,
        `What value of $x$ makes $\\frac{x}{${a}} = \\frac{${f}}{${c}}$ a true proportion?`,
      ]),
      format: decimal(1),
      key,
      remember: 'Cross products of a proportion are equal.',
      why: [
        `Cross-multiply: $${c}x = ${a} \\times ${f}$, so $${c}x = ${a * f}$.`,
        `Divide by ${c}: ${a * f} ÷ ${c} = {=}.`,
      ],
      wrongs: [
        wrong(
          'inverts-ratio',
          q(c * f, a),
          `This multiplies ${c} by ${f} and divides by ${a}, which leads to {=}.`,
        ),
        wrong(
          'forgets-to-divide',
          a * f,
          `This multiplies ${a} by ${f} and does not divide by ${c}, which leads to {=}.`,
        ),
        wrong(
          'additive-thinking',
          f + a - c,
          a > c
            ? `This adds ${a - c}, the difference between ${a} and ${c}, to ${f}, which leads to {=}.`
            : `This subtracts ${c - a}, the difference between ${c} and ${a}, from ${f}, which leads to {=}.`,
        ),
        wrong(
          'swaps-quantities',
          q(a * c, f),
          `This multiplies the denominators and divides by ${f}, which leads to {=}.`,
        ),
        wrong(
          'forgets-to-divide',
          q(f, c),
          `This divides ${f} by ${c} and leaves out ${a}, which leads to {=}.`,
        ),
        wrong(
          'undoes-coefficient-wrong',
          q(f, a),
          `This divides ${f} by ${a}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [, a, f, c] = /x\}\{(\d+)\} = \\frac\{(\d+)\}\{(\d+)\}/.exec(stem) ?? [];
    return tidy((Number(f) / Number(c)) * Number(a));
  },
);

/** ax + b = c with decimals. */
export const decimalEquation = choiceModel(
  { id: 'math.decimal-equation', objective: 'math.numbers.equations', difficulty: 0 },
  (rng) => {
    const [a, x, b] = [
      q(rng.pick([5, 12, 15, 24, 25, 35, 45]), rng.pick([10, 100])),
      rng.int(2, 30),
      q(rng.int(11, 95), 10),
    ];
    const c = a.mul(x).add(b);
    if (a.d === 1n || b.d === 1n) return undefined;
    const [sa, sb, sc] = [plain(a), plain(b), plain(c)];
    return {
      stem: rng.pick([
        `Solve $${sa}x + ${sb} = ${sc}$ for $x$.`,
        `If $${sa}x + ${sb} = ${sc}$, what is the value of $x$?`,
      ]),
      format: decimal(2),
      key: q(x),
      remember: 'Undo the addition first, then divide by the coefficient.',
      why: [
        `Subtract ${sb} from both sides: ${sc} − ${sb} = ${plain(c.sub(b))}.`,
        `Divide both sides by ${sa}: ${plain(c.sub(b))} ÷ ${sa} = {=}.`,
      ],
      wrongs: [
        wrong(
          'misplaces-decimal',
          x * 10,
          `This places the decimal point one place too far to the right in the division, which leads to {=}.`,
        ),
        wrong(
          'misplaces-decimal',
          q(x, 10),
          `This places the decimal point one place too far to the left in the division, which leads to {=}.`,
        ),
        wrong(
          'undoes-coefficient-wrong',
          c.sub(b).mul(a),
          `This multiplies by ${sa} instead of dividing, which leads to {=}.`,
        ),
        wrong(
          'stops-before-dividing',
          c.sub(b),
          `This stops after subtracting ${sb}, which leads to {=}.`,
        ),
        wrong(
          'same-operation-across',
          c.add(b).div(a),
          `This adds ${sb} instead of subtracting it, which leads to {=}.`,
        ),
        wrong(
          'undoes-coefficient-wrong',
          c.sub(b).sub(a),
          `This subtracts ${sa} instead of dividing by it, which leads to {=}.`,
        ),
        wrong('calculation-slip', x + 2, `This makes a slip in the division, which leads to {=}.`),
        wrong(
          'calculation-slip',
          x - 1,
          `This comes out one too low in the division, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => root(stem),
);

/** a - bx = c, typed. */
export const negativeCoefficient = supplyModel(
  { id: 'math.negative-coefficient', objective: 'math.numbers.equations', difficulty: 0.3 },
  (rng) => {
    const [a, b, x] = [rng.int(10, 60), rng.int(2, 9), rng.int(2, 14)];
    const c = a - b * x;
    if (a % b === 0 || c === 0) return undefined;
    const across = q(-(c + a), b);
    return {
      stem: rng.pick([
        `Solve for $x$: $${a} - ${b}x = ${c}$. Type the value of $x$.`,
        `Type the value of $x$ that makes $${a} - ${b}x = ${c}$ true.`,
      ]),
      format: shortest(2),
      signed: true,
      key: q(x),
      remember: 'Keep the minus sign with the term it belongs to.',
      why: [
        `Subtract ${a} from both sides: $-${b}x = ${c - a}$.`,
        `Divide both sides by $-${b}$: a negative divided by a negative is positive.`,
        `$x$ = {=}.`,
      ],
      wrongs: [
        wrong('sign-error', -x, `This divides by ${b} instead of $-${b}$, which leads to {=}.`),
        wrong(
          'same-operation-across',
          across,
          `This adds ${a} instead of subtracting it, which leads to ${across.mul(100).d === 1n ? '' : 'about '}{=}.`,
        ),
        wrong(
          'stops-before-dividing',
          b * x,
          `This stops before dividing by ${b}, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => root(stem),
);

/** An expression evaluated for a negative value of its variable. */
export const evaluateExpression = choiceModel(
  { id: 'math.evaluate-expression', objective: 'math.numbers.equations', difficulty: 0.2 },
  (rng) => {
    const [a, b, c, x] = [rng.int(2, 6), rng.int(2, 9), rng.int(1, 12), -rng.int(2, 5)];
    const key = a * x * x - b * x + c;
    return {
      stem: rng.pick([
        `What is the value of $${a}x^2 - ${b}x + ${c}$ when $x = ${x}$?`,
        `If $x = ${x}$, what is $${a}x^2 - ${b}x + ${c}$?`,
      ]),
      format: decimal(0),
      signed: true,
      key: q(key),
      remember: 'Put a negative value in parentheses: its square is positive.',
      why: [
        `Square first: $(${x})^2 = ${x * x}$, and ${a} × ${x * x} = ${a * x * x}.`,
        `$-${b} \\times (${x}) = ${-b * x}$, because two negatives multiply to a positive.`,
        `${a * x * x} + ${-b * x} + ${c} = {=}.`,
      ],
      wrongs: [
        wrong(
          'sign-error',
          a * x * x + b * x + c,
          `This subtracts ${-b * x} although two minus signs make a plus, which leads to {=}.`,
        ),
        wrong(
          'sign-error',
          -a * x * x - b * x + c,
          `This takes the square of ${plain(x)} as negative, which leads to {=}.`,
        ),
        wrong(
          'power-as-product',
          a * 2 * x - b * x + c,
          `This doubles ${plain(x)} instead of squaring it, which leads to {=}.`,
        ),
        wrong(
          'left-to-right',
          a * x * (a * x) - b * x + c,
          `This multiplies by ${a} before squaring, which leads to {=}.`,
        ),
        wrong('sign-error', -a * x * x + b * x + c, `This loses both signs, which leads to {=}.`),
        wrong('leaves-out-a-part', key - c, `This leaves out the ${c}, which leads to {=}.`),
      ],
    };
  },
  ({ stem }) => {
    const [, a, b, c] = /\$(\d+)x\^2 - (\d+)x \+ (\d+)\$/.exec(stem) ?? [];
    const x = Number(/x = (-\d+)/.exec(stem)?.[1]);
    // Horner's way: one multiplication after the other.
    return (Number(a) * x - Number(b)) * x + Number(c);
  },
);
