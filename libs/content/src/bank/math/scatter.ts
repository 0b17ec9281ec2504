import { scatterPlot } from '../kit/figures/index.js';
import type { Rng } from '../kit/rng.js';
import type { ItemModel } from '../kit/types.js';
import { decimal, numericChoice, q, redraw, tidy, wrong } from './support.js';

const PAIRS = [
  { title: 'Light and growth of seedlings', x: 'Light level', y: 'Growth (mm)' },
  { title: 'Dose and response in a trial', x: 'Dose step', y: 'Response score' },
  { title: 'Cells in a culture', x: 'Day of the trial', y: 'Cell count' },
  { title: 'Salt and hatching of brine shrimp', x: 'Salt level', y: 'Hatch rate (%)' },
] as const;

type Kind = 'rises' | 'falls' | 'none' | 'bends';

const WORDS: Record<Kind, (x: string, y: string) => string> = {
  rises: (x, y) => `"${y}" tends to go up as "${x}" goes up.`,
  falls: (x, y) => `"${y}" tends to go down as "${x}" goes up.`,
  none: (x, y) => `"${y}" shows no clear trend as "${x}" goes up.`,
  bends: (x, y) => `"${y}" tends to go up and then down as "${x}" goes up.`,
};

const LOOKS: Record<Kind, string> = {
  rises: 'the points climb from the lower left to the upper right',
  falls: 'the points sink from the upper left to the lower right',
  none: 'the points are spread all over without a direction',
  bends: 'the points climb to the middle and sink after it',
};

function cloud(rng: Rng, kind: Kind): [number, number][] {
  const trend = (x: number) =>
    kind === 'rises'
      ? 8 + 4 * x
      : kind === 'falls'
        ? 56 - 4 * x
        : 10 + 40 * (1 - ((x - 6) / 6) ** 2);
  const scattered = rng.shuffle([8, 50, 14, 44, 22, 54, 12, 36, 48, 18, 30]);
  return Array.from({ length: 11 }, (_, i): [number, number] => {
    const x = i + 1;
    const y = kind === 'none' ? (scattered[i] ?? 0) : trend(x) + rng.int(-4, 4);
    return [x, Math.round(Math.min(58, Math.max(2, y)))];
  });
}

