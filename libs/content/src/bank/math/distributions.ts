import { barChart } from '../kit/figures/index.js';
import type { DraftOption, ItemModel } from '../kit/types.js';
import { plain, q, readNumbers, redraw } from './support.js';

interface Shape {
  name: string;
  heights: readonly number[];
  says: string;
}

const SHAPES: readonly Shape[] = [
  {
    name: 'Skewed to the right',
    heights: [8, 11, 7, 5, 3, 2, 1],
    says: 'the tall bars stand on the left and a long tail runs to the right',
  },
  {
    name: 'Skewed to the left',
    heights: [1, 2, 3, 5, 7, 11, 8],
    says: 'the tall bars stand on the right and a long tail runs to the left',
  },
  {
    name: 'Symmetric with one peak',
    heights: [2, 4, 8, 11, 8, 4, 2],
    says: 'one tall middle falls off evenly on both sides',
  },
  {
    name: 'Symmetric with two peaks',
    heights: [3, 10, 6, 2, 6, 10, 3],
    says: 'two tall groups stand on either side of a low middle',
  },
  {
    name: 'Uniform, about equally tall',
    heights: [7, 7, 8, 7, 8, 7, 7],
    says: 'all the bars are about equally tall',
  },
];

const MEASURED = [
  { title: 'Waiting times in an urgent-care clinic', x: 'Minutes', start: 0, width: 10 },
  { title: 'Lengths of stay after an operation', x: 'Hours', start: 0, width: 12 },
  { title: 'Resting heart rates of a group', x: 'Beats per minute', start: 50, width: 5 },
  { title: 'Scores on a practice exam', x: 'Score', start: 30, width: 10 },
] as const;

/** The shape of a histogram, in words. */
export const histogramShape: ItemModel = {
  id: 'math.histogram-shape',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: -0.1,
  variants: 28,
  make: (rng) => {
    const [shape, ...others] = rng.shuffle(SHAPES) as [Shape, ...Shape[]];
    const topic = rng.pick(MEASURED);
    const factor = rng.pick([1, 2]);
    const values = shape.heights.map((h) => h * factor);
    const figure = barChart({
      title: topic.title,
      xLabel: `${topic.x} (lower end of each bar)`,
      categories: values.map((_, i) => String(topic.start + i * topic.width)),
      y: { label: 'People', max: 12 * factor, step: 2 * factor },
      series: [{ name: 'People', values }],
      touching: true,
    });
    return {
      type: 'multiple-choice',
      stem: rng.pick([
        'Which words describe the shape of the distribution in the histogram?',
        'How is the distribution in the histogram best described?',
      ]),
      figure,
      key: {
        text: shape.name,
        rationale: `In this histogram ${shape.says}. The shape is described by: ${shape.name}.`,
      },
      distractors: others.slice(0, 3).map((o) => ({
        text: o.name,
        misconception:
          o.name.startsWith('Skewed') && shape.name.startsWith('Skewed')
            ? 'names-skew-after-the-peak'
            : 'misreads-distribution-shape',
        rationale: `That would mean that ${o.says}; here ${shape.says}.`,
      })),
    };
  },
  solve: ({ figure }) => {
    const heights = [...(figure?.alt ?? '').matchAll(/\d+ (\d+)(?=[,.])/g)].map((m) =>
      Number(m[1]),
    );
    const n = heights.reduce((a, b) => a + b, 0);
    const mean = heights.reduce((sum, h, i) => sum + h * i, 0) / n;
    // The third moment tells the side of the tail; flatness and the middle tell the rest.
    const skew = heights.reduce((sum, h, i) => sum + h * (i - mean) ** 3, 0) / n;
    if (Math.abs(skew) > 1) return skew > 0 ? 'Skewed to the right' : 'Skewed to the left';
    if (Math.max(...heights) < 1.5 * Math.min(...heights)) return 'Uniform, about equally tall';
    return heights[3] === Math.max(...heights)
      ? 'Symmetric with one peak'
      : 'Symmetric with two peaks';
  },
};

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
  objective: 'math.data.statistics',
  type: 'multiple-select',
  difficulty: 0.3,
  variants: 20,
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
        median: `In order the values are ${sorted.join(', ')}; the middle one is ${median}.`,
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
        rng.pick([says('mean', mean), says('mean', median, 'confuses-mean-and-median')]),
        rng.pick([says('median', median), says('median', middle, 'does-not-sort')]),
        rng.pick([says('mode', mode), says('mode', sorted.at(-1) ?? 0, 'takes-greatest-as-mode')]),
        rng.pick([
          says('range', range),
          says('range', sorted.at(-1) ?? 0, 'takes-greatest-as-range'),
        ]),
        {
          text: 'The mean is greater than the median.',
          rationale: `The mean is ${mean} and the median is ${median}.`,
          misconception: 'confuses-mean-and-median',
          fits: mean > median,
        },
      ];
      const keys = pool.filter((o) => o.fits).map(({ text, rationale }) => ({ text, rationale }));
      const distractors = pool.filter((o) => !o.fits).map(({ fits: _, ...rest }) => rest);
      if (keys.length < 2 || keys.length > 3 || distractors.some((d) => d.misconception === ''))
        return undefined;
      return {
        type: 'multiple-select',
        stem: `${rng.pick(['Seven patients were asked how many minutes they had waited', 'Seven nurses counted the calls they answered in one hour', 'Seven students noted how many hours they studied last week'])}: ${values.join(', ')}. Select **all** the true statements.`,
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
