import { lineChart } from '../kit/figures/index.js';
import { inSeries } from '../kit/series.js';
import type { ItemModel } from '../kit/types.js';
import { readAlt, TOPICS } from './charts-parts.js';
import { decimal, shortest } from './formats.js';
import { choiceModel, q, redraw, supplyModel, tidy, wrong } from './support.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const FULL: Record<string, string> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  May: 'May',
  Jun: 'June',
};

/** The percent change between two points of a line chart. */
export const chartPercentChange = choiceModel(
  { id: 'math.chart-percent-change', objective: 'math.data.tables-graphs', difficulty: 0.5 },
  (rng) => {
    const topic = rng.pick(TOPICS);
    const values = MONTHS.map(() => rng.int(2, 12) * 10);
    const [i, j] = rng.sample([0, 1, 2, 3, 4, 5], 2).sort((a, b) => a - b) as [number, number];
    const [before, after] = [values[i] ?? 0, values[j] ?? 0];
    const change = Math.abs(after - before);
    const key = q(change * 100, before);
    if (change < 10 || key.d !== 1n || key.gt(90)) return undefined;
    const [a, b] = [FULL[MONTHS[i] ?? ''], FULL[MONTHS[j] ?? '']];
    const word = after > before ? 'increase' : 'decrease';
    return {
      stem: `According to the line chart, what was the percent ${word} in the number of ${topic.noun} from ${a} to ${b}?`,
      figure: lineChart({
        title: `${topic.title} by month`,
        xLabel: 'Month',
        categories: MONTHS,
        y: { label: topic.label, max: 120, step: 20 },
        series: [{ name: topic.label, values }],
      }),
      format: decimal(0, '%', true),
      key,
      remember: 'Percent change = change ÷ original amount × 100.',
      why: [
        `Read both values: ${before} in ${a} and ${after} in ${b}.`,
        `The change is ${Math.max(before, after)} − ${Math.min(before, after)} = ${change}.`,
        `Divide by the first value: ${change} ÷ ${before} × 100 = {=}.`,
      ],
      wrongs: [
        wrong(
          'wrong-whole',
          q(change * 100, after),
          `This divides by the later value ${after}, which leads to {=}.`,
        ),
        wrong(
          'count-as-percent',
          change,
          `This reads the change of ${change} as a percent, which leads to {=}.`,
        ),
        ...[10, -10]
          .filter((off) => after + off <= 120)
          .map((off) =>
            wrong(
              'misreads-scale',
              q(Math.abs(after + off - before) * 100, before),
              `This reads ${after} in ${b} as ${after + off}, half a gridline too ${off > 0 ? 'high' : 'low'}, which leads to {=}.`,
            ),
          ),
        wrong(
          'wrong-whole',
          q(change * 100, 120),
          `This divides by the top of the scale, which leads to {=}.`,
        ),
        wrong(
          'takes-complement',
          q(100).sub(key),
          `This subtracts the percent from 100, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem, figure }) => {
    const rows = new Map(readAlt(figure?.alt ?? ''));
    const [a = '', b = ''] = [...stem.matchAll(/(?:from|to) ([A-Z][a-z]{2})/g)].map(
      (m) => m[1] ?? '',
    );
    return tidy(Math.abs((rows.get(b) ?? 0) / (rows.get(a) ?? 1) - 1) * 100);
  },
);

/** The highest minus the lowest point of a line chart, typed. */
export const chartRange = supplyModel(
  { id: 'math.chart-range', objective: 'math.data.tables-graphs', difficulty: -0.9 },
  (rng) => {
    const topic = rng.pick(TOPICS);
    const step = rng.pick([10, 20, 50]);
    const values = rng
      .sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 6)
      .map((n) => (n * step) / 2);
    const [high, low] = [Math.max(...values), Math.min(...values)];
    const ends = Math.abs((values[5] ?? 0) - (values[0] ?? 0));
    if (ends === high - low) return undefined;
    return {
      stem: `The line chart shows the number of ${topic.noun} in each of six months. What is the difference between the highest and the lowest number of ${topic.noun}?`,
      figure: lineChart({
        title: `${topic.title} by month`,
        xLabel: 'Month',
        categories: MONTHS,
        y: { label: topic.label, max: step * 6, step },
        series: [{ name: topic.label, values }],
      }),
      format: shortest(2),
      key: q(high - low),
      remember: 'Read what one gridline is worth before you read the points.',
      why: [`The highest point is at ${high} and the lowest at ${low}.`, `${high} − ${low} = {=}.`],
      wrongs: [
        wrong(
          ends === low ? 'stops-early' : 'reads-wrong-item',
          ends,
          ends === low
            ? `{=} is the lowest value alone, and also the difference between the first and the last month.`
            : `This compares the first and the last month, which leads to {=}.`,
        ),
        wrong('stops-early', high, `{=} is the highest value alone.`),
        wrong(
          'misreads-scale',
          high - low + step / 2,
          `This reads one point half a gridline off, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ figure }) => {
    const sizes = readAlt(figure?.alt ?? '')
      .map(([, v]) => v)
      .sort((a, b) => a - b);
    return (sizes.at(-1) ?? 0) - (sizes[0] ?? 0);
  },
);

/** The mean of a line chart's values over some of its months. */
export const chartMean = choiceModel(
  { id: 'math.chart-mean', objective: 'math.data.tables-graphs', difficulty: 0 },
  (rng) => {
    const topic = rng.pick(TOPICS);
    const values = MONTHS.map(() => rng.int(2, 12) * 10);
    const from = rng.int(0, 2);
    const span = rng.pick([3, 4]);
    const part = values.slice(from, from + span);
    const sum = part.reduce((a, b) => a + b, 0);
    const all = values.reduce((a, b) => a + b, 0);
    const key = q(sum, span);
    if (new Set(part).size < span || key.mul(2).d !== 1n) return undefined;
    const sorted = [...part].sort((a, b) => a - b);
    const [a, b] = [FULL[MONTHS[from] ?? ''], FULL[MONTHS[from + span - 1] ?? '']];
    return {
      stem: `Based on the line chart, what was the mean number of ${topic.noun} per month from ${a} through ${b}?`,
      figure: lineChart({
        title: `${topic.title} by month`,
        xLabel: 'Month',
        categories: MONTHS,
        y: { label: topic.label, max: 120, step: 20 },
        series: [{ name: topic.label, values }],
      }),
      format: decimal(1, '', true),
      key,
      remember: 'Use only the months that are asked for, and divide by how many there are.',
      why: [
        `From ${a} through ${b}, the values are ${inSeries(part)}.`,
        `Their sum is ${part.join(' + ')} = ${sum}.`,
        `${sum} ÷ ${span} = {=}.`,
      ],
      wrongs: [
        wrong(
          'includes-too-much',
          q(all, 6),
          `This takes the mean of all six months, which leads to {=}.`,
        ),
        wrong(
          'wrong-count-in-mean',
          q(sum, 6),
          `This divides by 6 instead of ${span}, which leads to {=}.`,
        ),
        wrong(
          'confuses-mean-median',
          span === 3 ? (sorted[1] ?? 0) : q((sorted[1] ?? 0) + (sorted[2] ?? 0), 2),
          `{=} is the median of these months.`,
        ),
        wrong(
          'confuses-range',
          q((sorted[0] ?? 0) + (sorted.at(-1) ?? 0), 2),
          `This averages only the highest and the lowest value, which leads to {=}.`,
        ),
        wrong(
          'leaves-out-a-part',
          q(sum - (part.at(-1) ?? 0), span - 1),
          `This leaves ${b} out, which leads to {=}.`,
        ),
        wrong(
          'wrong-count-in-mean',
          q(sum, span - 1),
          `This divides by ${span - 1} instead of ${span}, which leads to {=}.`,
        ),
        wrong(
          'misreads-scale',
          key.add(10),
          `This reads every point half a gridline too high, which leads to {=}.`,
        ),
      ],
    };
  },
  ({ stem, figure }) => {
    const rows = readAlt(figure?.alt ?? '');
    const [a = '', b = ''] = [...stem.matchAll(/(?:from|through) ([A-Z][a-z]{2})/g)].map(
      (m) => m[1] ?? '',
    );
    let [sum, count, on] = [0, 0, false];
    for (const [month, value] of rows) {
      if (month === a) on = true;
      if (on) [sum, count] = [sum + value, count + 1];
      if (month === b) on = false;
    }
    return tidy(sum / count);
  },
);

/** Two lines of a chart: how much they differ over all. */
export const gapBetweenLines: ItemModel = {
  id: 'math.gap-between-lines',
  objective: 'math.data.tables-graphs',
  type: 'multiple-choice',
  difficulty: -0.3,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [first, second] = [
        MONTHS.map(() => rng.int(1, 12) * 10),
        MONTHS.map(() => rng.int(1, 12) * 10),
      ];
      const gaps = first.map((v, i) => Math.abs(v - (second[i] ?? 0)));
      const most = rng.pick([true, false]);
      const ranked = [...gaps].sort((a, b) => (most ? b - a : a - b));
      const key = gaps.indexOf(ranked[0] ?? 0);
      if (Math.abs((ranked[0] ?? 0) - (ranked[1] ?? 0)) < 10 || Math.min(...gaps) < 10)
        return undefined;
      const [a, b, noun, title] = rng.pick([
        ['Adults', 'Children', 'patients', 'Patients seen at a clinic'],
        ['North', 'South', 'visits', 'Visits at two clinics'],
        ['Flu shots', 'Tests', 'services', 'Flu shots and tests at a pharmacy'],
      ] as const);
      const order = rng.shuffle([0, 1, 2, 3, 4, 5].filter((i) => i !== key));
      const word = most ? 'greatest' : 'smallest';
      const peak = first.indexOf(Math.max(...first));
      const others = [...new Set([peak, ...order])].filter((i) => i !== key).slice(0, 3);
      const says = (i: number) =>
        `In ${FULL[MONTHS[i] ?? '']}, the values are ${first[i]} and ${second[i]}, a difference of ${gaps[i]}`;
      return {
        type: 'multiple-choice',
        stem: `In which of the following months is the difference between the two lines the ${word}?`,
        why: [
          `For each month, subtract the lower value from the higher one.`,
          `The differences from January to June are ${inSeries(gaps)}.`,
          `The ${word} is ${gaps[key]}, in ${FULL[MONTHS[key] ?? '']}.`,
        ],
        remember: 'Compare the gap between the lines, not the height of either line.',
        figure: lineChart({
          title,
          xLabel: 'Month',
          categories: MONTHS,
          y: { label: `Number of ${noun}`, max: 120, step: 20 },
          series: [
            { name: a, values: first },
            { name: b, values: second },
          ],
        }),
        key: {
          text: FULL[MONTHS[key] ?? ''] ?? '',
          rationale: `${says(key)}, the ${word} of all six.`,
        },
        distractors: others.map((i) => ({
          text: FULL[MONTHS[i] ?? ''] ?? '',
          misconception: i === peak ? 'level-for-difference' : 'compares-too-few',
          rationale: `${says(i)}, not the ${word}.${i === peak ? ` The line for ${a} is at its highest here, but the question is about the gap.` : ''}`,
        })),
      };
    }),
  solve: ({ stem, figure }) => {
    const lines = [...(figure?.alt ?? '').matchAll(/: ((?:[A-Z][a-z]{2} \d+(?:, )?)+)/g)].map((m) =>
      readAlt(`${m[1]}.`),
    );
    const [x = [], y = []] = lines;
    const gaps = x.map(([month, v], i) => ({ month, gap: Math.abs(v - (y[i]?.[1] ?? 0)) }));
    const sorted = gaps.sort((p, r) => p.gap - r.gap);
    const best = stem.includes('greatest') ? sorted.at(-1) : sorted[0];
    return FULL[best?.month ?? ''] ?? '';
  },
};
