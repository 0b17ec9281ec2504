import {
  barChart,
  barRegions,
  lineChart,
  lineStretchRegions,
  scatterPlot,
} from '../../kit/index.js';
import type { HotSpotDraft, ItemModel } from '../../kit/types.js';
import { writtenModel } from '../../kit/written.js';
import { computedChoice, rounded } from '../support-computed.js';

interface Line {
  title: string;
  x: string;
  xs: number[];
  y: string;
  max: number;
  step: number;
  ys: number[];
}

const chartOf = ({ title, x, xs, y, max, step, ys }: Line) => ({
  title,
  xLabel: x,
  categories: xs.map(String),
  y: { label: y, min: 0, max, step },
  series: [{ name: y, values: ys }],
});

const LINES = {
  peroxide: {
    title: 'Gas from hydrogen peroxide',
    x: 'Time (s)',
    xs: [0, 20, 40, 60, 80, 100],
    y: 'Oxygen (mL)',
    max: 60,
    step: 10,
    ys: [0, 24, 40, 48, 52, 52],
  },
  bacteria: {
    title: 'Bacteria in broth',
    x: 'Time (h)',
    xs: [0, 2, 4, 6, 8, 10],
    y: 'Cells (millions)',
    max: 80,
    step: 20,
    ys: [2, 4, 16, 60, 72, 70],
  },
  glucose: {
    title: 'Blood glucose after a drink',
    x: 'Time (min)',
    xs: [0, 30, 60, 90, 120, 150],
    y: 'Glucose (mg/dL)',
    max: 160,
    step: 40,
    ys: [90, 140, 126, 110, 96, 90],
  },
  cooling: {
    title: 'Cooling of a hot pack',
    x: 'Time (min)',
    xs: [0, 5, 10, 15, 20, 25],
    y: 'Temperature (°C)',
    max: 60,
    step: 10,
    ys: [54, 42, 34, 29, 26, 24],
  },
  lake: {
    title: 'Oxygen in a lake',
    x: 'Depth (m)',
    xs: [0, 4, 8, 12, 16, 20],
    y: 'Oxygen (mg/L)',
    max: 12,
    step: 2,
    ys: [10, 10, 9, 4, 2, 2],
  },
  drug: {
    title: 'Drug in the blood',
    x: 'Time (h)',
    xs: [0, 1, 2, 3, 4, 5],
    y: 'Level (mg/L)',
    max: 10,
    step: 2,
    ys: [0, 6, 9, 7, 5.5, 4.5],
  },
} satisfies Record<string, Line>;

/** The average rate between two points of a line chart. */
export const chartRateModel = computedChoice({
  id: 'science.chart-rate',
  objective: 'science.reasoning.evidence',
  difficulty: 0.3,
  rows: [
    { line: LINES.peroxide, from: 1, to: 3, verb: 'was oxygen formed', unit: 'mL per second' },
    {
      line: LINES.bacteria,
      from: 1,
      to: 3,
      verb: 'did the number of cells rise',
      unit: 'million per hour',
    },
    {
      line: LINES.glucose,
      from: 2,
      to: 4,
      verb: 'did the glucose level fall',
      unit: 'mg/dL per minute',
    },
    {
      line: LINES.cooling,
      from: 0,
      to: 2,
      verb: 'did the temperature fall',
      unit: '°C per minute',
    },
    {
      line: LINES.lake,
      from: 2,
      to: 4,
      verb: 'does the oxygen decrease with depth',
      unit: 'mg/L per meter',
    },
    { line: LINES.drug, from: 2, to: 4, verb: 'did the level fall', unit: 'mg/L per hour' },
  ],
  unit: ({ unit }) => unit,
  build: ({ line, from, to, verb, unit }) => {
    const [x0 = 0, x1 = 1, y0 = 0, y1 = 0] = [
      line.xs[from],
      line.xs[to],
      line.ys[from],
      line.ys[to],
    ];
    const change = rounded(Math.abs(y1 - y0));
    const key = rounded(change / (x1 - x0), 3);
    return {
      stem: `According to the chart, at what average rate ${verb} between ${x0} and ${x1} ${line.x.includes('(s)') ? 'seconds' : line.x.includes('(h)') ? 'hours' : line.x.includes('(m)') ? 'meters' : 'minutes'}?`,
      figure: lineChart(chartOf(line)),
      key,
      because: `The change is ${change} over ${x1 - x0}, and ${change} ÷ ${x1 - x0} = ${key} ${unit}.`,
      slips: [
        [
          change,
          'forgets-to-divide',
          `This is the change, which still has to be divided by ${x1 - x0}.`,
        ],
        [rounded((x1 - x0) / change, 2), 'inverts-ratio', 'This divides the wrong way around.'],
        [
          rounded(y1 / x1, 2),
          'ignores-starting-value',
          `This divides the last value by ${x1} and ignores where the line started.`,
        ],
        [
          rounded(key * 2, 3),
          'doubles-the-change',
          'This is twice the rate: only half of the stretch was used.',
        ],
        [
          rounded(key / 2, 3),
          'halves-the-error',
          'This is half of the rate: the stretch was taken twice as long.',
        ],
      ],
      steps: [
        `Read both ends of the stretch: ${y0} at ${x0} and ${y1} at ${x1}.`,
        `Find the change: ${Math.max(y0, y1)} − ${Math.min(y0, y1)} = ${change}.`,
        `Divide by the distance along the axis: ${change} ÷ ${x1 - x0} = ${key}.`,
      ],
      remember: 'A rate is the change up or down divided by the change across.',
    };
  },
  solve: ([from = 0, to = 1], _stem, alt) => {
    const cells = new Map(
      [...alt.matchAll(/(?<=[.,] )(\d+) ([\d.]*\d)(?=[,.])/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]),
    );
    return rounded(Math.abs((cells.get(to) ?? 0) - (cells.get(from) ?? 0)) / (to - from), 3);
  },
});

