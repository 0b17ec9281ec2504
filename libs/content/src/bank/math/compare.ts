import type { Rational } from '../kit/rational.js';
import type { Rng } from '../kit/rng.js';
import { inSeries } from '../kit/series.js';
import type { DraftOption, ItemModel } from '../kit/types.js';
import { fraction, plain } from './formats.js';
import { q, redraw } from './support.js';

/** A number in one of the three written forms. */
interface Form {
  text: string;
  value: Rational;
  decimal: string;
}

const POOL: readonly [number, number][] = [
  [1, 8],
  [1, 5],
  [1, 4],
  [3, 10],
  [3, 8],
  [2, 5],
  [9, 20],
  [12, 25],
  [11, 20],
  [3, 5],
  [5, 8],
  [13, 20],
  [7, 10],
  [3, 4],
  [4, 5],
  [17, 20],
  [7, 8],
  [9, 10],
  [23, 25],
  [19, 20],
];

/** Draws numbers at least 0.02 and at most 0.35 apart, one written form after the other. */
function drawForms(rng: Rng, count: number): Form[] | undefined {
  const start = rng.int(0, POOL.length - count - 3);
  const picked = rng.sample(POOL.slice(start, start + count + 3), count);
  return picked.map(([n, d], i) => {
    const nudge = i % 3 === 0 ? 0 : rng.pick([-3, 0, 4]);
    const value = i % 3 === 0 ? q(n, d) : q(n, d).add(nudge, 100);
    const texts = [fraction.text(value), plain(value), `${plain(value.mul(100))}%`];
    return { text: texts[i % 3] ?? '', value, decimal: plain(value) };
  });
}

/** One sentence on how large a form is. */
function sizeOf(form: Form): string {
  return form.text === form.decimal
    ? `${form.text} is already written as a decimal.`
    : `${form.text} is ${form.decimal} as a decimal.`;
}

function distinct(forms: Form[]): boolean {
  return forms.every((a, i) =>
    forms.every((b, j) => i === j || a.value.sub(b.value).abs().gte(q(2, 100))),
  );
}

const MEANING: readonly ((list: string) => string)[] = [
  (list) =>
    `Four clinics report the share of appointments that patients kept: ${list}. Which of the following is the`,
  (list) =>
    `Four beakers are filled to these fractions of their height: ${list}. Which of the following is the`,
  (list) =>
    `Four students state how much of a course they have finished: ${list}. Which of the following is the`,
];

/** The greatest or least of four numbers in mixed forms. */
export const extremeOfMixedForms: ItemModel = {
  id: 'math.extreme-of-mixed-forms',
  family: 'math.mixed-forms',
  objective: 'math.numbers.compare',
  type: 'multiple-choice',
  difficulty: -0.5,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const forms = drawForms(rng, 4);
      if (!forms || !distinct(forms)) return undefined;
      const sorted = [...forms].sort((a, b) => a.value.compare(b.value));
      const greatest = rng.pick([true, false]);
      const word = greatest ? 'greatest' : 'least';
      const key = sorted.at(greatest ? 3 : 0);
      if (!key) return undefined;
      const list = sorted
        .map((f) => (f.text === f.decimal ? f.text : `${f.text} = ${f.decimal}`))
        .join(', ');
      const option = (form: Form): DraftOption => ({
        text: form.text,
        rationale: `${sizeOf(form)} ${sizeOf(key)} That is ${greatest ? 'greater' : 'less'}.`,
        misconception: 'compares-unlike-forms',
      });
      return {
        type: 'multiple-choice',
        why: [
          `Write each number as a decimal: ${list}.`,
          'Compare the decimals place by place.',
          `The ${word} is ${key.text}.`,
        ],
        remember: 'Write all numbers as decimals before you compare them.',
        stem: `${rng.pick(MEANING)(inSeries(forms.map((f) => f.text)))} ${word}?`,
        key: {
          text: key.text,
          rationale: `Written as decimals: ${list}. The ${word} of them is ${key.text}.`,
        },
        distractors: sorted.filter((f) => f !== key).map(option),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const size = (text: string) => {
      const parts = /frac\{(\d+)\}\{(\d+)\}/.exec(text);
      return parts
        ? Number(parts[1]) / Number(parts[2])
        : text.endsWith('%')
          ? Number.parseFloat(text) / 100
          : Number(text);
    };
    const texts = [draft.key, ...draft.distractors].map((o) => o.text);
    const wanted = draft.stem.endsWith('greatest?') ? Math.max : Math.min;
    const best = wanted(...texts.map(size));
    return texts.find((text) => size(text) === best) ?? '';
  },
};

