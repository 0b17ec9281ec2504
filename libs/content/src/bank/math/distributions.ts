import { inSeries } from '../kit/series.js';
import type { DraftOption, ItemModel } from '../kit/types.js';
import { plain } from './formats.js';
import { q, readNumbers, redraw } from './support.js';

interface Facts {
  mean: number;
  median: number;
  mode: number;
  range: number;
}

function describe(values: readonly number[]): Facts {
  const sorted = [...values].sort((a, b) => a - b);
  const mode = sorted.find((v) => sorted.filter((w) => w === v).length > 1) ?? Number.NaN;
  return {
    mean: values.reduce((a, b) => a + b, 0) / values.length,
    median: sorted[(sorted.length - 1) / 2] ?? Number.NaN,
    mode,
    range: (sorted.at(-1) ?? 0) - (sorted[0] ?? 0),
  };
}

/** All the true statements about the center and spread of a small data set. */
export const selectTrueStatistics: ItemModel = {
  id: 'math.select-true-statistics',
  family: 'math.histograms',
  objective: 'math.data.statistics',
  type: 'multiple-select',
  difficulty: 0.3,
  variants: 13,
  make: (rng) =>
    redraw(() => {
      const twin = rng.int(4, 20);
      const values = rng.shuffle([
        twin,
        twin,
        ...rng.sample(
          Array.from({ length: 22 }, (_, i) => i + 3),
          5,
        ),
      ]);
      const { mean, median, mode, range } = describe(values);
      const sorted = [...values].sort((a, b) => a - b);
      if (
        new Set(values).size !== 6 ||
        !Number.isInteger(mean) ||
        new Set([mean, median, mode, range]).size < 4
      )
        return undefined;
      const middle = values[3] ?? 0;
      const sum = plain(q(mean * 7));
      const work = {
        mean: `The sum is ${sum}, and ${sum} ÷ 7 = ${mean}: the mean is ${mean}.`,
        median: `In order, the values are ${inSeries(sorted)}; the middle one is ${median}.`,
        mode: `The value ${mode} occurs twice, more often than any other, so the mode is ${mode}.`,
        range: `${sorted.at(-1)} − ${sorted[0]} = ${range}: the range is ${range}.`,
      };
      const says = (
        what: keyof Facts,
        value: number,
        misconception = '',
      ): DraftOption & { fits: boolean } => ({
        text: `The ${what} is ${value}.`,
        rationale: work[what],
        misconception,
        fits: { mean, median, mode, range }[what] === value,
      });
      const pool = [
        rng.pick([says('mean', mean), says('mean', median, 'confuses-mean-median')]),
        rng.pick([says('median', median), says('median', middle, 'does-not-sort')]),
        rng.pick([says('mode', mode), says('mode', sorted.at(-1) ?? 0, 'confuses-range')]),
        rng.pick([says('range', range), says('range', sorted.at(-1) ?? 0, 'confuses-range')]),
        {
          text: 'The mean is greater than the median.',
          rationale: `The mean is ${mean} and the median is ${median}.`,
          misconception: 'confuses-mean-median',
          fits: mean > median,
        },
      ];
      const keys = pool.filter((o) => o.fits).map(({ text, rationale }) => ({ text, rationale }));
      const distractors = pool.filter((o) => !o.fits).map(({ fits: _, ...rest }) => rest);
      if (keys.length < 2 || keys.length > 3 || distractors.some((d) => d.misconception === ''))
        return undefined;
      return {
        type: 'multiple-select',
        why: [
          `Sort the values: ${sorted.join(', ')}.`,
          `The middle value is ${median}, and ${mode} occurs most often.`,
          `The mean is ${sum} ÷ 7 = ${mean}, and the range is ${sorted.at(-1)} − ${sorted[0]} = ${range}.`,
        ],
        remember: 'Sort the list before you look for median, mode, and range.',
        stem: `${rng.pick(['Seven patients reported how many minutes they had waited', 'Seven nurses recorded how many calls they answered in one hour', 'Seven students recorded how many hours they studied last week'])}: ${values.join(', ')}. Which of the following statements are true? Select **all** that apply.`,
        keys,
        distractors,
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-select') throw new TypeError('multiple-select expected');
    const values = readNumbers(draft.stem, 7);
    // By counting: the median has as many values on either side, the mode is the value seen most.
    const count = (test: (v: number) => boolean) => values.filter(test).length;
    const mean = values.reduce((a, b) => a + b) / 7;
    const isMedian = (m: number) =>
      values.includes(m) && count((v) => v < m) <= 3 && count((v) => v > m) <= 3;
    const median = values.find(isMedian) ?? 0;
    const most = Math.max(...values.map((v) => count((w) => w === v)));
    const fits = (text: string) => {
      const n = Number(/(\d+)\.$/.exec(text)?.[1]);
      if (text.includes('greater')) return mean > median;
      if (text.includes('mean')) return mean === n;
      if (text.includes('median')) return median === n;
      if (text.includes('mode')) return count((v) => v === n) === most;
      return Math.max(...values) - Math.min(...values) === n;
    };
    return [...draft.keys, ...draft.distractors]
      .map((o) => o.text)
      .filter(fits)
      .join(' | ');
  },
};
