import { barChart, barRegions, lineChart, lineStretchRegions } from '../../kit/index.js';
import type { HotSpotDraft, ItemModel } from '../../kit/types.js';
import { writtenModel } from '../../kit/written.js';
import { chartOf, LINES, type Line } from './chart-data.js';

/** The first sentence of an explanation, which the rationales of regions end with. */
const firstSentence = (text: string) => /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;

interface StretchSpot {
  line: Line;
  stem: string;
  /** The index of the right stretch, from 0. */
  key: number;
  why: string;
  remember: string;
}

const STRETCHES: readonly StretchSpot[] = [
  {
    line: LINES.peroxide,
    stem: 'Select the interval in which the reaction is fastest.',
    key: 0,
    why: 'The steeper a curve, the faster the quantity changes. The gain is 24 mL in the first 20 seconds and less in each later interval. A fast start is typical, because the most hydrogen peroxide is present then.',
    remember: 'On a curve over time, the steepest stretch is the fastest.',
  },
  {
    line: LINES.bacteria,
    stem: 'Select the interval in which the number of bacteria increases by the largest amount.',
    key: 2,
    why: 'The number rises by 44 million between 4 and 6 hours, more than in any other interval. Before that there are few cells to divide, and after it food runs short.',
    remember: 'Over equal intervals, the steepest rise is the largest increase.',
  },
  {
    line: LINES.glucose,
    stem: 'Select the interval in which sugar enters the blood faster than it is removed.',
    key: 0,
    why: 'The level can rise only when more enters than leaves. It rises from 90 to 140 in the first half hour and falls in every later interval.',
    remember: 'A level rises when inflow beats outflow.',
  },
  {
    line: LINES.lake,
    stem: 'Select the range of depths in which the oxygen level drops most sharply.',
    key: 2,
    why: 'Between 8 and 12 meters the level drops by 5 mg/L. Above this range it hardly changes, and below it the water is already poor in oxygen.',
    remember: 'Over equal intervals, the steepest part of the line marks the greatest change.',
  },
  {
    line: LINES.drug,
    stem: 'Select the interval in which the level of the drug in the blood rises most slowly.',
    key: 1,
    why: 'The level rises in only two intervals, by 6 mg/L in the first hour and by 3 mg/L in the second. After two hours it falls.',
    remember: 'Compare only the rising parts.',
  },
  {
    line: LINES.cooling,
    stem: 'Select the interval in which the temperature of the hot pack falls the least.',
    key: 4,
    why: 'From 20 to 25 minutes the temperature falls by only 2°C, less than in any other interval. The pack is then close to room temperature, so little heat flows out.',
    remember: 'The flattest part shows the smallest change.',
  },
];

/** Hot spots on the stretches of a line chart. */
const stretchSpotModel = writtenModel<'hot-spot'>({
  id: 'science.chart-stretch-spot',
  asks: 'apply',
  objective: 'science.reasoning.evidence',
  difficulty: 0,
  items: STRETCHES.map(({ line, stem, key, why, remember }): HotSpotDraft => {
    const chart = chartOf(line);
    return {
      type: 'hot-spot',
      stem,
      figure: lineChart(chart),
      key,
      why,
      remember,
      regions: lineStretchRegions(chart).map((shape, i) => {
        const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [
          line.xs[i],
          line.xs[i + 1],
          line.ys[i],
          line.ys[i + 1],
        ];
        const by = Math.abs(Math.round((y1 - y0) * 10) / 10);
        const how = by === 0 ? 'no change' : `${y1 > y0 ? 'an increase' : 'a decrease'} of ${by}`;
        const change = `From ${x0} to ${x1} the value goes from ${y0} to ${y1}, ${how}`;
        return {
          name: `Interval from ${x0} to ${x1}`,
          shape,
          rationale: `${change}. ${firstSentence(why)}`,
          ...(i === key ? {} : { misconception: 'misreads-graphic' }),
        };
      }),
    };
  }),
});

interface BarSpot {
  title: string;
  x: string;
  names: string[];
  y: string;
  max: number;
  step: number;
  values: number[];
  stem: string;
  key: number;
  /** Why the column is the right one: continues the sentence after its value, with no period. */
  fits: string;
  why: string;
  remember: string;
}