interface StretchSpot {
  line: Line;
  stem: string;
  /** The stretch that is right, from 0. */
  key: number;
  why: string;
  remember: string;
}

const STRETCHES: readonly StretchSpot[] = [
  {
    line: LINES.peroxide,
    stem: 'Select the stretch of the curve in which the reaction is fastest.',
    key: 0,
    why: 'The steeper a curve, the faster the quantity changes. The gain is 24 mL in the first 20 seconds and less in each later interval. A fast start is typical, because the most hydrogen peroxide is present then.',
    remember: 'Steepest means fastest.',
  },
  {
    line: LINES.bacteria,
    stem: 'Select the stretch in which the number of bacteria increases by the largest amount.',
    key: 2,
    why: 'The number rises by 44 million between 4 and 6 hours, more than in any other interval. Before that there are few cells to divide, and after it food runs short.',
    remember: 'Look for the steepest rise.',
  },
  {
    line: LINES.glucose,
    stem: 'Select the stretch of the curve in which sugar enters the blood faster than it is removed.',
    key: 0,
    why: 'The level can rise only when more enters than leaves. It rises from 90 to 140 in the first half hour and falls in every later interval.',
    remember: 'A level rises when inflow beats outflow.',
  },
  {
    line: LINES.lake,
    stem: 'Select the range of depth in which the oxygen level drops most sharply.',
    key: 2,
    why: 'Between 8 and 12 meters the level drops by 5 mg/L. Above this range it hardly changes, and below it the water is already poor in oxygen.',
    remember: 'The steepest fall is the sharpest drop.',
  },
  {
    line: LINES.drug,
    stem: 'Select the stretch in which the drug is taken up by the blood most slowly although its level still rises.',
    key: 1,
    why: 'The level rises in only two intervals, by 6 mg/L in the first hour and by 3 mg/L in the second. After two hours it falls.',
    remember: 'Compare only the rising parts.',
  },
  {
    line: LINES.cooling,
    stem: 'Select the stretch in which the temperature of the pack falls least.',
    key: 4,
    why: 'From 20 to 25 minutes the temperature falls by only 2 °C, less than in any other interval. The pack is then close to room temperature, so little heat flows out.',
    remember: 'The flattest part shows the smallest change.',
  },
];

/** Hot spots on the stretches of a line chart. */
export const stretchSpotModel = writtenModel<'hot-spot'>({
  id: 'science.chart-stretch-spot',
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
        const change = `From ${x0} to ${x1} the value goes from ${y0} to ${y1}`;
        return {
          name: `Stretch from ${x0} to ${x1}`,
          shape,
          rationale:
            i === key
              ? `${change}, which fits the question best.`
              : `${change}, which doesn't fit the question.`,
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
    stem: 'A person needs 75 mg of vitamin C. Select the only fruit of which 100 g is enough.',
    key: 1,
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
    stem: 'Select the treatment that shows how many colonies grow when nothing is done to the surface.',
    key: 0,
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
    stem: 'The enzyme was tested at four pH values. Select the value at which it most likely has lost its shape completely.',
    key: 3,
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
    why: 'The vertical axis gives a time, so the shortest column shows the quickest reaction. That is the one for coffee, at 225 ms.',
    remember: 'For times, the lowest column is the fastest.',
  },
];

/** Hot spots on the columns of a bar chart. */
export const barSpotModel = writtenModel<'hot-spot'>({
  id: 'science.chart-bar-spot',
  objective: 'science.reasoning.evidence',
  difficulty: -0.2,
  items: BARS.map(
    ({ title, x, names, y, max, step, values, stem, key, why, remember }): HotSpotDraft => {
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
              ? `The column "${names[i]}" is at ${values[i]}, which is what the question asks for.`
              : `The column "${names[i]}" is at ${values[i]}, which isn't what the question asks for.`,
          ...(i === key ? {} : { misconception: 'misreads-graphic' }),
        })),
      };
    },
  ),
});

