import type { Rng } from '../kit/rng.js';
import { inSeries } from '../kit/series.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, plain, shortest } from './formats.js';
import { numericChoice, numericSupply, q, readNumbers, redraw, tidy, wrong } from './support.js';

const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);

interface Sample {
  intro: (list: string) => string;
  unit: string;
  low: number;
  high: number;
}

const SAMPLES: readonly Sample[] = [
  {
    intro: (list) =>
      `The resting heart rates, in beats per minute, of a group of students are ${list}.`,
    unit: 'beats per minute',
    low: 58,
    high: 96,
  },
  {
    intro: (list) => `A clinic recorded these waiting times, in minutes: ${list}.`,
    unit: 'minutes',
    low: 6,
    high: 48,
  },
  {
    intro: (list) => `The ages, in years, of the residents at a table are ${list}.`,
    unit: 'years',
    low: 66,
    high: 94,
  },
  {
    intro: (list) => `Test scores in an anatomy course were ${list}.`,
    unit: 'points',
    low: 61,
    high: 98,
  },
];

function drawSample(rng: Rng, count: number) {
  const sample = rng.pick(SAMPLES);
  const values = Array.from({ length: count }, () => rng.int(sample.low, sample.high));
  return { sample, values, stem: sample.intro(inSeries(values)) };
}

