import { barChart } from '../kit/figures/index.js';
import type { Rng } from '../kit/rng.js';
import type { ItemModel } from '../kit/types.js';
import { redraw } from './support.js';

interface Shape {
  name: string;
  /** Whether bars of these heights have this shape, by a rule that a textbook would accept. */
  fits(heights: readonly number[]): boolean;
  draw(rng: Rng): number[];
  says: string;
  /** The line to keep. */
  remember: string;
}

const total = (heights: readonly number[]) => heights.reduce((a, b) => a + b, 0);

/** The third moment about the mean, in units of the spread: its sign is the side of the tail. */
function skewness(heights: readonly number[]): number {
  const n = total(heights);
  const mean = heights.reduce((sum, h, i) => sum + h * i, 0) / n;
  const moment = (power: number) => heights.reduce((sum, h, i) => sum + h * (i - mean) ** power, 0);
  return moment(3) / n / (moment(2) / n) ** 1.5;
}

/** Places where the bars rise to a peak and fall again, counting only falls of a third or more. */
function peaks(heights: readonly number[]): number {
  let [count, low, high] = [0, 0, 0];
  let climbing = true;
  for (const h of [...heights, 0]) {
    if (climbing) {
      high = Math.max(high, h);
      if (h < high * 0.67) {
        count++;
        climbing = false;
        low = h;
      }
    } else {
      low = Math.min(low, h);
      if (h > low * 1.5 + 1) {
        climbing = true;
        high = h;
      }
    }
  }
  return count;
}

const flat = (heights: readonly number[]) => Math.max(...heights) <= 1.3 * Math.min(...heights);
const jitter = (rng: Rng, heights: readonly number[], by: number) =>
  heights.map((h) => Math.max(1, h + rng.int(-by, by)));

const SKEW = 'Skew is named after the tail, not after the tall bars.';

const SHAPES: readonly Shape[] = [
  {
    name: 'Skewed to the right',
    fits: (h) => !flat(h) && peaks(h) === 1 && skewness(h) > 0.45,
    draw: (rng) => jitter(rng, [15, 20, 14, 9, 6, 3, 1], 2),
    says: 'the tall bars are on the left and a long tail runs to the right',
    remember: SKEW,
  },
  {
    name: 'Skewed to the left',
    fits: (h) => !flat(h) && peaks(h) === 1 && skewness(h) < -0.45,
    draw: (rng) => jitter(rng, [1, 3, 6, 9, 14, 20, 15], 2),
    says: 'the tall bars are on the right and a long tail runs to the left',
    remember: SKEW,
  },
  {
    name: 'Bell-shaped',
    fits: (h) => !flat(h) && peaks(h) === 1 && Math.abs(skewness(h)) < 0.15,
    draw: (rng) => jitter(rng, [3, 8, 16, 21, 16, 8, 3], 1),
    says: 'the bars are tallest in the middle and get shorter about evenly on both sides',
    remember: 'One peak in the middle and even sides: bell-shaped.',
  },
  {
    name: 'Bimodal',
    fits: (h) => peaks(h) === 2,
    draw: (rng) => jitter(rng, [6, 19, 10, 3, 9, 17, 8], 2),
    says: 'two tall groups are separated by a low middle',
    remember: 'Two separate peaks: bimodal.',
  },
  {
    name: 'Uniform',
    fits: (h) => flat(h),
    draw: (rng) => jitter(rng, [14, 14, 14, 14, 14, 14, 14], 1),
    says: 'all the bars are about equally tall',
    remember: 'Bars of about the same height: uniform.',
  },
];

const MEASURED = [
  { title: 'Waiting times in an urgent care clinic', x: 'Minutes', start: 0, width: 10 },
  { title: 'Lengths of stay after surgery', x: 'Hours', start: 0, width: 12 },
  { title: 'Resting heart rates of nursing students', x: 'Beats per minute', start: 50, width: 5 },
  { title: 'Scores on a practice exam', x: 'Score', start: 30, width: 10 },
  { title: 'Ages of clinic visitors', x: 'Age in years', start: 10, width: 10 },
] as const;

/** What a bar stands for, `10–19`, written under its middle. */
const interval = ({ start, width }: (typeof MEASURED)[number], i: number) =>
  `${start + i * width}–${start + (i + 1) * width - 1}`;