/** What a trend line predicts. */
export const trendModel = computedChoice({
  id: 'science.trend-prediction',
  objective: 'science.reasoning.evidence',
  difficulty: 0.4,
  rows: [
    {
      title: 'Age and highest heart rate',
      x: 'Age (years)',
      xmin: 20,
      xmax: 70,
      xstep: 10,
      y: 'Beats per minute',
      ymin: 140,
      ymax: 210,
      ystep: 10,
      a: [20, 200] as [number, number],
      b: [70, 150] as [number, number],
      at: 55,
      off: [2, -3, 1, -2, 3],
      xsAt: [22, 31, 43, 52, 66],
      unit: 'beats per minute',
      what: 'heart rate',
      for: 'a person of 55 years',
    },
    {
      title: 'Arm span and height',
      x: 'Arm span (cm)',
      xmin: 150,
      xmax: 200,
      xstep: 10,
      y: 'Height (cm)',
      ymin: 150,
      ymax: 200,
      ystep: 10,
      a: [150, 152] as [number, number],
      b: [200, 196] as [number, number],
      at: 175,
      off: [2, -2, 3, -3, 1],
      xsAt: [154, 163, 171, 184, 195],
      unit: 'cm',
      what: 'height',
      for: 'an arm span of 175 cm',
    },
    {
      title: 'Salt in the diet and blood pressure',
      x: 'Salt (g per day)',
      xmin: 0,
      xmax: 20,
      xstep: 4,
      y: 'Pressure (mm Hg)',
      ymin: 100,
      ymax: 160,
      ystep: 10,
      a: [0, 110] as [number, number],
      b: [20, 150] as [number, number],
      at: 10,
      off: [3, -4, 2, -2, 4],
      xsAt: [3, 6, 9, 13, 17],
      unit: 'mm Hg',
      what: 'pressure',
      for: '10 g of salt per day',
    },
    {
      title: 'Temperature and yeast gas',
      x: 'Temperature (°C)',
      xmin: 10,
      xmax: 40,
      xstep: 5,
      y: 'Gas (mL)',
      ymin: 0,
      ymax: 100,
      ystep: 20,
      a: [10, 10] as [number, number],
      b: [40, 85] as [number, number],
      at: 20,
      off: [5, -4, 6, -5, 2],
      xsAt: [12, 18, 24, 31, 37],
      unit: 'mL',
      what: 'volume of gas',
      for: '20 °C',
    },
    {
      title: 'Study time and recall',
      x: 'Study time (min)',
      xmin: 0,
      xmax: 60,
      xstep: 10,
      y: 'Words recalled',
      ymin: 0,
      ymax: 40,
      ystep: 10,
      a: [0, 6] as [number, number],
      b: [60, 36] as [number, number],
      at: 40,
      off: [2, -3, 3, -2, 1],
      xsAt: [8, 19, 27, 44, 53],
      unit: 'words',
      what: 'number of words',
      for: '40 minutes of study',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({
    title,
    x,
    xmin,
    xmax,
    xstep,
    y,
    ymin,
    ymax,
    ystep,
    a,
    b,
    at,
    off,
    xsAt,
    unit,
    what,
    for: whom,
  }) => {
    const slope = rounded((b[1] - a[1]) / (b[0] - a[0]));
    const valueAt = (v: number) => rounded(a[1] + slope * (v - a[0]), 1);
    const key = valueAt(at);
    const gap = rounded(Math.abs(slope) * xstep, 1);
    return {
      stem: `Each point of the plot is one measurement, and the line shows the trend. What ${what} does the trend predict for ${whom}?`,
      figure: scatterPlot({
        title,
        x: { label: x, min: xmin, max: xmax, step: xstep },
        y: { label: y, min: ymin, max: ymax, step: ystep },
        points: xsAt.map((v, i): [number, number] => [v, Math.round(valueAt(v) + (off[i] ?? 0))]),
        trend: [a, b],
      }),
      key,
      because: `At ${at} on the horizontal axis, the line is at ${key} ${unit}.`,
      slips: [
        [
          rounded(key + gap * 1.5, 1),
          'misreads-trend',
          'The line is lower than this at the given place.',
        ],
        [
          rounded(key - gap * 1.5, 1),
          'misreads-trend',
          'The line is higher than this at the given place.',
        ],
        [a[1], 'reads-end-of-line', `This is where the line starts, at ${a[0]}.`],
        [b[1], 'reads-end-of-line', `This is where the line ends, at ${b[0]}.`],
      ],
      steps: [
        `Find ${at} on the horizontal axis.`,
        'Go straight up to the trend line, not to the nearest point.',
        `Go across to the vertical axis and read about ${key} ${unit}.`,
      ],
      remember: 'Predict from the line, not from a single point.',
    };
  },
  solve: (numbers, _stem, alt) => {
    const [x0 = 0, y0 = 0, x1 = 1, y1 = 0] = [
      ...(alt.split('Trend line from')[1] ?? '').matchAll(/[\d.]*\d/g),
    ].map(([n]) => Number(n));
    return rounded(y0 + ((y1 - y0) * ((numbers[0] ?? 0) - x0)) / (x1 - x0), 1);
  },
});

/** Models of charts. */
export const CHART_MODELS: readonly ItemModel[] = [
  chartRateModel,
  stretchSpotModel,
  barSpotModel,
  trendModel,
];
