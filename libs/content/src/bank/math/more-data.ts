import { barChart } from '../kit/figures/index.js';
import type { ItemModel } from '../kit/types.js';
import { evaluateTex } from './evaluate.js';
import { decimal, plain } from './formats.js';
import { numericChoice, q, readNumbers, redraw, tidy, wrong } from './support.js';
import { bareTex, onlyOption, texOption } from './tex-options.js';

const UNITS = ['North', 'South', 'East', 'West'];

/** A comparison across the two series of a grouped bar chart. */
export const groupedBars: ItemModel = {
  id: 'math.grouped-bars',
  objective: 'math.data.tables-graphs',
  type: 'multiple-choice',
  difficulty: -0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const day = UNITS.map(() => rng.int(2, 12) * 5);
      const night = UNITS.map(() => rng.int(1, 10) * 5);
      const [sumDay, sumNight] = [day, night].map((list) => list.reduce((a, b) => a + b, 0)) as [
        number,
        number,
      ];
      const key = sumDay - sumNight;
      const biggest = Math.max(...UNITS.map((_, i) => (day[i] ?? 0) - (night[i] ?? 0)));
      if (key < 15) return undefined;
      const [noun, span, place, where] = rng.pick([
        ['patients', 'in four wings', 'wing', 'in'],
        ['calls', "received at four nurses' stations", 'station', 'at'],
        ['visitors', 'in four buildings', 'building', 'in'],
      ] as const);
      return numericChoice(rng, {
        stem: `The chart shows the number of ${noun} ${span} during the day and at night. Across all four ${place}s, how many more ${noun} are there during the day than at night?`,
        figure: barChart({
          title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${span}`,
          xLabel: `${place.charAt(0).toUpperCase()}${place.slice(1)}`,
          categories: UNITS,
          y: { label: `Number of ${noun}`, max: 60, step: 10 },
          series: [
            { name: 'Day', values: day },
            { name: 'Night', values: night },
          ],
        }),
        format: decimal(0),
        key: q(key),
        remember: 'Add each series on its own, then compare the sums.',
        why: [
          `By day: ${day.join(' + ')} = ${sumDay}.`,
          `By night: ${night.join(' + ')} = ${sumNight}.`,
          `${sumDay} − ${sumNight} = {=}.`,
        ],
        wrongs: [
          wrong(
            'adds-instead-of-subtracts',
            sumDay + sumNight,
            `This adds the two sums, which leads to {=}.`,
          ),
          wrong(
            'answers-other-quantity',
            biggest,
            `This compares day and night ${where} one ${place} alone, which leads to {=}.`,
          ),
          wrong('stops-early', sumDay, `{=} is the total for the day alone.`),
          wrong('stops-early', sumNight, `{=} is the total for the night alone.`),
          wrong(
            'leaves-out-a-part',
            key - ((day[3] ?? 0) - (night[3] ?? 0)),
            `This leaves the last ${place} out, which leads to {=}.`,
          ),
          wrong(
            'misreads-scale',
            key + 5,
            `This reads one bar half a gridline too high, which leads to {=}.`,
          ),
          wrong(
            'misreads-scale',
            key - 5,
            `This reads one bar half a gridline too low, which leads to {=}.`,
          ),
        ],
      });
    }),
  solve: ({ figure }) => {
    const sum = (name: string) =>
      [
        ...(new RegExp(`${name}: ([^.]*)`).exec(figure?.alt ?? '')?.[1] ?? '').matchAll(/\d+/g),
      ].reduce((s, m) => s + Number(m[0]), 0);
    return sum('Day') - sum('Night');
  },
};

/** A grade made up of parts with different weights. */
export const weightedMean: ItemModel = {
  id: 'math.weighted-mean',
  family: 'math.weighted-means',
  objective: 'math.data.statistics',
  type: 'multiple-choice',
  difficulty: 0.8,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const scores = [rng.int(60, 98), rng.int(60, 98), rng.int(60, 98)] as [
        number,
        number,
        number,
      ];
      const weights = rng.pick([
        [50, 30, 20],
        [60, 25, 15],
        [40, 35, 25],
        [55, 30, 15],
        [60, 30, 10],
      ] as const);
      const [a, b, c] = scores;
      const [u, v, w] = weights;
      const mix = (x: number, y: number, z: number) => q(a * x + b * y + c * z, 100);
      const key = mix(u, v, w);
      const close = [a - b, b - c, a - c].some((gap) => Math.abs(gap) < 6);
      if (close || key.mul(10).d !== 1n) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `In a pharmacology course, the final exam counts for ${u}% of the grade, the lab for ${v}%, and homework for ${w}%. A student scores ${a} on the final exam, ${b} in the lab, and ${c} on homework. What is the student's grade?`,
          `In a skills check, technique counts for ${u}% of the score, safety for ${v}%, and speed for ${w}%. A trainee scores ${a} in technique, ${b} in safety, and ${c} in speed. What is the weighted score?`,
        ]),
        format: decimal(1, 'points', true),
        key,
        remember: 'Multiply each score by its weight, then add.',
        why: [
          'The weights add up to 100%, so each score counts by its weight.',
          `Multiply each score by its weight: ${plain(q(u, 100))} × ${a} + ${plain(q(v, 100))} × ${b} + ${plain(q(w, 100))} × ${c} = {=}.`,
        ],
        wrongs: [
          wrong(
            'averages-the-rates',
            q(a + b + c, 3),
            `This takes the plain mean, (${a} + ${b} + ${c}) ÷ 3, which leads to {=}.`,
          ),
          wrong(
            'swaps-quantities',
            mix(v, u, w),
            `This swaps the weights ${u}% and ${v}%, which leads to {=}.`,
          ),
          wrong(
            'swaps-quantities',
            mix(w, v, u),
            `This uses the weights in the reverse order, which leads to {=}.`,
          ),
          wrong(
            'swaps-quantities',
            mix(u, w, v),
            `This swaps the weights ${v}% and ${w}%, which leads to {=}.`,
          ),
          wrong(
            'leaves-out-a-part',
            mix(u, v, 0),
            `This leaves out the part that counts ${w}%, which leads to {=}.`,
          ),
          wrong('leaves-out-a-part', a, `This takes the score of the largest part alone, {=}.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const weights = [...stem.matchAll(/(\d+)%/g)].map((m) => Number(m[1]));
    const scores = readNumbers(stem, 6).slice(3);
    // A hundred equal shares, each with the score of its part.
    let total = 0;
    weights.forEach((weight, i) => {
      for (let share = 0; share < weight; share++) total += scores[i] ?? 0;
    });
    return tidy(total / 100);
  },
};

/** The equation that all the rows of a table satisfy. */
export const tableToEquation: ItemModel = {
  id: 'math.table-to-equation',
  family: 'math.linear-tables',
  objective: 'math.data.relations',
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [m, b] = [rng.int(2, 9), rng.int(2, 15)];
      const xs = rng.sample([1, 2, 3, 4, 5, 6, 8, 10], 4).sort((p, r) => p - r);
      if (m === b) return undefined;
      const table = [
        '| $x$ | $y$ |',
        '| ---: | ---: |',
        ...xs.map((x) => `| ${x} | ${m * x + b} |`),
      ].join('\n');
      const [x0 = 0, x1 = 1] = xs;
      const y0 = m * x0 + b;
      const first = `At $x = ${x0}$, it gives`;
      const errors = [
        texOption(
          `y = ${b}x + ${m}`,
          `${b * x0 + m === y0 ? `It fits the first row, but at $x = ${x1}$ it gives ${b * x1 + m} instead of ${m * x1 + b}` : `${first} ${b * x0 + m} instead of ${y0}`}: slope and starting value have changed places.`,
          'swaps-fixed-and-variable',
        ),
        texOption(
          `y = ${m}x - ${b}`,
          `${first} ${plain(m * x0 - b)} instead of ${y0}: the ${b} has the wrong sign.`,
          'sign-error',
        ),
        texOption(
          `y = ${m + b}x`,
          `At $x = ${x1}$, it gives ${(m + b) * x1} instead of ${m * x1 + b}: it fits ${x0 === 1 ? 'only the first row' : 'none of the rows'}.`,
          'forgets-starting-value',
        ),
        texOption(
          `y = ${m}(x + ${b})`,
          `${first} ${m * (x0 + b)} instead of ${y0}: the ${b} must not be multiplied by ${m}.`,
          'multiplies-fixed-amount',
        ),
        texOption(
          `y = x + ${(m - 1) * x0 + b}`,
          `It fits the first row, but at $x = ${x1}$ it gives ${x1 + (m - 1) * x0 + b} instead of ${m * x1 + b}: $y$ grows by ${m} for each step of 1, not by 1.`,
          'checks-one-limit',
        ),
      ];
      const setting = rng.pick([
        'In a physical therapy plan, $x$ is the week number and $y$ is the number of minutes of exercise in that week.',
        'In a billing system, $x$ is the number of items shipped and $y$ is the charge in dollars.',
        'In a growth experiment, $x$ is the number of days and $y$ is the height of a plant in millimeters.',
        'In a supply plan, $x$ is the number of patients and $y$ is the number of masks.',
      ]);
      return {
        type: 'multiple-choice',
        why: [
          `Compare two rows: when $x$ goes from ${x0} to ${x1}, $y$ goes from ${y0} to ${m * x1 + b}.`,
          `For each step of 1, that is a change of ${m}, so the equation has $${m}x$.`,
          `At $x = ${x0}$, the product is ${m} × ${x0} = ${m * x0}, and ${b} is needed to reach ${y0}.`,
        ],
        remember: 'The change in y for each step of 1 in x is the number in front of x.',
        stem: `${setting}\n\n${table}\n\nWhich of the following equations describes the relationship in the table?`,
        key: texOption(
          `y = ${m}x + ${b}`,
          `When $x$ grows by 1, $y$ grows by ${m}, and at $x = ${x0}$ it is ${m} × ${x0} + ${b} = ${y0}. All the rows satisfy $y = ${m}x + ${b}$.`,
        ),
        distractors: rng.sample(errors, 3),
      };
    }),
  solve: (draft) => {
    const rows = [...draft.stem.matchAll(/^\| (\d+) \| (\d+) \|$/gm)].map(
      (r) => [Number(r[1]), Number(r[2])] as const,
    );
    return onlyOption(draft, (text) => {
      const right = bareTex(text).split('=')[1] ?? '';
      return rows.every(([x, y]) => Math.abs(evaluateTex(right, x) - y) < 1e-9);
    });
  },
};

/** The width of a rectangle from its perimeter and its length. */
export const missingSide: ItemModel = {
  id: 'math.missing-side',
  objective: 'math.data.geometry',
  type: 'multiple-choice',
  difficulty: -0.1,
  variants: 25,
  make: (rng) =>
    redraw(() => {
      const [length, width] = [rng.int(8, 40), rng.int(4, 30)];
      const around = 2 * (length + width);
      if (width >= length) return undefined;
      return numericChoice(rng, {
        stem: rng.pick([
          `A rectangular courtyard is enclosed by ${around} m of fence. It is ${length} m long. How wide is it?`,
          `The perimeter of a rectangular therapy garden is ${around} m, and its longer side is ${length} m. How long is its shorter side?`,
        ]),
        format: decimal(0, 'm', true),
        key: q(width),
        remember: 'Half the perimeter is length plus width.',
        why: [
          'The perimeter counts both side lengths twice.',
          `Half of it is ${around} ÷ 2 = ${length + width}, the length and the width together.`,
          `${length + width} − ${length} = {=}.`,
        ],
        wrongs: [
          wrong(
            'leaves-out-a-part',
            around - length,
            `This takes off only one of the two long sides, which leads to {=}.`,
          ),
          wrong(
            'forgets-half',
            around - 2 * length,
            `This takes both long sides off and forgets that two short sides are left, which leads to {=}.`,
          ),
          wrong(
            'confuses-area-perimeter',
            q(around, length),
            `This divides the perimeter by the length as if it were an area, which leads to {=}.`,
          ),
          wrong(
            'formula-of-another-shape',
            q(around, 4),
            `This takes a quarter of the perimeter, as in a square, which leads to {=}.`,
          ),
          wrong(
            'stops-early',
            around / 2,
            `This stops at half the perimeter, {=}; the length has to come off.`,
          ),
          wrong('gives-half', q(width, 2), `This halves the result once more, which leads to {=}.`),
        ],
      });
    }),
  solve: ({ stem }) => {
    const [around = 0, length = 0] = readNumbers(stem, 2);
    let width = 0;
    while (length + width + length + width < around) width++;
    return width;
  },
};
