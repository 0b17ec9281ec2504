import type { ItemModel } from '../kit/types.js';
import { evaluateTex, holds } from './evaluate.js';
import { q, readNumbers, redraw, shortest, supplyModel, wrong } from './support.js';
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
            `Keeps the minus sign in front of ${c * d}; $-${c}$ times $-${d}$ is positive.`,
            'sign-error',
          ),
          ...rng.sample(
            [
              texOption(
                texts[2] ?? '',
                `Adds the terms with $x$ instead of subtracting them.`,
                'combines-unlike-terms',
              ),
              texOption(
                texts[3] ?? '',
                `Multiplies only $x$ in each pair of parentheses and leaves ${b} and ${d} as they are.`,
                'distributes-partly',
              ),
              texOption(texts[4] ?? '', `Does not multiply ${d} by $-${c}$.`, 'distributes-partly'),
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
          why: `Multiplies only $${b}x$ by ${a}.`,
        },
        {
          tex: `${a + b}x + ${n}`,
          slug: 'adds-instead-of-multiplies',
          why: `Adds ${a} and ${b} instead of multiplying them.`,
        },
        {
          tex: `${m + n}x`,
          slug: 'combines-unlike-terms',
          why: `Adds a term with $x$ to a number; they are not like terms.`,
        },
        { tex: `${b}x + ${n}`, slug: 'distributes-partly', why: `Multiplies only ${c} by ${a}.` },
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

/** The solution of an inequality with a negative coefficient. */
export const solveInequality: ItemModel = {
  id: 'math.solve-inequality',
  objective: 'math.numbers.expressions',
  type: 'multiple-choice',
  difficulty: 0.5,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [a, edge, b] = [rng.int(2, 8), rng.int(-8, 9), rng.int(3, 25)];
      const negative = rng.pick([true, false, true]);
      const c = (negative ? -a : a) * edge + b;
      const [less, strict] = [rng.pick([true, false]), rng.pick([true, false])];
      const sign = (l: boolean, s: boolean) => (l ? (s ? '<' : '\\le') : s ? '>' : '\\ge');
      const turned = negative ? !less : less;
      if (edge === 0 || c === 0) return undefined;
      const key = `x ${sign(turned, strict)} ${edge}`;
      const lead = negative ? `-${a}x` : `${a}x`;
      return {
        type: 'multiple-choice',
        stem: rng.pick([
          `Which of the following is the solution of $${lead} + ${b} ${sign(less, strict)} ${c}$?`,
          `Solve the inequality $${lead} + ${b} ${sign(less, strict)} ${c}$ for $x$.`,
        ]),
        why: [
          `Subtract ${b} from both sides: $${lead} ${sign(less, strict)} ${c - b}$.`,
          negative
            ? `Divide by $-${a}$, which reverses the inequality sign.`
            : `Divide by ${a}; the inequality sign stays.`,
          `The solution is $${key}$.`,
        ],
        remember: 'Dividing an inequality by a negative number reverses the sign.',
        key: texOption(
          key,
          `After subtracting ${b} and dividing by ${negative ? `$-${a}$` : a}, the solution is $${key}$.`,
        ),
        distractors: [
          texOption(
            `x ${sign(!turned, strict)} ${edge}`,
            negative
              ? `Forgets to reverse the sign when dividing by $-${a}$.`
              : `Reverses the sign although the divisor is positive.`,
            'reverses-inequality',
          ),
          texOption(
            `x ${sign(turned, strict)} ${-edge}`,
            `Makes a sign error in the division.`,
            'sign-error',
          ),
          texOption(
            `x ${sign(!turned, strict)} ${-edge}`,
            `Makes a sign error and points the inequality the wrong way.`,
            'sign-error',
          ),
        ],
      };
    }),
  solve: (draft) => {
    const tex = /\$(-?\d+x.+?)\$/.exec(draft.stem)?.[1] ?? '';
    const points = Array.from({ length: 41 }, (_, i) => i - 20);
    return onlyOption(draft, (text) =>
      points.every((x) => holds(bareTex(text), x) === holds(tex, x)),
    );
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
        `A clinic saw ${total} patients on Monday and Tuesday. On Tuesday it saw ${d} more than ${times} as many patients as on Monday. How many patients did it see on Monday?`,
        `Two shelves hold ${total} boxes. The top shelf holds ${d} more than ${times} as many boxes as the bottom shelf. How many boxes are on the bottom shelf?`,
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
          q(total, k + 1).round(),
          `Leaves out the ${d}, which leads to about {=}.`,
        ),
        wrong(
          'combines-unlike-terms',
          q(total - d, k).round(),
          `Divides by ${k} and forgets the smaller number itself, which leads to about {=}.`,
        ),
        wrong(
          'adds-instead-of-subtracts',
          q(total + d, k + 1).round(),
          `Adds ${d} instead of subtracting it, which leads to about {=}.`,
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

const MODELS = [
  {
    text: (a: number, b: number) =>
      `The cost $C$, in dollars, of renting a hospital bed for $d$ days is $C = ${a} + ${b}d$.`,
    fixed: 'the fee that is charged once',
    rate: 'the charge for each day',
    letter: 'd',
    unit: 'days',
    whole: 'the total cost',
  },
  {
    text: (a: number, b: number) =>
      `A tank contains $V$ liters after $t$ minutes, where $V = ${a} + ${b}t$.`,
    fixed: 'the liters in the tank at the start',
    rate: 'the liters added each minute',
    letter: 't',
    unit: 'minutes',
    whole: 'the liters in the tank at the end',
  },
  {
    text: (a: number, b: number) =>
      `After $w$ weeks, a patient can walk $D$ meters, where $D = ${a} + ${b}w$.`,
    fixed: 'the meters the patient could walk at the start',
    rate: 'the meters gained each week',
    letter: 'w',
    unit: 'weeks',
    whole: 'the meters walked in the last week',
  },
  {
    text: (a: number, b: number) =>
      `A nurse's pay for a shift, in dollars, is $P = ${a} + ${b}h$, where $h$ is the number of overtime hours.`,
    fixed: 'the pay without overtime',
    rate: 'the pay for each overtime hour',
    letter: 'h',
    unit: 'hours',
    whole: 'the pay for the whole shift',
  },
] as const;

/** What a number in a linear model stands for. */
export const meaningOfNumber: ItemModel = {
  id: 'math.meaning-of-number',
  family: 'math.linear-tables',
  objective: 'math.data.relations',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 25,
  make: (rng) => {
    const row = rng.pick(MODELS);
    const [a, b] = [rng.int(12, 90), rng.int(3, 11)];
    const asked = rng.pick([a, b]);
    const [key, other] = asked === a ? [row.fixed, row.rate] : [row.rate, row.fixed];
    const cap = (t: string) => `${t.charAt(0).toUpperCase()}${t.slice(1)}`;
    return {
      type: 'multiple-choice',
      stem: `${row.text(a, b)} What does the number ${asked} represent?`,
      why: [
        `The number ${b} is multiplied by $${row.letter}$, so it counts once for each unit: ${row.rate}.`,
        `The number ${a} is added once and does not depend on $${row.letter}$: ${row.fixed}.`,
        `So ${asked} represents ${key}.`,
      ],
      remember: 'In y = a + bx, a is the starting value and b is the change per unit.',
      key: {
        text: cap(key),
        rationale:
          asked === a
            ? `It is added once, whatever the value of $${row.letter}$: ${key}.`
            : `It is multiplied by $${row.letter}$, so it counts once for each unit: ${key}.`,
      },
      distractors: [
        {
          text: cap(other),
          misconception: 'swaps-fixed-and-variable',
          rationale: `That is the meaning of ${asked === a ? b : a}.`,
        },
        {
          text: `The number of ${row.unit}`,
          misconception: 'swaps-variables',
          rationale: `The number of ${row.unit} is the variable $${row.letter}$.`,
        },
        {
          text: cap(row.whole),
          misconception: 'answers-other-quantity',
          rationale: `This changes with $${row.letter}$ and is not a fixed number in the equation.`,
        },
      ],
    };
  },
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const asked = /number (\d+) represent/.exec(draft.stem)?.[1];
    const slope = new RegExp(`${asked}[a-z]\\$`).test(draft.stem);
    return [draft.key, ...draft.distractors]
      .map((o) => o.text)
      .filter((t) => (slope ? /\b(?:each)\b/.test(t) : /once|start|without/.test(t)))
      .join(' and ');
  },
};

