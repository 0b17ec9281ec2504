import type { ItemModel } from '../kit/types.js';
import { evaluateTex } from './evaluate.js';
import { readNumbers, redraw } from './support.js';
import { bareTex, onlyOption, texOption } from './tex-options.js';

interface Phrase {
  words: string;
  pattern: RegExp;
  apply(n: number, a: number, b: number): number;
  key: string;
  why: string;
  remember: string;
  wrongs: [string, string, string][];
}

/** Four kinds of word phrases over the same two numbers, each with its usual misreadings. */
const phrases = (a: number, b: number): Phrase[] => [
  {
    words: `${b} less than ${a} times a number $n$`,
    pattern: /less than .* times/,
    apply: (n, x, y) => y * n - x,
    key: `${a}n - ${b}`,
    why: `"${b} less than" takes ${b} away from ${a} times the number`,
    remember: '"Less than" turns the order around.',
    wrongs: [
      [
        `${b} - ${a}n`,
        'reverses-subtraction',
        `This keeps the order of the words: this takes ${a} times the number away from ${b}.`,
      ],
      [
        `${a}(n - ${b})`,
        'ignores-parentheses',
        `This takes ${b} away from the number first and multiplies afterward.`,
      ],
      [`${b}n - ${a}`, 'swaps-quantities', `This swaps the roles of ${a} and ${b}.`],
    ],
  },
  {
    words: `${a} times the sum of a number $n$ and ${b}`,
    pattern: /times the sum/,
    apply: (n, x, y) => x * (n + y),
    key: `${a}(n + ${b})`,
    why: `The sum $n + ${b}$ comes first, and all of it is multiplied by ${a}`,
    remember: 'A sum that is multiplied as a whole needs parentheses.',
    wrongs: [
      [
        `${a}n + ${b}`,
        'distributes-partly',
        `This multiplies the number alone by ${a}; the ${b} belongs to the sum as well.`,
      ],
      [
        `n + ${a * b}`,
        'distributes-partly',
        `This multiplies ${b} alone by ${a}, as ${a} × ${b} = ${a * b}; the number belongs to the sum as well.`,
      ],
      [`${b}(n + ${a})`, 'swaps-quantities', `This swaps the roles of ${a} and ${b}.`],
    ],
  },
  {
    words: `${b} more than the quotient of a number $n$ and ${a}`,
    pattern: /more than the quotient/,
    apply: (n, x, y) => n / y + x,
    key: `\\frac{n}{${a}} + ${b}`,
    why: `The quotient is the number divided by ${a}, and ${b} is added to it`,
    remember: 'A quotient is the first number divided by the second.',
    wrongs: [
      [
        `\\frac{${a}}{n} + ${b}`,
        'inverts-fraction',
        `This divides ${a} by the number instead of the number by ${a}.`,
      ],
      [
        `\\frac{n + ${b}}{${a}}`,
        'ignores-parentheses',
        `This adds ${b} before dividing, so that ${b} is divided by ${a} as well.`,
      ],
      [`\\frac{n}{${b}} + ${a}`, 'swaps-quantities', `This swaps the roles of ${a} and ${b}.`],
    ],
  },
  {
    words: `${a} times the difference of ${b} and twice a number $n$`,
    pattern: /the difference of/,
    apply: (n, x, y) => x * (y - 2 * n),
    key: `${a}(${b} - 2n)`,
    why: `The difference of ${b} and twice the number is $${b} - 2n$, and the whole difference is multiplied by ${a}`,
    remember: 'A difference that is multiplied as a whole needs parentheses.',
    wrongs: [
      [
        `${a}(2n - ${b})`,
        'reverses-subtraction',
        `This takes ${b} away from twice the number instead of the other way around.`,
      ],
      [
        `${b} - ${2 * a}n`,
        'distributes-partly',
        `This multiplies only $2n$ by ${a}; the ${b} is part of the difference too.`,
      ],
      [`${b}(${a} - 2n)`, 'swaps-quantities', `This swaps the roles of ${a} and ${b}.`],
    ],
  },
];

/** A word phrase, as an expression. */
export const phraseToExpression: ItemModel = {
  id: 'math.phrase-to-expression',
  objective: 'math.numbers.expressions',
  type: 'multiple-choice',
  difficulty: -0.4,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, b] = [rng.int(3, 9), rng.int(4, 15)];
      if (a === b) return undefined;
      const phrase = rng.pick(phrases(a, b));
      return {
        type: 'multiple-choice',
        why: [
          `Write the phrase piece by piece: "${phrase.words}".`,
          `${phrase.why}.`,
          `That is $${phrase.key}$.`,
        ],
        remember: phrase.remember,
        stem: `Which of the following expressions represents "${phrase.words}"?`,
        key: texOption(phrase.key, `${phrase.why}: $${phrase.key}$.`),
        distractors: phrase.wrongs.map(([tex, slug, why]) => texOption(tex, why, slug)),
      };
    }),
  solve: (draft) => {
    const [x = 0, y = 0] = readNumbers(draft.stem, 2);
    const phrase = phrases(1, 2).find((p) => p.pattern.test(draft.stem));
    const tests = [2, 7, 11];
    return onlyOption(draft, (text) =>
      tests.every(
        (n) =>
          Math.abs(evaluateTex(bareTex(text), n) - (phrase?.apply(n, x, y) ?? Number.NaN)) < 1e-9,
      ),
    );
  },
};
