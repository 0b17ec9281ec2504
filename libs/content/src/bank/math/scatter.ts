import { scatterPlot } from '../kit/figures/index.js';
import type { Rng } from '../kit/rng.js';
import type { ItemModel } from '../kit/types.js';
import { redraw } from './support.js';

const PAIRS = [
  {
    title: 'Light and growth of seedlings',
    x: 'Light level',
    y: 'Growth (mm)',
    a: 'light level',
    b: 'growth of the seedlings',
  },
  {
    title: 'Dose and response in a trial',
    x: 'Dose (mg)',
    y: 'Response score',
    a: 'dose',
    b: 'response score',
  },
  {
    title: 'Hours into a shift and charting errors',
    x: 'Hours into the shift',
    y: 'Errors',
    a: 'number of hours into the shift',
    b: 'number of errors',
  },
  {
    title: 'Salt and hatching of brine shrimp',
    x: 'Salt level',
    y: 'Hatch rate (%)',
    a: 'salt level',
    b: 'hatch rate',
  },
] as const;

type Kind = 'rises' | 'falls' | 'none' | 'bends';

const WORDS: Record<Kind, (x: string, y: string) => string> = {
  rises: (x, y) => `As the ${x} increases, the ${y} tends to increase.`,
  falls: (x, y) => `As the ${x} increases, the ${y} tends to decrease.`,
  none: (x, y) => `As the ${x} increases, the ${y} shows no clear trend.`,
  bends: (x, y) => `As the ${x} increases, the ${y} tends to increase and then decrease.`,
};

/** How the stem's sentence ends. */
const ENDINGS: Record<Kind, string> = {
  rises: 'tends to increase.',
  falls: 'tends to decrease.',
  none: 'shows no clear trend.',
  bends: 'first rises and then falls.',
};

const LOOKS: Record<Kind, string> = {
  rises: 'the points climb from the lower left to the upper right',
  falls: 'the points fall from the upper left to the lower right',
  none: 'the points are scattered with no clear direction',
  bends: 'the points climb to the middle and then fall',
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
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const kind = rng.pick(['rises', 'falls', 'none', 'bends'] as const);
      const pair = rng.pick(PAIRS);
      const points = cloud(rng, kind);
      const bend = correlation(points.slice(0, 6)) - correlation(points.slice(5));
      if (kind === 'none' && (Math.abs(correlation(points)) > 0.15 || Math.abs(bend) > 0.8)) {
        return undefined;
      }
      const text = (k: Kind) => WORDS[k](pair.a, pair.b);
      return {
        type: 'multiple-choice',
        why: [
          'Go through the points from left to right and look at their heights.',
          `In this plot, ${LOOKS[kind]}.`,
          `So this statement is true: ${text(kind)}`,
        ],
        remember: 'Look at the whole cloud from left to right: up, down, bend, or no pattern.',
        stem: `Based on the scatter plot, as the ${pair.a} increases, the ${pair.b}`,
        figure: scatterPlot({
          title: pair.title,
          x: { label: pair.x, max: 12, step: 2 },
          y: { label: pair.y, max: 60, step: 10 },
          points,
        }),
        key: {
          text: ENDINGS[kind],
          rationale: `In the plot, ${LOOKS[kind]}, so this statement is true: ${text(kind)}`,
        },
        distractors: (['rises', 'falls', 'none', 'bends'] as const)
          .filter((k) => k !== kind)
          .map((k) => ({
            text: ENDINGS[k],
            misconception: 'misreads-trend',
            rationale: `This fits a plot in which ${LOOKS[k]}; in this plot, ${LOOKS[kind]}.`,
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
        ? 'to increase.'
        : r < -0.8
          ? 'to decrease.'
          : half > 1.5
            ? 'rises and then'
            : 'no clear trend';
    return [draft.key, ...draft.distractors].map((o) => o.text).find((t) => t.includes(word)) ?? '';
  },
};
