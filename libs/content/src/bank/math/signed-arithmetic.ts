import type { ItemModel } from '../kit/types.js';
import { evaluateTex } from './evaluate.js';
import { decimal, plain } from './formats.js';
import { NAMES, numericChoice, numericSupply, q, redraw, wrong } from './support.js';

const EXPRESSION_STEMS = [
  (tex: string) => `What is the value of $${tex}$?`,
  (tex: string) => `Simplify the expression $${tex}$.`,
  (tex: string) => `Which number is equal to $${tex}$?`,
];

/** Parentheses, a power, a product, and a difference. */
export const orderOfOperations: ItemModel = {
  id: 'math.order-of-operations',
  objective: 'math.numbers.arithmetic',
  type: 'multiple-choice',
  difficulty: -0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, b, c, d] = [rng.int(20, 60), rng.int(2, 6), rng.int(3, 9), rng.int(2, 8)];
      const e = rng.int(2, 5);
      const key = a - b * (c - d) + e * e;
      // A wrong order must not lead to the key.
      const slips = [(a - b) * (c - d) + e * e, a - b * c - d + e * e, (a - b) * c - d + e * e];
      if (c - d < 2 || slips.includes(key)) return undefined;
      return numericChoice(rng, {
        stem: rng.pick(EXPRESSION_STEMS)(`${a} - ${b} \\times (${c} - ${d}) + ${e}^2`),
        format: decimal(0),
        signed: true,
        key: q(key),
        remember:
          'Parentheses, then powers, then multiply and divide, then add and subtract from left to right.',
        why: [
          `Parentheses first: ${c} − ${d} = ${c - d}.`,
          `Then the power ${e} × ${e} = ${e * e} and the product ${b} × ${c - d} = ${b * (c - d)}.`,
          `From left to right: ${a} − ${b * (c - d)} + ${e * e} = {=}.`,
        ],
        wrongs: [
          wrong(
            'left-to-right',
            (a - b) * (c - d) + e * e,
            `This subtracts ${a} − ${b} before multiplying, which leads to {=}.`,
          ),
          wrong(
            'power-as-product',
            a - b * (c - d) + 2 * e,
            `This reads the power as ${e} × 2 = ${2 * e}, which leads to {=}.`,
          ),
          wrong(
            'left-to-right',
            a - (b * (c - d) + e * e),
            `This adds ${b * (c - d)} + ${e * e} before subtracting from ${a}, which leads to {=}. Addition and subtraction go from left to right.`,
          ),
          wrong(
            'ignores-parentheses',
            a - b * c - d + e * e,
            `This ignores the parentheses and multiplies ${b} × ${c} first, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            a + b * (c - d) + e * e,
            `This adds the product instead of subtracting it, which leads to {=}.`,
          ),
          wrong(
            'power-as-product',
            a - b * (c - d) + 10 * e + 2,
            `This reads the power as the number ${10 * e + 2}, which leads to {=}.`,
          ),
          wrong(
            'power-as-product',
            a - b * (c - d) + e,
            `This leaves out the power and adds only ${e}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => evaluateTex(/\$(.+?)\$/.exec(stem)?.[1] ?? ''),
};

/** A sum with negative factors and a quotient. */
export const signedExpression: ItemModel = {
  id: 'math.signed-expression',
  objective: 'math.numbers.arithmetic',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, b, c] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 6)];
      const quotient = rng.int(2, 9);
      const d = c * quotient;
      const key = -a * b + quotient;
      if ((-a * b - d) / -c === key) return undefined;
      return numericChoice(rng, {
        stem: rng.pick(EXPRESSION_STEMS)(`-${a} \\times ${b} - ${d} \\div (-${c})`),
        format: decimal(0),
        signed: true,
        key: q(key),
        remember: 'Subtracting a negative is adding a positive.',
        why: [
          `$-${a} \\times ${b} = -${a * b}$ and $${d} \\div (-${c}) = -${quotient}$.`,
          `Subtracting a negative number adds its opposite: $-${a * b} + ${quotient}$ = {=}.`,
        ],
        wrongs: [
          wrong(
            'sign-error',
            -a * b - quotient,
            `This subtracts ${quotient} although the quotient is negative, which leads to {=}.`,
          ),
          wrong(
            'sign-error',
            a * b + quotient,
            `This drops the minus sign of the product, which leads to {=}.`,
          ),
          wrong(
            'sign-error',
            a * b - quotient,
            `This makes the product positive and then subtracts ${quotient}, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-multiplies',
            -a + b + quotient,
            `This adds $-${a}$ and ${b} instead of multiplying, which leads to {=}.`,
          ),
          wrong(
            'stops-early',
            -a * b,
            `This stops at the product {=} and leaves the quotient out.`,
          ),
          wrong(
            'multiplies-instead-of-divides',
            -a * b - d * c,
            `This multiplies ${d} by ${c} instead of dividing and drops the minus sign of $-${c}$, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => evaluateTex(/\$(.+?)\$/.exec(stem)?.[1] ?? ''),
};

/** A temperature that rises and falls below zero. */
export const temperatureChange: ItemModel = {
  id: 'math.temperature-change',
  objective: 'math.numbers.arithmetic',
  type: 'multiple-choice',
  difficulty: -0.8,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [start, rise, fall] = [rng.int(-22, -4), rng.int(3, 18), rng.int(3, 18)];
      if (rise === fall || start + rise === 0) return undefined;
      // In the U.S., weather is in degrees Fahrenheit; laboratory temperatures are in degrees Celsius.
      const [unit, tell] = rng.pick<[string, (from: string) => string]>([
        [
          '°C',
          (from) =>
            `A laboratory freezer shows ${from}. During a power outage, it warms by ${rise}°C, and then it cools by ${fall}°C. What temperature does it show now?`,
        ],
        [
          '°F',
          (from) =>
            `At 4 a.m., the air outside a rural clinic is ${from}. By noon it is ${rise}°F warmer, and by evening it is ${fall}°F colder than at noon. What is the evening temperature?`,
        ],
      ]);
      const show = decimal(0, unit);
      const end = start + rise - fall;
      return numericChoice(rng, {
        stem: tell(show.text(q(start))),
        format: show,
        signed: true,
        key: q(end),
        remember: 'Up adds, down subtracts; keep the sign of the starting value.',
        why: [
          `Start at ${show.text(q(start))}: $${start} + ${rise} = ${start + rise}$, then $${start + rise} - ${fall} = ${end}$.`,
          'The temperature is {=}.',
        ],
        wrongs: [
          wrong(
            'reverses-direction',
            start - rise + fall,
            `This subtracts the rise and adds the fall, which leads to {=}.`,
          ),
          wrong(
            'sign-error',
            -start + rise - fall,
            `This starts above zero, at ${-start}${unit}, which leads to {=}.`,
          ),
          wrong(
            'adds-instead-of-subtracts',
            start + rise + fall,
            `This adds both changes, which leads to {=}.`,
          ),
          wrong(
            'subtracts-instead-of-adds',
            start - rise - fall,
            `This subtracts both changes, which leads to {=}.`,
          ),
          wrong('sign-error', -end, `This loses the sign of the last result, which leads to {=}.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [start = 0, up = 0, down = 0] = [...stem.matchAll(/(-?\d+)\$?°[CF]/g)].map((m) =>
      Number(m[1]),
    );
    let now = start;
    for (let i = 0; i < up; i++) now++;
    for (let i = 0; i < down; i++) now--;
    return now;
  },
};

/** A sum of products of decimals, typed: the weight of a list of supplies. */
export const decimalProductSum: ItemModel = {
  id: 'math.decimal-product-sum',
  objective: 'math.numbers.arithmetic',
  type: 'supply',
  difficulty: -0.1,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const [n, m] = [rng.int(3, 12), rng.int(2, 9)];
      const [x, y] = [q(rng.int(102, 495), 100), q(rng.int(3, 29), 10)];
      if (x.d !== 100n || y.d !== 10n || n === m) return undefined;
      const [px, py] = [plain(x), plain(y)];
      const name = rng.pick(NAMES);
      return numericSupply({
        stem: rng.pick([
          `${name} packs ${n} bags of saline that weigh ${px} kg each and ${m} boxes of tubing that weigh ${py} kg each. What is the total weight in kilograms?`,
          `For a lab class, ${name} fills ${n} flasks with ${px} L of water each and ${m} beakers with ${py} L each. How many liters of water are used altogether?`,
        ]),
        format: decimal(2),
        key: x.mul(n).add(y.mul(m)),
        remember: 'Multiply each amount by its own count, then add.',
        why: [
          `${n} × ${px} = ${plain(x.mul(n))} and ${m} × ${py} = ${plain(y.mul(m))}.`,
          'The sum is {=}.',
        ],
        wrongs: [
          wrong(
            'swaps-quantities',
            x.mul(m).add(y.mul(n)),
            `This multiplies each amount by the other count, which leads to {=}.`,
          ),
          wrong(
            'left-to-right',
            x.add(y).mul(n + m),
            `This adds the amounts and multiplies by all ${n + m} pieces, which leads to {=}.`,
          ),
          wrong(
            'misplaces-decimal',
            x.mul(n).add(y.mul(m).div(10)),
            `This puts the decimal point of ${m} × ${py} one place too far left, which leads to {=}.`,
          ),
          wrong('leaves-out-a-part', x.add(y), `This adds one of each, which leads to {=}.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [n = 0, x = 0, m = 0, y = 0] = stem.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
    let cents = 0;
    for (let i = 0; i < n; i++) cents += Math.round(x * 100);
    for (let i = 0; i < m; i++) cents += Math.round(y * 100);
    return cents / 100;
  },
};
