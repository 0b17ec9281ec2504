import type { ItemModel } from '../kit/types.js';
import { evaluateTex } from './evaluate.js';
import { shortest } from './formats.js';
import { q, readNumbers, redraw, supplyModel, wrong } from './support.js';
import { bareTex, onlyOption, texOption } from './tex-options.js';

const plus = (n: number) => (n < 0 ? `- ${-n}` : `+ ${n}`);

/** a(x + b) - c(x - d), simplified. */
export const simplifyExpression: ItemModel = {
  id: 'math.simplify-expression',
  objective: 'math.numbers.expressions',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, b, c, d] = [rng.int(4, 9), rng.int(2, 9), rng.int(2, 3), rng.int(2, 9)];
      const [m, n] = [a - c, a * b + c * d];
      const texts = [
        `${m}x + ${n}`,
        `${m}x ${plus(a * b - c * d)}`,
        `${a + c}x ${plus(a * b - c * d)}`,
        `${m}x ${plus(b + d)}`,
        `${m}x ${plus(a * b - d)}`,
      ];
      if (m < 2 || a * b === c * d || new Set(texts).size < 5) return undefined;
      return {
        type: 'multiple-choice',
        stem: rng.pick([
          `Which of the following expressions is equivalent to $${a}(x + ${b}) - ${c}(x - ${d})$?`,
          `Simplify the expression $${a}(x + ${b}) - ${c}(x - ${d})$.`,
        ]),
        why: [
          `Distribute ${a}: $${a}x + ${a * b}$.`,
          `Distribute $-${c}$: $-${c}x + ${c * d}$, because a negative times a negative is positive.`,
          `Combine like terms: $${m}x + ${n}$.`,
        ],
        remember: 'A minus sign in front of parentheses changes every sign inside.',
        key: texOption(
          texts[0] ?? '',
          `$${a}x + ${a * b} - ${c}x + ${c * d}$ simplifies to $${m}x + ${n}$.`,
        ),
        distractors: [
          texOption(
            texts[1] ?? '',
            `This keeps the minus sign in front of ${c * d}; $-${c}$ times $-${d}$ is positive.`,
            'sign-error',
          ),
          ...rng.sample(
            [
              texOption(
                texts[2] ?? '',
                `This adds $${c}(x - ${d})$ instead of subtracting it.`,
                'combines-unlike-terms',
              ),
              texOption(
                texts[3] ?? '',
                `This multiplies only $x$ in each pair of parentheses: $${a}x + ${b} - ${c}x + ${d}$.`,
                'distributes-partly',
              ),
              texOption(
                texts[4] ?? '',
                `This does not multiply the $-${d}$ in the parentheses by $-${c}$.`,
                'distributes-partly',
              ),
            ],
            2,
          ),
        ],
      };
    }),
  solve: (draft) => {
    const [, a, b, c, d] = /\$(\d+)\(x \+ (\d+)\) - (\d+)\(x - (\d+)\)/.exec(draft.stem) ?? [];
    const truth = (x: number) => Number(a) * (x + Number(b)) - Number(c) * (x - Number(d));
    return onlyOption(draft, (text) =>
      [0, 3, 10].every((x) => Math.abs(evaluateTex(bareTex(text), x) - truth(x)) < 1e-9),
    );
  },
};