/** The middle of a list that is not sorted, with an even count. */
export const medianOfList: ItemModel = {
  id: 'math.median-of-list',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: -0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const count = rng.pick([6, 8]);
      const { sample, values, stem } = drawSample(rng, count);
      const sorted = ascending(values);
      const half = count / 2;
      const [a, b] = [sorted[half - 1] ?? 0, sorted[half] ?? 0];
      const [u, v] = [values[half - 1] ?? 0, values[half] ?? 0];
      if (new Set(values).size < count || String(sorted) === String(values)) return undefined;
      return numericChoice(rng, {
        stem: `${stem} What is the median?`,
        format: decimal(1, sample.unit, true),
        key: q(a + b, 2),
        remember: 'Sort first; with an even count, average the two middle values.',
        why: [
          `In order, the values are ${inSeries(sorted)}.`,
          `The two in the middle are ${a} and ${b}, and (${a} + ${b}) ÷ 2 = {=}.`,
        ],
        wrongs: [
          wrong(
            'does-not-sort',
            q(u + v, 2),
            `This takes the middle of the list as it is written, (${u} + ${v}) ÷ 2, which leads to {=}. The values have to be sorted first.`,
          ),
          wrong(
            'confuses-mean-median',
            q(total(values), count),
            `The mean is {=}, but the median is asked for.`,
          ),
          wrong('stops-early', a, `This takes only the lower of the two middle values, {=}.`),
          wrong('stops-early', b, `This takes only the upper of the two middle values, {=}.`),
          wrong(
            'confuses-range',
            (sorted.at(-1) ?? 0) - (sorted[0] ?? 0),
            `{=} is the range, the greatest minus the least value.`,
          ),
          wrong(
            'confuses-range',
            q((sorted.at(-1) ?? 0) + (sorted[0] ?? 0), 2),
            `This takes the midpoint between the least and the greatest value, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const values = readNumbers(stem, 4);
    // Strikes out the least and the greatest until two are left.
    while (values.length > 2) {
      values.splice(values.indexOf(Math.min(...values)), 1);
      values.splice(values.indexOf(Math.max(...values)), 1);
    }
    return tidy(total(values) / values.length);
  },
};

/** The mean of five or six values, typed. */
export const meanOfList: ItemModel = {
  id: 'math.mean-of-list',
  objective: 'math.data.statistics',
  type: 'supply',
  difficulty: -0.7,
  variants: 12,
  make: (rng) =>
    redraw(() => {
      const count = rng.pick([5, 6, 8]);
      const { values, stem, sample } = drawSample(rng, count);
      const mean = q(total(values), count);
      const sorted = ascending(values);
      const mid =
        count % 2 === 1
          ? q(sorted[(count - 1) / 2] ?? 0)
          : q((sorted[count / 2 - 1] ?? 0) + (sorted[count / 2] ?? 0), 2);
      if (mean.mul(10).d !== 1n) return undefined;
      return numericSupply({
        stem: `${stem} What is the mean?`,
        unit: sample.unit,
        format: shortest(2),
        key: mean,
        remember: 'Mean = sum of the values ÷ number of values.',
        why: [
          'Add all the values, then divide by how many there are.',
          `The ${count} values add up to ${plain(total(values))}, and ${plain(total(values))} ÷ ${count} = {=}.`,
        ],
        wrongs: [
          wrong('confuses-mean-median', mid, `{=} is the median, the middle of the sorted values.`),
          wrong(
            'wrong-count-in-mean',
            q(total(values), count - 1),
            `This divides by ${count - 1} instead of ${count}, which leads to about {=}.`,
          ),
          wrong(
            'confuses-range',
            q((sorted[0] ?? 0) + (sorted.at(-1) ?? 0), 2),
            `This takes the midpoint between the least and the greatest value, which leads to {=}.`,
          ),
          wrong('stops-early', total(values), `{=} is the sum; it has to be divided by ${count}.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const values = readNumbers(stem, 4);
    // Running mean, value by value.
    return tidy(values.reduce((mean, value, i) => mean + (value - mean) / (i + 1), 0));
  },
};

/** The last value needed to bring the mean to a target. */
export const valueForMean: ItemModel = {
  id: 'math.value-for-mean',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: 0.6,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const scores = Array.from({ length: rng.pick([3, 4]) }, () => rng.int(68, 96));
      const wanted = rng.int(78, 90);
      const n = scores.length + 1;
      const sum = total(scores);
      const key = wanted * n - sum;
      const now = q(sum, n - 1);
      if (key < 60 || key > 100 || key === wanted) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `A student scored ${inSeries(scores)} on the first ${n - 1} quizzes. What score on the next quiz would bring the mean to exactly ${wanted}?`,
          `A student's scores on ${n - 1} skills tests are ${inSeries(scores)}. What score on one more test would make the mean of all ${n} tests ${wanted}?`,
        ]),
        format: decimal(0, 'points', true),
        key: q(key),
        remember: 'Sum needed = mean × count; subtract the sum you already have.',
        why: [
          `For a mean of ${wanted}, ${n} results must add up to ${n} × ${wanted} = ${n * wanted}.`,
          `So far they add up to ${sum}, and ${n * wanted} − ${sum} = {=}.`,
        ],
        wrongs: [
          wrong(
            'repeats-given-number',
            wanted,
            `This takes the target mean, {=}, as the missing score; the earlier scores do not average ${wanted}.`,
          ),
          wrong(
            'averages-the-rates',
            q(2 * wanted).sub(now),
            `This counts all the earlier scores as one, which leads to about {=}.`,
          ),
          wrong(
            'answers-other-quantity',
            now,
            `{=} is the mean of the first ${n - 1} scores${q(now).d === 1n ? '' : ', rounded'}.`,
          ),
          wrong('repeats-given-number', scores.at(-1) ?? 0, `This repeats the last score, {=}.`),
          wrong(
            'adds-instead-of-multiplies',
            q(wanted).add(q(wanted).sub(now).div(n)),
            `This adds the gap to the mean only in part, which leads to about {=}.`,
          ),
          wrong(
            'calculation-slip',
            key + n,
            `This makes the sum that is needed ${n} too large, ${wanted * n + n} and not ${wanted * n}, which leads to {=}.`,
          ),
          wrong(
            'calculation-slip',
            key - n,
            `This makes the sum that is needed ${n} too small, ${wanted * n - n} and not ${wanted * n}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const lists = (/\d+(?:, (?:and )?\d+)+/.exec(stem)?.[0].match(/\d+/g) ?? []).map(Number);
    const wanted = Number(/(\d+)\?$/.exec(stem)?.[1]);
    // The deviations from a mean add up to zero.
    return wanted - lists.reduce((gap, v) => gap + (v - wanted), 0);
  },
};

/** What removing an extreme value does to the mean. */
export const outlierEffect: ItemModel = {
  id: 'math.outlier-effect',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: 0.9,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const values = Array.from({ length: 5 }, () => rng.int(8, 30));
      const extreme = rng.int(70, 120);
      const all = [...values, extreme];
      const shuffled = inSeries(rng.shuffle(all));
      const [before, after] = [q(total(all), 6), q(total(values), 5)];
      const drop = before.sub(after);
      const sorted = ascending(all);
      const medianDrop = q((sorted[2] ?? 0) + (sorted[3] ?? 0), 2).sub(sorted[2] ?? 0);
      if ([before, after].some((v) => v.mul(10).d !== 1n)) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `The waiting times, in minutes, at a blood-draw station were ${shuffled}. The ${extreme}-minute wait turns out to be an error and is removed. By how much does the mean fall?`,
          `The lengths, in minutes, of six phone calls to a clinic were ${shuffled}. If the ${extreme}-minute call is left out, how much lower is the mean?`,
        ]),
        format: decimal(1, 'minutes', true),
        key: drop,
        remember: 'Take an outlier out of the sum and out of the count.',
        why: [
          `The mean of all six times is ${total(all)} ÷ 6 = ${plain(before)}; without ${extreme}, the mean is ${total(values)} ÷ 5 = ${plain(after)}.`,
          `${plain(before)} − ${plain(after)} = {=}.`,
        ],
        wrongs: [
          wrong(
            'wrong-count-in-mean',
            q(extreme, 6),
            `This takes ${extreme} off the sum but still divides by 6, which leads to about {=}.`,
          ),
          wrong('answers-other-quantity', after, `{=} is the new mean, not the difference.`),
          wrong('answers-other-quantity', before, `{=} is the mean before ${extreme} was removed.`),
          wrong('confuses-mean-median', medianDrop, `{=} is how much the median falls.`),
          wrong(
            'counts-twice',
            drop.div(6),
            `This divides the difference of the means by 6 once more, which leads to about {=}.`,
          ),
          wrong('confuses-range', extreme - (sorted[4] ?? 0), `{=} is how much the range falls.`),
          wrong(
            'answers-other-quantity',
            q(extreme).sub(before),
            `{=} is how far ${extreme} lies above the old mean.`,
          ),
          wrong(
            'wrong-count-in-mean',
            q(extreme, 5),
            `This divides ${extreme} by 5, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem }) => {
    const list = (/were ([^.]+)\./.exec(stem)?.[1]?.match(/\d+/g) ?? []).map(Number);
    const extreme = Number(/(\d+)-minute/.exec(stem)?.[1]);
    const rest = list.filter((v) => v !== extreme);
    // The mean falls by the extreme value's distance from the other values' mean, shared by all.
    return tidy((extreme - total(rest) / rest.length) / list.length);
  },
};
