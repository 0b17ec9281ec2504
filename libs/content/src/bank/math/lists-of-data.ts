import { inSeries } from '../kit/series.js';
import type { ItemModel } from '../kit/types.js';
import { shortest } from './formats.js';
import { q, readNumbers, redraw, supplyModel, wrong } from './support.js';

const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);

/** The range of a list, typed. */
export const rangeOfList = supplyModel(
  { id: 'math.range-of-list', objective: 'math.data.statistics', difficulty: -1.2 },
  (rng) => {
    const [low, high, text, unit] = rng.pick([
      [92, 160, 'A nurse records these systolic blood pressures, in mm Hg', 'mm Hg'],
      [54, 110, 'A nurse records these heart rates, in beats per minute', 'beats per minute'],
      [12, 75, 'A clinic records these waiting times, in minutes', 'minutes'],
      [110, 250, 'A clinic records these patient weights, in pounds', 'pounds'],
    ] as const);
    const values = Array.from({ length: rng.int(6, 8) }, () => rng.int(low, high));
    const sorted = ascending(values);
    const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
    const ends = Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0));
    if (new Set(values).size < values.length || ends === most - least || ends === 0)
      return undefined;
    return {
      stem: `${text}: ${values.join(', ')}. What is the range?`,
      unit,
      format: shortest(1),
      key: q(most - least),
      remember: 'Range = greatest value − least value.',
      why: [
        `The greatest value is ${most}, and the least is ${least}.`,
        `${most} − ${least} = {=}.`,
      ],
      wrongs: [
        wrong(
          'does-not-sort',
          ends,
          `This subtracts the first and the last value of the list, which leads to {=}.`,
        ),
        wrong('confuses-range', most, `{=} is the greatest value, not the range.`),
        wrong(
          'confuses-mean-median',
          q(total(values), values.length),
          `{=} is ${q(total(values), values.length).mul(10).d === 1n ? '' : 'about '}the mean.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const values = readNumbers(stem, 6);
    return values.reduce((widest, a) => Math.max(widest, ...values.map((b) => a - b)), 0);
  },
);

/** What happens to mean and range when every value changes by the same amount. */
export const shiftAllValues: ItemModel = {
  id: 'math.shift-all-values',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: 0.4,
  variants: 20,
  make: (rng) => {
    const n = rng.int(2, 12);
    const up = rng.pick([true, false]);
    const word = up ? 'increases' : 'decreases';
    const setting = rng.pick([
      up
        ? `An instructor adds ${n} points to every score on an exam.`
        : `An instructor subtracts ${n} points from every score on an exam.`,
      `A scale read ${n} pounds too ${up ? 'low' : 'high'}, so a nurse ${up ? 'adds' : 'subtracts'} ${n} pounds ${up ? 'to' : 'from'} every weight on a list.`,
      `A check-in clock was ${n} minutes ${up ? 'fast' : 'slow'}, so every waiting time on a list must be ${up ? 'increased' : 'reduced'} by ${n} minutes.`,
    ]);
    return {
      type: 'multiple-choice',
      stem: `${setting} Which of the following describes the effect on the mean and the range of the data?`,
      why: [
        `Every value changes by ${n}, so the sum changes by ${n} for each value and the mean by ${n}.`,
        `The greatest and the least value move together, so the distance between them stays the same.`,
        `The mean ${word} by ${n}, and the range does not change.`,
      ],
      remember: `${up ? 'Adding the same number to' : 'Subtracting the same number from'} every value moves the center but not the spread.`,
      key: {
        text: `The mean ${word} by ${n}, and the range stays the same.`,
        rationale: `Every value moves by ${n}, so the mean moves by ${n}, while the distance from the least to the greatest value stays the same.`,
      },
      distractors: [
        {
          text: `Both the mean and the range ${up ? 'increase' : 'decrease'} by ${n}.`,
          misconception: 'confuses-range',
          rationale: 'Both ends of the data move by the same amount, so the range stays as it is.',
        },
        {
          text: `The range ${word} by ${n}, and the mean stays the same.`,
          misconception: 'confuses-range',
          rationale: `It is the other way around: the mean moves by ${n}, and the spread stays.`,
        },
        {
          text: 'Neither the mean nor the range changes.',
          misconception: 'confuses-range',
          rationale: `When every value moves by ${n}, the mean moves by ${n} too.`,
        },
      ],
    };
  },
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const n = Number(/\d+/.exec(draft.stem)?.[0]) * (/subtracts|reduced/.test(draft.stem) ? -1 : 1);
    const before = [60, 71, 85];
    const after = before.map((v) => v + n);
    const mean = (total(after) - total(before)) / 3;
    const range = Math.max(...after) - Math.min(...after) - 25;
    const says = (by: number) =>
      by === 0 ? 'stays the same' : `${by > 0 ? 'increases' : 'decreases'} by ${Math.abs(by)}`;
    return `The mean ${says(mean)}, and the range ${says(range)}.`;
  },
};

/** Which of four data sets is the most spread out. */
export const greatestSpread: ItemModel = {
  id: 'math.greatest-spread',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const ranges = rng.sample([6, 10, 14, 19, 24, 30], 4);
      const most = rng.pick([true, false]);
      const sets = ranges.map((range) => {
        const low = rng.int(40, 70);
        const inner = [rng.int(1, range - 1), rng.int(1, range - 1), rng.int(1, range - 1)];
        return { range, list: rng.shuffle([low, low + range, ...inner.map((d) => low + d)]) };
      });
      const sorted = [...sets].sort((a, b) => (most ? b.range - a.range : a.range - b.range));
      const key = sorted[0];
      const highest = sets.reduce((a, b) => (Math.max(...b.list) > Math.max(...a.list) ? b : a));
      if (!key || sets.some((s) => new Set(s.list).size < 5) || highest === key) return undefined;
      const says = (s: (typeof sets)[0]) =>
        `The range is ${Math.max(...s.list)} − ${Math.min(...s.list)} = ${s.range}`;
      const topic = rng.pick([
        'Four nurses each record five heart rates.',
        'Four groups of students each have five test scores.',
        'Four clinics each record five waiting times in minutes.',
      ]);
      return {
        type: 'multiple-choice',
        stem: `${topic} Which of the following data sets has the ${most ? 'greatest' : 'smallest'} range?`,
        why: [
          `For each data set, find the greatest and the least value.`,
          `The ranges are ${inSeries(sorted.map((s) => s.range))}.`,
          `The ${most ? 'greatest' : 'smallest'} range is ${key.range}, for ${key.list.join(', ')}.`,
        ],
        remember: 'Range = greatest − least. Find it for every set before you choose.',
        key: {
          text: key.list.join(', '),
          rationale: `${says(key)}, the ${most ? 'greatest' : 'smallest'} of the four.`,
        },
        distractors: sorted.slice(1).map((s) => ({
          text: s.list.join(', '),
          misconception: most && s === highest ? 'confuses-range' : 'compares-too-few',
          rationale: `${says(s)}, not the ${most ? 'greatest' : 'smallest'}.`,
        })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const rows = [draft.key, ...draft.distractors].map((o) => {
      const list = ascending(o.text.split(', ').map(Number));
      return { text: o.text, width: (list[4] ?? 0) - (list[0] ?? 0) };
    });
    rows.sort((a, b) => a.width - b.width);
    return (draft.stem.includes('greatest') ? rows.at(-1) : rows[0])?.text ?? '';
  },
};

/** The mode of a list that is not sorted, typed. */
export const modeOfList = supplyModel(
  { id: 'math.mode-of-list', objective: 'math.data.statistics', difficulty: -1.3, variants: 12 },
  (rng) => {
    const base = rng.int(12, 60);
    const mode = base + rng.int(0, 12);
    const twice = base + rng.int(0, 12);
    const others = rng
      .sample(
        Array.from({ length: 14 }, (_, i) => base + i),
        4,
      )
      .filter((v) => v !== mode && v !== twice);
    const values = rng.shuffle([mode, mode, mode, twice, twice, ...others]);
    const sorted = ascending(values);
    const median =
      values.length % 2 === 1
        ? q(sorted[(values.length - 1) / 2] ?? 0)
        : q((sorted[values.length / 2 - 1] ?? 0) + (sorted[values.length / 2] ?? 0), 2);
    if (mode === twice || others.length < 4 || median.equals(mode)) return undefined;
    return {
      stem: `${rng.pick(['A nurse lists the ages, in months, of nine children at a vaccination event', 'A nurse records the number of steps, in hundreds, that each of nine patients took', 'A clinic records the lengths, in seconds, of nine phone calls'])}: ${values.join(', ')}. What is the mode of these numbers?`,
      format: shortest(1),
      key: q(mode),
      remember: 'The mode is the value that occurs most often.',
      why: [
        `Count how often each value occurs.`,
        `${mode} occurs three times, more often than any other value, so the mode is {=}.`,
      ],
      wrongs: [
        wrong('confuses-mean-median', median, `{=} is the median.`),
        wrong('compares-too-few', twice, `{=} occurs twice, less often than ${mode}.`),
        wrong(
          'confuses-range',
          sorted.at(-1) ?? 0,
          `{=} is the greatest value, not the most frequent one.`,
        ),
      ],
    };
  },
  ({ stem }) => {
    const list = readNumbers(stem, 8);
    return list.reduce(
      (best, v) =>
        list.filter((w) => w === v).length > list.filter((w) => w === best).length ? v : best,
      list[0] ?? 0,
    );
  },
);