const BARS: readonly BarSpot[] = [
  {
    title: 'Heart rate during activities',
    x: 'Activity',
    names: ['Rest', 'Walk', 'Climb', 'Run'],
    y: 'Beats per minute',
    max: 180,
    step: 30,
    values: [70, 95, 130, 160],
    stem: 'Select the activity in which the heart rate is nearest to twice the resting rate.',
    key: 2,
    fits: 'only 10 below 140, which is twice the resting rate of 70',
    why: 'Twice the resting rate of 70 is 140 beats per minute. Climbing reaches 130 and running 160, so climbing is nearer.',
    remember: 'Work out the target first, then look for it.',
  },
  {
    title: 'Vitamin C in fruit',
    x: 'Fruit',
    names: ['Apple', 'Kiwi', 'Orange', 'Banana'],
    y: 'Vitamin C (mg per 100 g)',
    max: 100,
    step: 20,
    values: [5, 90, 50, 10],
    stem: 'A person needs 75 mg of vitamin C. Select the only fruit that provides this amount in 100 g.',
    key: 1,
    fits: 'the only value of 75 or more',
    why: 'The bar has to reach 75 mg or more. Only the bar of the kiwi does, at 90 mg; the orange gives 50 mg.',
    remember: 'Draw the needed value across the chart in your mind.',
  },
  {
    title: 'Colonies after 24 hours',
    x: 'Disinfectant',
    names: ['None', 'Soap', 'Alcohol', 'Bleach'],
    y: 'Colonies',
    max: 100,
    step: 20,
    values: [90, 60, 30, 5],
    stem: 'Select the column that shows how many colonies grow when nothing is done to the surface.',
    key: 0,
    fits: 'the number of colonies without a disinfectant',
    why: 'A control shows what happens without a treatment. The first column gives it, and the others are compared with it.',
    remember: 'The untreated column is the control.',
  },
  {
    title: 'Lung capacity of four groups',
    x: 'Group',
    names: ['Smokers', 'Office', 'Cyclists', 'Divers'],
    y: 'Capacity (L)',
    max: 7,
    step: 1,
    values: [3.5, 4.5, 5.5, 6.5],
    stem: 'Select the group whose capacity exceeds that of the smokers by 2 liters.',
    key: 2,
    fits: "2 more than the smokers' 3.5",
    why: 'The smokers have 3.5 L, and 2 L more is 5.5 L. That is the height of the column of the cyclists.',
    remember: 'Add the difference, then find the column.',
  },
  {
    title: 'Enzyme activity at four pH values',
    x: 'pH',
    names: ['2', '4', '7', '9'],
    y: 'Activity (units)',
    max: 50,
    step: 10,
    values: [45, 20, 5, 0],
    stem: 'An enzyme was tested at four pH values. Select the value at which it has most likely lost its shape completely.',
    key: 3,
    fits: 'so the enzyme does no work there',
    why: 'An enzyme that has lost its shape does no work. At pH 9 the activity is zero, while a little is left at pH 7.',
    remember: 'No activity suggests a denatured enzyme.',
  },
  {
    title: 'Time to react to a light',
    x: 'Condition',
    names: ['Rested', 'Coffee', 'Tired', 'Alcohol'],
    y: 'Time (ms)',
    max: 500,
    step: 100,
    values: [250, 225, 350, 450],
    stem: 'Select the condition under which people react fastest.',
    key: 1,
    fits: 'the shortest time of the four',
    why: 'The vertical axis gives a time, so the shortest column shows the quickest reaction. That is the one for coffee, at 225 ms.',
    remember: 'For times, the lowest column is the fastest.',
  },
];

/** Hot spots on the columns of a bar chart. */
const barSpotModel = writtenModel<'hot-spot'>({
  id: 'science.chart-bar-spot',
  asks: 'apply',
  objective: 'science.reasoning.evidence',
  difficulty: -0.2,
  items: BARS.map(
    ({ title, x, names, y, max, step, values, stem, key, fits, why, remember }): HotSpotDraft => {
      const chart = {
        title,
        xLabel: x,
        categories: names,
        y: { label: y, min: 0, max, step },
        series: [{ name: y, values }],
      };
      return {
        type: 'hot-spot',
        stem,
        figure: barChart(chart),
        key,
        why,
        remember,
        regions: barRegions(chart).map((shape, i) => ({
          name: `Column "${names[i]}"`,
          shape,
          rationale:
            i === key
              ? `The column "${names[i]}" is at ${values[i]}, ${fits}.`
              : `The column "${names[i]}" is at ${values[i]}. ${firstSentence(why)}`,
          ...(i === key ? {} : { misconception: 'misreads-graphic' }),
        })),
      };
    },
  ),
});

/** Hot spots on charts. */
export const CHART_SPOT_MODELS: readonly ItemModel[] = [stretchSpotModel, barSpotModel];