/** The shape of a histogram, in words: exactly one of the five is true of the bars shown. */
export const histogramShape: ItemModel = {
  id: 'math.histogram-shape',
  family: 'math.histograms',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: -0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [shape, ...others] = rng.shuffle(SHAPES) as [Shape, ...Shape[]];
      const topic = rng.pick(MEASURED);
      const values = shape.draw(rng);
      if (!shape.fits(values) || others.some((o) => o.fits(values))) return undefined;
      return {
        type: 'multiple-choice',
        stem: rng.pick([
          'Which of the following best describes the shape of the distribution in the histogram?',
          'How is the distribution in the histogram best described?',
        ]),
        why: [
          `Look for the tall bars first, and then for tails on either side.`,
          `In this histogram, ${shape.says}.`,
          `A distribution of this shape is called ${shape.name.toLowerCase()}.`,
        ],
        remember: shape.remember,
        figure: barChart({
          title: topic.title,
          xLabel: topic.x,
          categories: values.map((_, i) => interval(topic, i)),
          y: { label: 'People', max: 24, step: 4 },
          series: [{ name: 'People', values }],
          touching: true,
        }),
        key: {
          text: shape.name,
          rationale: `In this histogram, ${shape.says}. It's ${shape.name.toLowerCase()}.`,
        },
        distractors: others.slice(0, 3).map((o) => ({
          text: o.name,
          misconception:
            o.name.startsWith('Skewed') && shape.name.startsWith('Skewed')
              ? 'misreads-skew'
              : 'misreads-shape',
          rationale: `That would mean that ${o.says}; here, ${shape.says}.`,
        })),
      };
    }),
  solve: ({ figure }) => {
    const heights = [...(figure?.alt ?? '').matchAll(/\d+ (\d+)(?=[,.])/g)].map((m) =>
      Number(m[1]),
    );
    const [least, most, n] = [Math.min(...heights), Math.max(...heights), total(heights)];
    if (most - least <= 4) return 'Uniform';
    // A low middle between two tall groups; otherwise, the half with more people.
    if ((heights[3] ?? 0) < 0.5 * Math.max(heights[1] ?? 0, heights[5] ?? 0) && least > 0) {
      const both = Math.min(heights[1] ?? 0, heights[5] ?? 0) > (heights[3] ?? 0) * 1.5;
      if (both) return 'Bimodal';
    }
    const left = total(heights.slice(0, 3)) / n;
    const right = total(heights.slice(4)) / n;
    if (Math.abs(left - right) < 0.15) return 'Bell-shaped';
    return left > right ? 'Skewed to the right' : 'Skewed to the left';
  },
};

/** Which measure of center is greater, from the shape of a histogram. */
export const skewAndCenter: ItemModel = {
  id: 'math.skew-and-center',
  family: 'math.histograms',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: 0.7,
  variants: 20,
  make: (rng) =>
    redraw(() => {
      const shape = rng.pick(SHAPES.slice(0, 3));
      const topic = rng.pick(MEASURED);
      const values = shape.draw(rng);
      if (!shape.fits(values)) return undefined;
      const middle = total(values) / 2;
      let [run, median] = [0, 0];
      while (run + (values[median] ?? 0) < middle) run += values[median++] ?? 0;
      const mean = values.reduce((sum, h, i) => sum + h * i, 0) / total(values);
      const even = shape.name === 'Bell-shaped';
      if (run + (values[median] ?? 0) <= middle + 1) return undefined;
      if (even ? Math.abs(mean - 3) > 0.12 || median !== 3 : Math.abs(mean - median) < 0.3)
        return undefined;
      const rows = [
        { text: 'The mean is greater than the median.', fits: shape.name.endsWith('right') },
        { text: 'The mean is less than the median.', fits: shape.name.endsWith('left') },
        { text: 'The mean and the median are about equal.', fits: even },
        { text: 'No comparison can be made without the list of values.', fits: false },
      ];
      const pull = even
        ? 'no long tail pulls the mean away from the middle'
        : `the long tail pulls the mean ${shape.name.endsWith('right') ? 'up' : 'down'}, and the median hardly moves`;
      const key = rows.find((r) => r.fits);
      if (!key) return undefined;
      return {
        type: 'multiple-choice',
        stem: 'Based on the shape of the histogram, which of the following statements about the mean and the median is true?',
        why: [
          `In this histogram, ${shape.says}.`,
          `The mean uses the size of every value, while the median only uses the middle of the sorted list.`,
          `Here, ${pull}. ${key.text}`,
        ],
        remember: 'The mean is pulled toward the tail; the median stays near the middle.',
        figure: barChart({
          title: topic.title,
          xLabel: topic.x,
          categories: values.map((_, i) => interval(topic, i)),
          y: { label: 'People', max: 24, step: 4 },
          series: [{ name: 'People', values }],
          touching: true,
        }),
        key: { text: key.text, rationale: `Here, ${pull}. ${key.text}` },
        distractors: rows
          .filter((r) => r !== key)
          .map((r) => ({
            text: r.text,
            misconception:
              r.text.startsWith('No ') || even || r.text.includes('equal')
                ? 'misreads-shape'
                : 'misreads-skew',
            rationale: r.text.startsWith('No ')
              ? `The shape is enough: ${pull}.`
              : `In this histogram, ${shape.says}, so ${pull}.`,
          })),
      };
    }),
  solve: ({ figure }) => {
    const heights = [...(figure?.alt ?? '').matchAll(/\d+ (\d+)(?=[,.])/g)].map((m) =>
      Number(m[1]),
    );
    // Every person is written out with the number of the bar.
    const people = heights.flatMap((h, i) => Array<number>(h).fill(i));
    const mean = people.reduce((a, b) => a + b, 0) / people.length;
    const median = people[Math.floor(people.length / 2)] ?? 0;
    if (Math.abs(mean - median) < 0.2) return 'The mean and the median are about equal.';
    return `The mean is ${mean > median ? 'greater' : 'less'} than the median.`;
  },
};