/** The range of values that a situation allows, read from an inequality in words. */
export const rangeInWords: ItemModel = {
  id: 'math.range-in-words',
  objective: 'math.numbers.expressions',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [low, high] = [rng.int(2, 40), rng.int(45, 120)];
      const row = rng.pick([
        {
          text: `A vaccine must be stored at a temperature of at least ${low} °F but less than ${high} °F.`,
          letter: 't',
          what: 'temperatures',
          lo: '\\le',
          hi: '<',
        },
        {
          text: `A patient must weigh more than ${low} pounds and no more than ${high} pounds to use a scale.`,
          letter: 'w',
          what: 'weights',
          lo: '<',
          hi: '\\le',
        },
        {
          text: `A class needs at least ${low} students and can have at most ${high} students.`,
          letter: 'n',
          what: 'numbers of students',
          lo: '\\le',
          hi: '\\le',
        },
        {
          text: `A monitor sounds no alarm when a reading is greater than ${low} and less than ${high}.`,
          letter: 'r',
          what: 'readings without an alarm',
          lo: '<',
          hi: '<',
        },
      ]);
      const flip = (s: string) => (s === '<' ? '\\le' : '<');
      const tex = (l: string, h: string) => `${low} ${l} ${row.letter} ${h} ${high}`;
      const key = tex(row.lo, row.hi);
      return {
        type: 'multiple-choice',
        stem: `${row.text} Which of the following inequalities represents the possible ${row.what} $${row.letter}$?`,
        why: [
          `Look at the lower end: ${low} ${row.lo === '<' ? 'itself is left out, so use <' : 'itself is allowed, so use ≤'}.`,
          `Look at the upper end: ${high} ${row.hi === '<' ? 'itself is left out, so use <' : 'itself is allowed, so use ≤'}.`,
          `Together that is $${key}$.`,
        ],
        remember: '"At least" and "at most" include the end; "more than" and "less than" do not.',
        key: texOption(key, `Both ends are treated as the text says: $${key}$.`),
        distractors: [
          texOption(
            tex(flip(row.lo), row.hi),
            `The lower end ${low} is ${row.lo === '<' ? 'not allowed, but this includes it' : 'allowed, but this leaves it out'}.`,
            'wrong-boundary',
          ),
          texOption(
            tex(row.lo, flip(row.hi)),
            `The upper end ${high} is ${row.hi === '<' ? 'not allowed, but this includes it' : 'allowed, but this leaves it out'}.`,
            'wrong-boundary',
          ),
          texOption(
            tex(flip(row.lo), flip(row.hi)),
            `Both ends are treated the wrong way around.`,
            'wrong-boundary',
          ),
        ],
      };
    }),
  solve: (draft) => {
    const stem = draft.stem.split(' Which')[0] ?? '';
    const lower = /at least/.test(stem) ? '\\le' : '<';
    const upper = /no more than|at most/.test(stem) ? '\\le' : '<';
    return onlyOption(draft, (text) => {
      const signs = bareTex(text).match(/<|\\le/g) ?? [];
      return signs[0] === lower && signs[1] === upper;
    });
  },
};
