import {
  barChart,
  barRegions,
  type CategoryChart,
  lineChart,
  lineStretchRegions,
} from '../kit/figures/index.js';
import type { Rng } from '../kit/rng.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, plain } from './formats.js';
import { numericChoice, q, redraw, tidy, wrong } from './support.js';

const TOPICS = [
  { title: 'Patients seen at a clinic', label: 'Patients', noun: 'patients', verb: 'seen' },
  { title: 'Flu shots given at a pharmacy', label: 'Flu shots', noun: 'flu shots', verb: 'given' },
  {
    title: 'Home visits by a nursing service',
    label: 'Home visits',
    noun: 'home visits',
    verb: 'made',
  },
  { title: 'Blood donations at a center', label: 'Donations', noun: 'donations', verb: 'made' },
] as const;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const DAY_NAMES: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** The rows of a figure's text alternative: `Mon 40, Tue 25` as a map. */
function readAlt(alt: string): Map<string, number> {
  return new Map(
    [...alt.matchAll(/([A-Z][a-z]+) (\d+(?:\.\d+)?)(?=[,.])/g)].map((m) => [
      m[1] ?? '',
      Number(m[2]),
    ]),
  );
}

/** A bar chart of five days whose values end on gridlines or halfway between two. */
function drawWeek(rng: Rng) {
  const topic = rng.pick(TOPICS);
  const step = rng.pick([10, 20]);
  const values = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5).map((half) => (half * step) / 2);
  const chart: CategoryChart = {
    title: `${topic.title} in one week`,
    xLabel: 'Day',
    categories: DAYS,
    y: { label: topic.label, max: step * 6, step },
    series: [{ name: topic.label, values }],
  };
  return { chart, values, topic, step };
}

/** The difference between two bars. */
export const barDifference: ItemModel = {
  id: 'math.bar-difference',
  family: 'math.week-bars',
  objective: 'math.data.tables-graphs',
  type: 'multiple-choice',
  difficulty: -1.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const { chart, values, topic, step } = drawWeek(rng);
      const [i, j] = rng.sample([0, 1, 2, 3, 4], 2) as [number, number];
      const [high, low] = [values[i] ?? 0, values[j] ?? 0];
      const key = high - low;
      const total = values.reduce((a, b) => a + b, 0);
      if (key < step) return undefined;
      const [a, b] = [DAY_NAMES[DAYS[i] ?? ''], DAY_NAMES[DAYS[j] ?? '']];
      const top = Math.max(...values) - Math.min(...values);
      return numericChoice(rng, {
        stem: `According to the bar chart, how many more ${topic.noun} were ${topic.verb} on ${a} than on ${b}?`,
        figure: barChart(chart),
        format: decimal(0),
        key: q(key),
        remember: 'Read both values from the axis before you subtract.',
        why: [
          `The bar for ${a} ends at ${high} and the bar for ${b} at ${low}.`,
          `${high} − ${low} = {=}.`,
        ],
        wrongs: [
          wrong(
            'adds-instead-of-subtracts',
            high + low,
            `This adds the two bars, ${high} + ${low}, which leads to {=}.`,
          ),
          wrong(
            'stops-early',
            high,
            `This gives the value of ${a} alone, {=}, without comparing it with ${b}.`,
          ),
          wrong(
            'stops-early',
            low,
            `This gives the value of ${b} alone, {=}, without comparing it with ${a}.`,
          ),
          wrong(
            'misreads-scale',
            key + step / 2,
            `This reads one of the two bars half a gridline off, which leads to {=}.`,
          ),
          wrong(
            'misreads-scale',
            key - step / 2,
            `This reads one of the two bars half a gridline off, which leads to {=}.`,
          ),
          wrong(
            'reads-wrong-item',
            top,
            `This compares the highest and the lowest bar of the week, which leads to {=}.`,
          ),
          wrong(
            'misreads-scale',
            q(key, step),
            `This counts the gridlines between the bars as single ${topic.noun}, which leads to {=}.`,
          ),
          wrong('includes-too-much', total, `This adds all the bars, which leads to {=}.`),
        ],
      });
    }),
  solve: ({ stem, figure }) => {
    const rows = readAlt(figure?.alt ?? '');
    const [a = '', b = ''] = [...stem.matchAll(/on ([A-Z][a-z]{2})/g)].map((m) => m[1] ?? '');
    return (rows.get(a) ?? Number.NaN) - (rows.get(b) ?? Number.NaN);
  },
};

