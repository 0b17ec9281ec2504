import { scatterPlot } from '../kit/figures/index.js';
import type { Rng } from '../kit/rng.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, plain } from './formats.js';
import { numericChoice, q, redraw, tidy, wrong } from './support.js';

const TRENDS = [
  {
    title: 'Training and distance walked',
    x: 'Training (weeks)',
    y: 'Distance (meters)',
    one: 'week',
    noun: 'the distance',
    unit: 'meters',
    falls: false,
  },
  {
    title: 'Growth of a yeast culture',
    x: 'Time (hours)',
    y: 'Mass (mg)',
    one: 'hour',
    noun: 'the mass',
    unit: 'mg',
    falls: false,
  },
  {
    title: 'Filling of a storage tank',
    x: 'Time (minutes)',
    y: 'Volume (liters)',
    one: 'minute',
    noun: 'the volume',
    unit: 'liters',
    falls: false,
  },
  {
    title: 'Supplies on a hospital floor',
    x: 'Time (days)',
    y: 'Boxes left',
    one: 'day',
    noun: 'the number of boxes',
    unit: 'boxes',
    falls: true,
  },
  {
    title: 'Drug level in the blood',
    x: 'Time (hours)',
    y: 'Level (mcg per liter)',
    one: 'hour',
    noun: 'the drug level',
    unit: 'mcg per liter',
    falls: true,
  },
] as const;

/** A trend line through two crossings of gridlines, with points scattered around it at random. */
function drawTrend(rng: Rng) {
  const topic = rng.pick(TRENDS);
  const step = rng.pick([10, 20, 50]);
  const [low, high] = [rng.int(1, 4) * step, rng.int(5, 9) * step];
  const [start, end] = topic.falls ? [high, low] : [low, high];
  const slope = q(end - start, 10);
  const xs = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], rng.int(6, 8)).sort((a, b) => a - b);
  const off = Math.max(2, Math.round(step * 0.6));
  const points = xs.map((x): [number, number] => {
    const gap = rng.int(1, off) * rng.pick([1, -1]);
    return [x, Math.max(1, Math.round(start + slope.valueOf() * x) + gap)];
  });
  const above = points.filter(([x, y]) => y > start + slope.valueOf() * x).length;
  const ends: [[number, number], [number, number]] = [
    [0, start],
    [10, end],
  ];
  const figure = scatterPlot({
    title: topic.title,
    x: { label: topic.x, max: 10, step: 2 },
    y: { label: topic.y, max: high + step, step },
    points,
    trend: ends,
  });
  return { topic, start, slope, end, figure, fair: above >= 2 && points.length - above >= 2 };
}

const trendEnds = (alt: string) =>
  [...(/Trend line from (.*)\.$/.exec(alt)?.[1] ?? '').matchAll(/\((\d+), (\d+)\)/g)].map((m) => [
    Number(m[1]),
    Number(m[2]),
  ]) as [number, number][];

/** How fast the trend line goes up or down. */
export const trendSlope: ItemModel = {
  id: 'math.trend-slope',
  family: 'math.trend-lines',
  objective: 'math.data.relations',
  type: 'multiple-choice',
  difficulty: 0.5,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const { topic, start, slope, end, figure, fair } = drawTrend(rng);
      const word = topic.falls ? 'decrease' : 'increase';
      const change = Math.abs(end - start);
      if (!fair) return undefined;
      return numericChoice(rng, {
        stem: `According to the trend line in the scatter plot, by how much does ${topic.noun} ${word} each ${topic.one}?`,
        figure,
        format: decimal(1, topic.unit),
        key: slope.abs(),
        remember: 'Slope = change up or down ÷ change across.',
        why: [
          `Read two points where the line crosses gridlines: it starts at ${start} and is at ${end} at 10 ${topic.one}s.`,
          `The change is ${Math.max(start, end)} − ${Math.min(start, end)} = ${change} over 10 ${topic.one}s.`,
          `${change} ÷ 10 = {=}.`,
        ],
        wrongs: [
          wrong(
            'level-for-difference',
            q(end, 10),
            `This divides the end value ${end} by 10 and forgets that the line starts at ${start}, which leads to {=}.`,
          ),
          wrong('stops-early', change, `{=} is the change over all 10 ${topic.one}s.`),
          wrong(
            'adds-instead-of-subtracts',
            q(end + start, 10),
            `This adds ${start} and ${end} instead of subtracting, which leads to {=}.`,
          ),
          wrong(
            'wrong-elapsed',
            q(change, 5),
            `This divides by the 5 gridlines instead of by 10 ${topic.one}s, which leads to {=}.`,
          ),
          wrong(
            'level-for-difference',
            q(start, 10),
            `This divides the starting value ${start} by 10 instead of the change, which leads to {=}.`,
          ),
          wrong(
            'wrong-elapsed',
            q(change, 20),
            `This divides by 20 instead of 10, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ figure }) => {
    const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = trendEnds(figure?.alt ?? '');
    return tidy(Math.abs((y2 - y1) / (x2 - x1)));
  },
};

/** A value predicted with a trend line. */
export const trendPrediction: ItemModel = {
  id: 'math.trend-prediction',
  family: 'math.trend-lines',
  objective: 'math.data.relations',
  type: 'multiple-choice',
  difficulty: 0.7,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const { topic, start, slope, end, figure, fair } = drawTrend(rng);
      const at = rng.int(12, 18);
      const key = slope.mul(at).add(start);
      const change = Math.abs(end - start);
      if (!fair || key.lte(0)) return undefined;
      const sign = topic.falls ? '−' : '+';
      return numericChoice(rng, {
        stem: `If the trend in the scatter plot continues, what value does the trend line predict for ${topic.noun} after ${at} ${topic.one}s?`,
        figure,
        format: decimal(1, topic.unit),
        key,
        remember: 'Prediction = starting value + change per step × number of steps.',
        why: [
          `The line starts at ${start} and is at ${end} after 10 ${topic.one}s.`,
          `The change is ${change} ÷ 10 = ${plain(slope.abs())} for each ${topic.one}.`,
          `After ${at} ${topic.one}s, the line is at ${start} ${sign} ${at} × ${plain(slope.abs())} = {=}.`,
        ],
        wrongs: [
          wrong(
            'forgets-starting-value',
            slope.abs().mul(at),
            `This leaves the starting value ${start} out, which leads to {=}.`,
          ),
          wrong(
            'forgets-starting-value',
            q(end * at, 10),
            `This scales the end value ${end} by ${at} ÷ 10 as if the line began at 0, which leads to {=}.`,
          ),
          wrong(
            'counts-twice',
            slope.mul(at).add(end),
            `This adds ${at} steps to the end value ${end} instead of the starting value, which leads to {=}.`,
          ),
          wrong(
            at === 12 ? 'counts-off-by-one' : 'stops-early',
            slope.add(end),
            `This goes only one ${topic.one} beyond the end of the line, which leads to {=}.`,
          ),
          wrong('stops-early', end, `{=} is the last value on the line, after 10 ${topic.one}s.`),
          wrong(
            'counts-off-by-one',
            key.add(slope),
            `This counts one ${topic.one} too many, which leads to {=}.`,
          ),
          wrong(
            'reverses-direction',
            q(2 * start)
              .sub(key)
              .abs(),
            `This changes in the wrong direction from ${start}, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem, figure }) => {
    const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = trendEnds(figure?.alt ?? '');
    const at = Number(/after (\d+) \w+\?$/.exec(stem)?.[1]);
    // Weighted by the distances to the two known points.
    return tidy((y1 * (x2 - at) + y2 * (at - x1)) / (x2 - x1));
  },
};