/** Sum of the products of deviations over the spread: the linear correlation. */
function correlation(points: readonly [number, number][]): number {
  const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length;
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const sum = (f: (x: number, y: number) => number) =>
    points.reduce((s, [x, y]) => s + f(x - mx, y - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/** The relation that a scatter plot shows. */
export const scatterRelation: ItemModel = {
  id: 'math.scatter-relation',
  objective: 'math.data.relations',
  type: 'multiple-choice',
  difficulty: -0.8,
  variants: 28,
  make: (rng) =>
    redraw(() => {
      const kind = rng.pick(['rises', 'falls', 'none', 'bends'] as const);
      const pair = rng.pick(PAIRS);
      const points = cloud(rng, kind);
      const bend = correlation(points.slice(0, 6)) - correlation(points.slice(5));
      if (kind === 'none' && (Math.abs(correlation(points)) > 0.15 || Math.abs(bend) > 0.8)) {
        return undefined;
      }
      const text = (k: Kind) => WORDS[k](pair.x, pair.y);
      return {
        type: 'multiple-choice',
        stem: 'Which statement describes the relation in the scatter plot?',
        figure: scatterPlot({
          title: pair.title,
          x: { label: pair.x, max: 12, step: 2 },
          y: { label: pair.y, max: 60, step: 10 },
          points,
        }),
        key: {
          text: text(kind),
          rationale: `In the plot ${LOOKS[kind]}, so this describes it: ${text(kind)}`,
        },
        distractors: (['rises', 'falls', 'none', 'bends'] as const)
          .filter((k) => k !== kind)
          .map((k) => ({
            text: text(k),
            misconception:
              k === 'none'
                ? 'expects-exact-line'
                : kind === 'none'
                  ? 'sees-trend-in-noise'
                  : 'misreads-direction',
            rationale: `This fits a plot in which ${LOOKS[k]}; in this plot ${LOOKS[kind]}.`,
          })),
      };
    }),
  solve: (draft) => {
    if (draft.type !== 'multiple-choice') throw new TypeError('multiple-choice expected');
    const points = [...(draft.figure?.alt ?? '').matchAll(/\((\d+), (\d+)\)/g)].map(
      (m): [number, number] => [Number(m[1]), Number(m[2])],
    );
    const r = correlation(points);
    const half = correlation(points.slice(0, 6)) - correlation(points.slice(5));
    const word =
      r > 0.8
        ? 'to go up as'
        : r < -0.8
          ? 'to go down as'
          : half > 1.5
            ? 'up and then down'
            : 'no clear trend';
    return [draft.key, ...draft.distractors].map((o) => o.text).find((t) => t.includes(word)) ?? '';
  },
};

const TRENDS = [
  {
    title: 'Training and distance walked',
    x: 'Training (weeks)',
    y: 'Distance (meters)',
    one: 'week',
    noun: 'the distance',
    unit: 'meters',
  },
  {
    title: 'Growth of a yeast culture',
    x: 'Time (hours)',
    y: 'Mass (mg)',
    one: 'hour',
    noun: 'the mass',
    unit: 'mg',
  },
  {
    title: 'Filling of a storage tank',
    x: 'Time (minutes)',
    y: 'Volume (liters)',
    one: 'minute',
    noun: 'the volume',
    unit: 'liters',
  },
] as const;

/** A trend line with a slope and a start that can be read from the gridlines. */
function drawTrend(rng: Rng) {
  const topic = rng.pick(TRENDS);
  const [start, slope] = [rng.int(4, 8) * 10, rng.int(4, 14)];
  const noise = [3, -4, 2, -2, 4, -3, 1];
  const points = [1, 2, 4, 5, 7, 8, 9].map((x, i): [number, number] => [
    x,
    start + slope * x + (noise[i] ?? 0),
  ]);
  const ends: [[number, number], [number, number]] = [
    [0, start],
    [10, start + slope * 10],
  ];
  const top = Math.ceil((start + slope * 10 + 10) / 40) * 40;
  const figure = scatterPlot({
    title: topic.title,
    x: { label: topic.x, max: 10, step: 2 },
    y: { label: topic.y, max: top, step: 20 },
    points,
    trend: ends,
  });
  return { topic, start, slope, end: start + slope * 10, figure };
}

const trendEnds = (alt: string) =>
  [...(/Trend line from (.*)\.$/.exec(alt)?.[1] ?? '').matchAll(/\((\d+), (\d+)\)/g)].map((m) => [
    Number(m[1]),
    Number(m[2]),
  ]) as [number, number][];

/** How much the trend line rises for each unit. */
export const trendSlope: ItemModel = {
  id: 'math.trend-slope',
  objective: 'math.data.relations',
  type: 'multiple-choice',
  difficulty: 0.5,
  variants: 28,
  make: (rng) =>
    redraw(() => {
      const { topic, start, slope, end, figure } = drawTrend(rng);
      if (end % 20 !== 0 || start % 20 !== 0) return undefined;
      return numericChoice(rng, {
        stem: `The trend line of the scatter plot goes through the points (0, ${start}) and (10, ${end}). According to the line, by how much does ${topic.noun} change for each ${topic.one}?`,
        figure,
        format: decimal(1, topic.unit),
        key: q(slope),
        why: `Between the two points ${topic.noun} rises by ${end} − ${start} = ${end - start} while the other variable rises by 10. ${end - start} ÷ 10 = {=}.`,
        wrongs: [
          wrong(
            'forgets-starting-value',
            q(end, 10),
            `Divides the end value ${end} by 10 and forgets that the line starts at ${start}, which leads to {=}.`,
          ),
          wrong(
            'answers-total-change',
            end - start,
            `{=} is the change over all 10, not for each ${topic.one}.`,
          ),
          wrong(
            'adds-starting-value',
            q(end + start, 10),
            `Adds ${start} to ${end} instead of subtracting it, which leads to {=}.`,
          ),
          wrong(
            'inverts-slope',
            q(10, end - start),
            `Divides 10 by the change of ${end - start}, which leads to {=}.`,
          ),
          wrong(
            'uses-starting-value',
            q(start, 10),
            `Divides the starting value ${start} by 10, which leads to {=}.`,
          ),
          wrong(
            'half-the-span',
            q(end - start, 20),
            `Divides by 20 instead of 10, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ figure }) => {
    const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = trendEnds(figure?.alt ?? '');
    return tidy((y2 - y1) / (x2 - x1));
  },
};

/** A value predicted with a trend line. */
export const trendPrediction: ItemModel = {
  id: 'math.trend-prediction',
  objective: 'math.data.relations',
  type: 'multiple-choice',
  difficulty: 0.7,
  variants: 28,
  make: (rng) =>
    redraw(() => {
      const { topic, start, slope, end, figure } = drawTrend(rng);
      const at = rng.int(12, 20);
      const key = start + slope * at;
      if (end % 20 !== 0 || start % 20 !== 0) return undefined;
      return numericChoice(rng, {
        stem: `The trend line in the plot passes through (0, ${start}) and (10, ${end}). If the trend goes on, what value of ${topic.noun} does it predict at ${at} ${topic.one}s?`,
        figure,
        format: decimal(0, topic.unit),
        key: q(key),
        why: `The line rises by (${end} − ${start}) ÷ 10 = ${slope} for each ${topic.one}. At ${at} it reaches ${start} + ${at} × ${slope} = {=}.`,
        wrongs: [
          wrong(
            'forgets-starting-value',
            slope * at,
            `Leaves the starting value ${start} out, which leads to {=}.`,
          ),
          wrong(
            'proportional-from-end',
            q(end * at, 10),
            `Scales the end value ${end} by ${at} ÷ 10 as if the line began at 0, which leads to {=}.`,
          ),
          wrong(
            'adds-from-end',
            end + slope * at,
            `Adds ${at} steps to the end value ${end} instead of the starting value, which leads to {=}.`,
          ),
          wrong(
            'one-step-only',
            end + slope,
            `Goes one step beyond the end of the line, which leads to {=}.`,
          ),
          wrong(
            'keeps-end-value',
            end,
            `Keeps the last value of the line, {=}, although the trend goes on.`,
          ),
          wrong(
            'one-step-too-many',
            key + slope,
            `Counts one step of ${slope} too many, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ stem, figure }) => {
    const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = trendEnds(figure?.alt ?? '');
    const at = Number(/at (\d+) \w+\?$/.exec(stem)?.[1]);
    // Weighted by the distances to the two known points.
    return tidy((y1 * (x2 - at) + y2 * (at - x1)) / (x2 - x1));
  },
};