/** Four or five numbers in mixed forms, put in order. */
export const orderMixedForms: ItemModel = {
  id: 'math.order-mixed-forms',
  family: 'math.mixed-forms',
  objective: 'math.numbers.compare',
  type: 'ordered',
  difficulty: 0.2,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const forms = drawForms(rng, rng.int(4, 5));
      if (!forms || !distinct(forms)) return undefined;
      const rising = rng.pick([true, false]);
      const count = forms.length === 4 ? 'four' : 'five';
      const sorted = [...forms].sort((a, b) => (rising ? 1 : -1) * a.value.compare(b.value));
      return {
        type: 'ordered',
        why: [
          'Write each number as a decimal.',
          `In order, they are ${sorted.map((f) => f.decimal).join(rising ? ' < ' : ' > ')}.`,
          `Give each number back in the form in which it was written: ${sorted.map((f) => f.text).join(', ')}.`,
        ],
        remember: 'Write all numbers as decimals before you compare them.',
        stem: `${rng.pick([`These numbers show how full ${count} tanks are`, `These numbers show what part of each of ${count} budgets has been spent`, `These numbers show what share of the patients at each of ${count} clinics answered a survey`])}. Put them in order from **${rising ? 'least to greatest' : 'greatest to least'}**.`,
        steps: sorted.map((f) => ({
          text: f.text,
          rationale: sizeOf(f),
        })),
        rationale: `As decimals, the numbers are ${sorted.map((f) => f.decimal).join(rising ? ' < ' : ' > ')}, so the order is ${sorted.map((f) => f.text).join(', ')}.`,
        misconception: 'compares-unlike-forms',
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'ordered') throw new TypeError('ordered expected');
    const parts = (text: string): [number, number] => {
      const f = /frac\{(\d+)\}\{(\d+)\}/.exec(text);
      if (f) return [Number(f[1]), Number(f[2])];
      return text.endsWith('%')
        ? [Number.parseFloat(text) * 10, 1000]
        : [Number(text) * 1000, 1000];
    };
    const sign = draft.stem.includes('least to greatest') ? 1 : -1;
    // Cross-multiplies, so that no quotient is rounded.
    return draft.steps
      .map((s) => s.text)
      .sort((a, b) => {
        const [[an, ad], [bn, bd]] = [parts(a), parts(b)];
        return sign * (an * bd - bn * ad);
      })
      .join(' | ');
  },
};

/** The one number that lies between two others. */
export const numberBetween: ItemModel = {
  id: 'math.number-between',
  family: 'math.compare-with-a-mark',
  objective: 'math.numbers.compare',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [n, d] = rng.pick([
        [1, 3],
        [2, 3],
        [3, 7],
        [5, 6],
        [4, 9],
        [5, 9],
        [5, 7],
        [7, 12],
      ] as const);
      const low = q(n, d);
      const high = low.add(rng.int(4, 9), 100).mul(100).floor().div(100);
      const inside = low.add(high).div(2).mul(1000).round().div(1000);
      const outside = [
        low.sub(rng.int(2, 5), 100),
        low.sub(rng.int(6, 12), 100),
        high.add(rng.int(21, 49), 1000),
        high.add(rng.int(61, 119), 1000),
      ].map((v) => v.mul(1000).round().div(1000));
      const [lowText, highText] = [fraction.text(low), plain(high)];
      if ([inside, ...outside].some((v) => v.mul(1000).divisible(10))) return undefined;
      const digits = (v: Rational) => v.valueOf().toFixed(3);
      const about = low.valueOf().toFixed(4);
      return {
        type: 'multiple-choice',
        why: [
          `As a decimal, ${lowText} is ${n} ÷ ${d}, about ${about}.`,
          `The number has to be greater than ${about} and less than ${highText}.`,
          `Only ${digits(inside)} is between the two.`,
        ],
        remember: 'Divide numerator by denominator to compare a fraction with decimals.',
        stem: rng.pick([
          `A tube must be wider than ${lowText} inch and narrower than ${highText} inch. Which of the following widths, in inches, is suitable?`,
          `A reading is accepted when it is greater than ${lowText} and less than ${highText}. Which of the following readings is accepted?`,
        ]),
        key: {
          text: digits(inside),
          value: inside.valueOf(),
          rationale: `${n} ÷ ${d} is about ${about}, and ${digits(inside)} lies between ${about} and ${highText}.`,
        },
        distractors: rng.sample(outside, 3).map((v) => ({
          text: digits(v),
          value: v.valueOf(),
          misconception: 'checks-one-limit',
          rationale: v.lt(low)
            ? `${digits(v)} is less than ${n} ÷ ${d}, which is about ${about}.`
            : `${digits(v)} is greater than the upper limit, ${highText}.`,
        })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const [, n, d, high] = /frac\{(\d+)\}\{(\d+)\}\D*([\d.]+\d)/.exec(draft.stem) ?? [];
    const fits = [draft.key, ...draft.distractors].filter(
      (o) => Number(o.text) * Number(d) > Number(n) && Number(o.text) < Number(high),
    );
    return fits.length === 1 ? Number(fits[0]?.text) : Number.NaN;
  },
};
