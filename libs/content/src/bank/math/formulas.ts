import type { ItemModel } from '../kit/types.js';
import { evaluateTex } from './evaluate.js';
import { bareTex, onlyOption, texOption } from './tex-options.js';

/** A formula solved for another of its variables. */
const FORMULAS = [
  {
    name: 'The perimeter of a rectangle is given by',
    formula: 'P = 2l + 2w',
    letter: 'w',
    key: 'w = \\frac{P - 2l}{2}',
    first: 'Subtract $2l$ from both sides: $P - 2l = 2w$.',
    second: 'Divide both sides by 2.',
    wrongs: [
      ['w = P - 2l', 'stops-before-dividing', 'This does not divide by 2 at the end.'],
      [
        'w = \\frac{P + 2l}{2}',
        'same-operation-across',
        'This adds $2l$ instead of subtracting it.',
      ],
      ['w = \\frac{P}{2} - 2l', 'distributes-partly', 'This divides only $P$ by 2.'],
    ],
    truth: (v: number) => (v - 6) / 2,
    input: 'P',
    others: { l: 3 },
  },
  {
    name: 'The cost in dollars of renting a wheelchair for $h$ hours is given by',
    formula: 'C = 15 + 4h',
    letter: 'h',
    key: 'h = \\frac{C - 15}{4}',
    first: 'Subtract 15 from both sides: $C - 15 = 4h$.',
    second: 'Divide both sides by 4.',
    wrongs: [
      [
        'h = C - 60',
        'undoes-coefficient-wrong',
        'This multiplies 15 by 4 and subtracts the product.',
      ],
      ['h = \\frac{C}{4} - 15', 'distributes-partly', 'This divides only $C$ by 4.'],
      ['h = \\frac{C + 15}{4}', 'same-operation-across', 'This adds 15 instead of subtracting it.'],
    ],
    truth: (v: number) => (v - 15) / 4,
    input: 'C',
    others: {},
  },
  {
    name: 'The area of a triangle is given by',
    formula: 'A = \\frac{bh}{2}',
    letter: 'h',
    key: 'h = \\frac{2A}{b}',
    first: 'Multiply both sides by 2: $2A = bh$.',
    second: 'Divide both sides by $b$.',
    wrongs: [
      [
        'h = \\frac{A}{2b}',
        'undoes-coefficient-wrong',
        'This divides by 2 instead of multiplying.',
      ],
      ['h = 2A - b', 'undoes-coefficient-wrong', 'This subtracts $b$ instead of dividing by it.'],
      ['h = \\frac{b}{2A}', 'inverts-fraction', 'This turns the quotient upside down.'],
    ],
    truth: (v: number) => (2 * v) / 5,
    input: 'A',
    others: { b: 5 },
  },
  {
    name: 'The distance traveled is given by',
    formula: 'd = rt',
    letter: 't',
    key: 't = \\frac{d}{r}',
    first: 'The letter $t$ is multiplied by $r$.',
    second: 'Divide both sides by $r$.',
    wrongs: [
      ['t = \\frac{r}{d}', 'inverts-fraction', 'This turns the quotient upside down.'],
      ['t = dr', 'undoes-coefficient-wrong', 'This multiplies by $r$ instead of dividing.'],
      ['t = d - r', 'undoes-coefficient-wrong', 'This subtracts $r$ instead of dividing by it.'],
    ],
    truth: (v: number) => v / 8,
    input: 'd',
    others: { r: 8 },
  },
  {
    name: 'A temperature in degrees Fahrenheit is found from the temperature in degrees Celsius with the formula',
    formula: 'F = 1.8C + 32',
    letter: 'C',
    key: 'C = \\frac{F - 32}{1.8}',
    first: 'Subtract 32 from both sides: $F - 32 = 1.8C$.',
    second: 'Divide both sides by 1.8.',
    wrongs: [
      ['C = \\frac{F}{1.8} - 32', 'distributes-partly', 'This divides only $F$ by 1.8.'],
      [
        'C = 1.8(F - 32)',
        'undoes-coefficient-wrong',
        'This multiplies by 1.8 instead of dividing.',
      ],
      [
        'C = \\frac{F + 32}{1.8}',
        'same-operation-across',
        'This adds 32 instead of subtracting it.',
      ],
    ],
    truth: (v: number) => (v - 32) / 1.8,
    input: 'F',
    others: {},
  },
  {
    name: 'The average of two test scores is given by',
    formula: 'M = \\frac{a + b}{2}',
    letter: 'b',
    key: 'b = 2M - a',
    first: 'Multiply both sides by 2: $2M = a + b$.',
    second: 'Subtract $a$ from both sides.',
    wrongs: [
      [
        'b = \\frac{M - a}{2}',
        'undoes-coefficient-wrong',
        'This divides by 2 instead of multiplying.',
      ],
      ['b = 2M + a', 'same-operation-across', 'This adds $a$ instead of subtracting it.'],
      ['b = 2(M - a)', 'wrong-step-order', 'This subtracts $a$ before multiplying by 2.'],
    ],
    truth: (v: number) => 2 * v - 7,
    input: 'M',
    others: { a: 7 },
  },
] as const;

export const rearrangeFormula: ItemModel = {
  id: 'math.rearrange-formula',
  objective: 'math.numbers.equations',
  type: 'multiple-choice',
  difficulty: 0.6,
  variants: 12,
  make: (rng) => {
    const row = rng.pick(FORMULAS);
    const ask = rng.pick([
      `${row.name} $${row.formula}$. Which of the following equations shows the formula solved correctly for $${row.letter}$?`,
      `${row.name} $${row.formula}$. Which of the following gives $${row.letter}$ in terms of ${[row.input, ...Object.keys(row.others)].map((v) => `$${v}$`).join(' and ')}?`,
    ]);
    return {
      type: 'multiple-choice',
      stem: ask,
      why: [row.first, row.second, `The result is $${row.key}$.`],
      remember: 'Treat the other letters like numbers and undo one operation at a time.',
      key: texOption(row.key, `${row.first} ${row.second} The result is $${row.key}$.`),
      distractors: row.wrongs.map(([tex, slug, why]) => texOption(tex, why, slug)),
    };
  },
  solve: (draft) => {
    const row = FORMULAS.find((f) => draft.stem.includes(f.formula));
    if (!row) return '';
    // Substitutes numbers for the variables and compares both sides.
    const numbers: Record<string, number> = row.others;
    const right = (tex: string, v: number) =>
      (tex.split('=')[1] ?? '')
        .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))')
        .replace(/[a-zA-Z]/g, (ch) => `(${ch === row.input ? v : (numbers[ch] ?? 0)})`);
    return onlyOption(draft, (text) =>
      [20, 90].every((v) => Math.abs(evaluateTex(right(bareTex(text), v)) - row.truth(v)) < 1e-9),
    );
  },
};