/** All the expressions equivalent to a product. */
export const selectEquivalentExpressions: ItemModel = {
  id: 'math.select-equivalent-expressions',
  objective: 'math.numbers.expressions',
  type: 'multiple-select',
  difficulty: 0.4,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const [a, b, c] = [rng.pick([2, 3, 4]), rng.pick([2, 3, 4, 6]), rng.int(3, 9)];
      if (a === b) return undefined;
      const [m, n] = [a * b, a * c];
      const right = [
        {
          tex: `${m}x + ${n}`,
          why: `Distributing ${a} gives ${a} × ${b} = ${m} and ${a} × ${c} = ${n}.`,
        },
        { tex: `${n} + ${m}x`, why: `The order of the terms in a sum does not matter.` },
        { tex: `${m - 1}x + ${n} + x`, why: `The terms with $x$ combine to $${m}x$.` },
        { tex: `${m}x + ${n + 5} - 5`, why: `The numbers combine to ${n}.` },
      ];
      const errors = [
        {
          tex: `${m}x + ${c}`,
          slug: 'distributes-partly',
          why: `This multiplies only $${b}x$ by ${a}.`,
        },
        {
          tex: `${a + b}x + ${n}`,
          slug: 'adds-instead-of-multiplies',
          why: `This adds ${a} and ${b} instead of multiplying them.`,
        },
        {
          tex: `${m + n}x`,
          slug: 'combines-unlike-terms',
          why: `This adds a term with $x$ to a number; they are not like terms.`,
        },
        {
          tex: `${b}x + ${n}`,
          slug: 'distributes-partly',
          why: `This multiplies only ${c} by ${a}.`,
        },
      ];
      const keys = rng.sample(right, rng.int(2, 3));
      return {
        type: 'multiple-select',
        stem: `Which of the following expressions are equivalent to $${a}(${b}x + ${c})$? Select **all** that apply.`,
        why: [
          `Distribute ${a} to both terms: ${a} × ${b} = ${m} and ${a} × ${c} = ${n}.`,
          `So the expression is equal to $${m}x + ${n}$.`,
          `Any expression that simplifies to $${m}x + ${n}$ is equivalent.`,
        ],
        remember: 'Equivalent expressions have the same value for every value of the variable.',
        keys: keys.map((k) => texOption(k.tex, k.why)),
        distractors: rng
          .sample(errors, 6 - keys.length - 1)
          .map((e) => texOption(e.tex, e.why, e.slug)),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const tex = /\$(.+?)\$/.exec(draft.stem)?.[1] ?? '';
    const same = (t: string) => [0, 2, 7].every((x) => evaluateTex(t, x) === evaluateTex(tex, x));
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter((t) => same(bareTex(t)))
      .join(' | ');
  },
};

/** Two related unknowns with a known total, typed. */
export const relatedUnknowns = supplyModel(
  { id: 'math.related-unknowns', objective: 'math.numbers.expressions', difficulty: 0.4 },
  (rng) => {
    const [k, x, d] = [rng.int(2, 4), rng.int(8, 40), rng.int(3, 20)];
    const total = x + k * x + d;
    const times = ['', '', 'twice', 'three times', 'four times'][k];
    return {
      stem: rng.pick([
        `A clinic saw a total of ${total} patients on Monday and Tuesday. On Tuesday, it saw ${d} more than ${times} the number of patients it saw on Monday. How many patients did it see on Monday?`,
        `Two shelves hold a total of ${total} boxes. The number of boxes on the top shelf is ${d} more than ${times} the number on the bottom shelf. How many boxes are on the bottom shelf?`,
      ]),
      format: shortest(2),
      key: q(x),
      remember: 'Name the smaller number x and write the other one with x.',
      why: [
        `Let $x$ be the smaller number. The larger one is $${k}x + ${d}$.`,
        `Together they make $${k + 1}x + ${d} = ${total}$, so $${k + 1}x = ${total - d}$.`,
        `${total - d} ÷ ${k + 1} = {=}.`,
      ],
      wrongs: [
        wrong('answers-other-quantity', k * x + d, `{=} is the larger number.`),
        wrong(
          'leaves-out-a-part',
          q(total, k + 1),
          `This leaves out the ${d} and divides ${total} by ${k + 1}, which leads to {=}.`,
        ),
        wrong(
          'combines-unlike-terms',
          q(total - d, k),
          `This divides ${total - d} by ${k} and forgets the smaller number itself, which leads to {=}.`,
        ),
        wrong(
          'adds-instead-of-subtracts',
          q(total + d, k + 1),
          `This adds ${d} instead of subtracting it, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const [total = 0, d = 0] = readNumbers(stem, 2);
    const k = stem.includes('twice') ? 2 : stem.includes('three') ? 3 : 4;
    let x = 0;
    while (x + k * x + d < total) x++;
    return x;
  },
);
