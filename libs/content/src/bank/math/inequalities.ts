import type { ItemModel } from '../kit/types.js';
import { holds } from './evaluate.js';
import { redraw, withoutArticle } from './support.js';
import { bareTex, onlyOption, texOption } from './tex-options.js';

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
        remember: negative
          ? 'Dividing an inequality by a negative number reverses the sign.'
          : 'The inequality sign turns around only when you multiply or divide by a negative number.',
        key: texOption(
          key,
          `After subtracting ${b} and dividing by ${negative ? `$-${a}$` : a}, the solution is $${key}$.`,
        ),
        distractors: [
          texOption(
            `x ${sign(!turned, strict)} ${edge}`,
            negative
              ? `This forgets to reverse the sign when dividing by $-${a}$.`
              : `This reverses the sign although the divisor is positive.`,
            'reverses-inequality',
          ),
          texOption(
            `x ${sign(turned, strict)} ${-edge}`,
            `This makes a sign error in the division.`,
            'sign-error',
          ),
          texOption(
            `x ${sign(!turned, strict)} ${-edge}`,
            `This makes a sign error and points the inequality the wrong way.`,
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
    whole: 'the meters the patient can walk after $w$ weeks',
  },
  {
    text: (a: number, b: number) =>
      `A courier's pay for one delivery run, in dollars, is $P = ${a} + ${b}s$, where $s$ is the number of stops.`,
    fixed: 'the pay without any stops',
    rate: 'the pay for each stop',
    letter: 's',
    unit: 'stops',
    whole: 'the pay for the whole run',
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
        text: withoutArticle(key),
        rationale:
          asked === a
            ? `It is added once, whatever the value of $${row.letter}$: ${key}.`
            : `It is multiplied by $${row.letter}$, so it counts once for each unit: ${key}.`,
      },
      distractors: [
        {
          text: withoutArticle(other),
          misconception: 'swaps-fixed-and-variable',
          rationale: `That is the meaning of ${asked === a ? b : a}.`,
        },
        {
          text: `Number of ${row.unit}`,
          misconception: 'swaps-variables',
          rationale: `The number of ${row.unit} is the variable $${row.letter}$.`,
        },
        {
          text: withoutArticle(row.whole),
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

/** Why it's wrong to treat both ends of a range the other way. */
function bothEnds({ lo, hi }: { lo: string; hi: string }, low: number, high: number): string {
  const end = (sign: string, value: number) =>
    sign === '<'
      ? `${value} isn't allowed, but this includes it`
      : `${value} is allowed, but this leaves it out`;
  if (lo !== hi) return `${end(lo, low)}, and ${end(hi, high)}.`;
  return lo === '<'
    ? `Neither ${low} nor ${high} is allowed, but this includes both.`
    : `Both ${low} and ${high} are allowed, but this leaves them out.`;
}

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
          text: `A medical device may be stored at any temperature of at least ${low}°F but less than ${high}°F.`,
          letter: 't',
          what: 'possible temperatures {letter}',
          lo: '\\le',
          hi: '<',
        },
        {
          text: `A child must weigh more than ${low} pounds and no more than ${high} pounds to ride in a certain car seat.`,
          letter: 'w',
          what: 'possible weights {letter}',
          lo: '<',
          hi: '\\le',
        },
        {
          text: `A class needs at least ${low} students and can have at most ${high} students.`,
          letter: 'n',
          what: 'possible numbers of students {letter}',
          lo: '\\le',
          hi: '\\le',
        },
        {
          text: `A monitor sounds no alarm when a reading is greater than ${low} and less than ${high}.`,
          letter: 'r',
          what: 'readings {letter} at which no alarm sounds',
          lo: '<',
          hi: '<',
        },
      ]);
      const flip = (s: string) => (s === '<' ? '\\le' : '<');
      const tex = (l: string, h: string) => `${low} ${l} ${row.letter} ${h} ${high}`;
      const key = tex(row.lo, row.hi);
      return {
        type: 'multiple-choice',
        stem: `${row.text} Which of the following inequalities represents the ${row.what.replace('{letter}', `$${row.letter}$`)}?`,
        why: [
          `Look at the lower end: ${low} ${row.lo === '<' ? 'itself is left out, so use <' : 'itself is allowed, so use ≤'}.`,
          `Look at the upper end: ${high} ${row.hi === '<' ? 'itself is left out, so use <' : 'itself is allowed, so use ≤'}.`,
          `Together that is $${key}$.`,
        ],
        remember: '"At least" and "at most" include the end; "more than" and "less than" do not.',
        key: texOption(key, `Both ends match the problem: $${key}$.`),
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
          texOption(tex(flip(row.lo), flip(row.hi)), bothEnds(row, low, high), 'wrong-boundary'),
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