/** The share of one bar in the whole week, in percent. */
export const barShare: ItemModel = {
  id: 'math.bar-share',
  family: 'math.week-bars',
  objective: 'math.data.tables-graphs',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const { chart, values, topic } = drawWeek(rng);
      const i = rng.int(0, 4);
      const [part, total] = [values[i] ?? 0, values.reduce((a, b) => a + b, 0)];
      const share = q(part, total).mul(100);
      if (share.d !== 1n) return undefined;
      const day = DAY_NAMES[DAYS[i] ?? ''];
      const most = Math.max(...values);
      return numericChoice(rng, {
        stem: `The chart shows the number of ${topic.noun} ${topic.verb} on each of five days. What percent of these ${topic.noun} were ${topic.verb} on ${day}?`,
        figure: barChart(chart),
        format: decimal(0, '%', true),
        key: share,
        remember: 'Share = one value ÷ the total of all values.',
        why: [
          `The total is ${values.join(' + ')} = ${total}.`,
          `${day} has ${part}, and ${part} ÷ ${total} × 100 = {=}.`,
        ],
        wrongs: [
          wrong(
            'part-to-part',
            q(part, total - part).mul(100),
            `This divides ${part} by the other days, ${total - part}, instead of the total ${total}, which leads to about {=}.`,
          ),
          wrong(
            'averages-the-rates',
            20,
            `This gives every one of the five days the same share, {=}.`,
          ),
          wrong('count-as-percent', part, `This reads the count ${part} itself as {=}.`),
          wrong(
            'wrong-whole',
            q(part, most).mul(100),
            `This divides by the highest bar, ${most}, instead of the total, which leads to about {=}.`,
          ),
          wrong('takes-complement', q(100).sub(share), `{=} is the share of the other four days.`),
          wrong(
            'wrong-whole',
            q(part, 5),
            `This divides ${part} by the number of days, which leads to about {=}.`,
          ),
          wrong(
            'count-as-percent',
            q(total, 10),
            `This takes a tenth of the total ${total} as a percent, which leads to about {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem, figure }) => {
    const rows = readAlt(figure?.alt ?? '');
    const day = /were \w+ on ([A-Z][a-z]{2})/.exec(stem)?.[1] ?? '';
    let total = 0;
    for (const value of rows.values()) total += value;
    return tidy((100 * (rows.get(day) ?? Number.NaN)) / total);
  },
};

/** The segment of a line chart with the greatest rise or fall. */
export const steepestStretch: ItemModel = {
  id: 'math.steepest-stretch',
  objective: 'math.data.tables-graphs',
  type: 'hot-spot',
  difficulty: -0.3,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const topic = rng.pick(TOPICS);
      const values = MONTHS.map(() => rng.int(1, 12) * 10);
      const changes = values.slice(1).map((v, i) => v - (values[i] ?? 0));
      const rise = rng.pick([true, false]);
      const ranked = [...changes].sort((a, b) => (rise ? b - a : a - b));
      const best = ranked[0] ?? 0;
      if (
        changes.some((c) => c === 0) ||
        Math.abs(best - (ranked[1] ?? 0)) < 20 ||
        Math.abs(best) < 30 ||
        Math.abs(best) > 90
      )
        return undefined;
      const chart: CategoryChart = {
        title: `${topic.title} by month`,
        xLabel: 'Month',
        categories: MONTHS,
        y: { label: topic.label, max: 120, step: 20 },
        series: [{ name: topic.label, values }],
      };
      const word = rise ? 'increase' : 'decrease';
      const shapes = lineStretchRegions(chart);
      const describe = (i: number) =>
        `From ${MONTHS[i]} to ${MONTHS[i + 1]}, the number goes from ${values[i]} to ${values[i + 1]}, ${(changes[i] ?? 0) > 0 ? 'an increase' : 'a decrease'} of ${Math.abs(changes[i] ?? 0)}`;
      const key = changes.indexOf(best);
      return {
        type: 'hot-spot',
        why: [
          `Read the value at each month: ${values.join(', ')}.`,
          `Find the change from month to month and keep only ${rise ? 'increases' : 'decreases'}.`,
          `The greatest ${word} is from ${MONTHS[key]} to ${MONTHS[key + 1]}: ${Math.abs(best)} ${topic.noun}.`,
        ],
        remember: 'Compare the change from one point to the next, not the height of the points.',
        stem: `The line chart shows the number of ${topic.noun} ${topic.verb} in each of six months. Select the part of the line that shows the greatest ${word} from one month to the next.`,
        figure: lineChart(chart),
        regions: shapes.map((shape, i) => ({
          name: `${MONTHS[i]} to ${MONTHS[i + 1]}`,
          shape,
          rationale:
            i === key
              ? `${describe(i)}; no other part of the line shows a greater ${word}.`
              : `${describe(i)}, not the greatest ${word}.`,
          ...(i === key
            ? {}
            : {
                misconception:
                  (changes[i] ?? 0) > 0 === rise ? 'compares-too-few' : 'reverses-direction',
              }),
        })),
        key,
      };
    }),
  solve: ({ stem, figure }) => {
    const rows = [...readAlt(figure?.alt ?? '')];
    const sign = stem.includes('increase') ? 1 : -1;
    let best = { name: '', change: 0 };
    rows.forEach(([month, value], i) => {
      const before = rows[i - 1];
      const change = before ? sign * (value - before[1]) : 0;
      if (before && change > best.change) best = { name: `${before[0]} to ${month}`, change };
    });
    return best.name;
  },
};

/** The bar that comes closest to the mean of all bars. */
export const barNearMean: ItemModel = {
  id: 'math.bar-near-mean',
  family: 'math.week-bars',
  objective: 'math.data.statistics',
  type: 'hot-spot',
  difficulty: 0.5,
  variants: 15,
  make: (rng) =>
    redraw(() => {
      const { chart, values, topic } = drawWeek(rng);
      const total = values.reduce((a, b) => a + b, 0);
      const gaps = values.map((v) => Math.abs(5 * v - total));
      const [closest = 0, next = 0] = [...gaps].sort((a, b) => a - b);
      const median = [...values].sort((a, b) => a - b)[2] ?? 0;
      const key = gaps.indexOf(closest);
      if (next - closest < 20 || values[key] === median) return undefined;
      const mean = plain(q(total, 5));
      return {
        type: 'hot-spot',
        why: [
          `Add the bars: ${values.join(' + ')} = ${total}.`,
          `Divide by 5: ${total} ÷ 5 = ${mean}.`,
          `The bar of ${values[key]} is closest to ${mean}.`,
        ],
        remember: 'Mean = total ÷ number of bars; then find the closest bar.',
        stem: `The bar chart shows the number of ${topic.noun} ${topic.verb} on each of five days. Select the day whose number is closest to the mean for the five days.`,
        figure: barChart(chart),
        regions: barRegions(chart).map((shape, i) => ({
          name: DAY_NAMES[DAYS[i] ?? ''] ?? '',
          shape,
          rationale: `The mean is (${values.join(' + ')}) ÷ 5 = ${mean}. This day has ${values[i]}, ${plain(q(gaps[i] ?? 0, 5))} away from it${i === key ? ', the smallest distance' : ''}.${values[i] === median ? ` The median is ${median}.` : ''}`,
          ...(i === key
            ? {}
            : {
                misconception: values[i] === median ? 'confuses-mean-median' : 'compares-too-few',
              }),
        })),
        key,
      };
    }),
  solve: ({ figure }) => {
    const rows = [...readAlt(figure?.alt ?? '')];
    const spread = (v: number) => Math.abs(rows.reduce((sum, [, w]) => sum + (v - w), 0));
    const [day = ''] = rows.reduce((a, b) => (spread(b[1]) < spread(a[1]) ? b : a));
    return DAY_NAMES[day] ?? '';
  },
};
