import type { Rational } from '../kit/rational.js';
import { inSeries } from '../kit/series.js';
import type { ItemModel } from '../kit/types.js';
import { fraction, plain } from './formats.js';
import { q, redraw } from './support.js';

const sizeOf = (text: string): number => {
  const parts = /(-?)\\frac\{(\d+)\}\{(\d+)\}/.exec(text);
  if (parts) return ((parts[1] === '-' ? -1 : 1) * Number(parts[2])) / Number(parts[3]);
  return Number(text.replaceAll('$', ''));
};

/** The least or greatest of four negative numbers. */
export const extremeOfNegatives: ItemModel = {
  id: 'math.extreme-of-negatives',
  objective: 'math.numbers.compare',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const base = rng.int(1, 6);
      const values = [
        q(rng.int(1, 7), 8),
        q(rng.int(1, 4), 5),
        q(rng.int(2, 98), 100),
        q(rng.int(1, 9), 10),
      ].map((v) => v.add(base).neg());
      const texts = values.map((v, i) => (i < 2 ? fraction.text(v) : plain(v)));
      const sorted = values
        .map((value, i) => ({ value, text: texts[i] ?? '' }))
        .sort((a, b) => a.value.compare(b.value));
      const apart = sorted.every(
        (s, i) => i === 0 || s.value.sub(sorted[i - 1]?.value ?? 0).gte(q(2, 100)),
      );
      if (!apart || values.slice(0, 2).some((v) => v.d < 5n)) return undefined;
      const least = rng.pick([true, false]);
      const key = sorted[least ? 0 : 3];
      if (!key) return undefined;
      const word = least ? 'least' : 'greatest';
      const decimals = sorted.map((s) => plain(s.value)).join(' < ');
      const line = (v: Rational) =>
        `On a number line, ${plain(v)} lies to the ${least ? 'right' : 'left'} of ${plain(key.value)}`;
      const setting = rng.pick([
        `A student compares the numbers ${inSeries(texts)}.`,
        `On a number line, four points are marked at ${inSeries(texts)}.`,
        `A worksheet lists the numbers ${inSeries(texts)}.`,
      ]);
      return {
        type: 'multiple-choice',
        why: [
          `Write all four as decimals and put them in order: ${decimals}.`,
          'On a number line, the least is farthest to the left and the greatest farthest to the right.',
          `The ${word} is ${key.text}.`,
        ],
        remember: 'With negative numbers, farther from zero means less.',
        stem: `${setting} Which of these four numbers is the ${word}?`,
        key: {
          text: key.text,
          rationale: `As decimals: ${decimals}. The ${word} is ${key.text}.`,
        },
        distractors: sorted
          .filter((s) => s !== key)
          .map((s) => ({
            text: s.text,
            misconception:
              s === sorted[least ? 3 : 0]
                ? 'ignores-minus-sign'
                : s.text.includes('frac') === key.text.includes('frac')
                  ? 'compares-digits'
                  : 'compares-unlike-forms',
            rationale: `${line(s.value)}, so it is ${least ? 'greater' : 'less'}.${s === sorted[least ? 3 : 0] ? ' Without the minus signs, the order would be reversed.' : ''}`,
          })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const texts = [draft.key, ...draft.distractors].map((o) => o.text);
    const sizes = texts.map(sizeOf);
    const best = draft.stem.endsWith('least?') ? Math.min(...sizes) : Math.max(...sizes);
    return texts[sizes.indexOf(best)] ?? '';
  },
};

/** All the numbers greater (or less) than a given fraction. */
export const selectGreater: ItemModel = {
  id: 'math.select-greater',
  family: 'math.compare-with-a-mark',
  objective: 'math.numbers.compare',
  type: 'multiple-select',
  difficulty: 0.1,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const mark = q(rng.int(1, 6), rng.pick([3, 5, 6, 7, 8, 9]));
      const pool = [
        q(rng.int(1, 7), 8),
        q(rng.int(1, 4), 5),
        q(rng.int(2, 98), 100),
        q(rng.int(12, 95), 100),
        q(rng.int(1, 5), 6),
        q(rng.int(20, 990), 1000),
      ];
      if (mark.gte(1) || mark.d === 1n || new Set(pool.map((v) => v.toFraction())).size < 6)
        return undefined;
      const texts = pool.map((v, i) =>
        i === 3 ? `${plain(v.mul(100))}%` : i === 2 || i === 5 ? plain(v) : fraction.text(v),
      );
      const greater = rng.pick([true, false]);
      const fits = (v: Rational) => (greater ? v.gt(mark) : v.lt(mark));
      const near = (v: Rational) => v.sub(mark).abs().lt(q(3, 100));
      const m = fraction.text(mark);
      const about = (v: Rational) =>
        v.mul(1000).d === 1n ? plain(v) : `about ${v.valueOf().toFixed(3)}`;
      const compared = (v: Rational, text: string) => {
        const [size, bound] = [about(v), about(mark)];
        const than = `${v.gt(mark) ? 'greater' : 'less'} than ${m}, which is ${bound}`;
        return size === text ? `${text} is ${than}.` : `${text} is ${size}, ${than}.`;
      };
      const rows = pool.map((v, i) => ({
        v,
        text: texts[i] ?? '',
        rationale: compared(v, texts[i] ?? ''),
      }));
      const keys = rows.filter((r) => fits(r.v));
      if (keys.length < 2 || keys.length > 4 || pool.some(near)) return undefined;
      return {
        type: 'multiple-select',
        why: [
          `As a decimal, ${m} is ${about(mark)}.`,
          `Write each of the other numbers as a decimal and compare it with ${about(mark)}.`,
          `Only ${inSeries(keys.map((r) => (about(r.v) === r.text ? r.text : `${r.text} (${about(r.v)})`)))} are ${greater ? 'greater' : 'less'}.`,
        ],
        remember: 'To compare fractions, write them as decimals.',
        stem: rng.pick([
          `Which of the following numbers are ${greater ? 'greater' : 'less'} than ${m}? Select **all** that apply.`,
          `A nurse compares test results with a cutoff of ${m}. Which of the following results are ${greater ? 'greater' : 'less'} than the cutoff? Select **all** that apply.`,
        ]),
        keys: keys.map(({ text, rationale }) => ({ text, rationale })),
        distractors: rows
          .filter((r) => !fits(r.v))
          .map(({ text, rationale }) => ({
            text,
            rationale,
            misconception: text.includes('frac') ? 'compares-digits' : 'compares-unlike-forms',
          })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const parts = (text: string): [number, number] => {
      const f = /frac\{(\d+)\}\{(\d+)\}/.exec(text);
      if (f) return [Number(f[1]), Number(f[2])];
      return text.endsWith('%')
        ? [Number.parseFloat(text), 100]
        : [Math.round(Number(text) * 1000), 1000];
    };
    const [mn, md] = parts(draft.stem);
    const sign = draft.stem.includes('greater') ? 1 : -1;
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter((text) => {
        const [n, d] = parts(text);
        return sign * (n * md - mn * d) > 0;
      })
      .join(' | ');
  },
};
