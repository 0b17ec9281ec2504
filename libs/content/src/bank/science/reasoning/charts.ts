import { lineChart, scatterPlot } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { withUnit } from '../../kit/with-unit.js';
import { computedChoice, rounded } from '../support-computed.js';
import { chartOf, LINES } from './chart-data.js';

/** The average rate between two points of a line chart. */
const chartRateModel = computedChoice({
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
      verb: 'does the oxygen level decrease with depth',
      unit: 'mg/L per meter',
    },
    { line: LINES.drug, from: 2, to: 4, verb: 'did the drug level fall', unit: 'mg/L per hour' },
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
      because: `The change is ${change} over ${x1 - x0}, and ${change} ÷ ${x1 - x0} = ${withUnit(key, unit)}.`,
      slips: [
        [
          change,
          'leaves-out-division',
          `This is the change, which still has to be divided by ${x1 - x0}.`,
        ],
        [
          rounded((x1 - x0) / change, 3),
          'inverts-ratio',
          `This divides ${x1 - x0} by ${change}, the wrong way around.`,
        ],
        [
          rounded(y1 / x1, 3),
          'ignores-starting-value',
          `This divides ${y1}, the value at ${x1}, by ${x1} and leaves out the ${y0} at ${x0}.`,
        ],
        [
          rounded(key * 2, 3),
          'gives-double',
          'This is twice the rate: it divides by only half of the interval.',
        ],
        [
          rounded(key / 2, 3),
          'gives-half',
          'This is half of the rate: it divides by an interval twice as long.',
        ],
      ],
      steps: [
        `Read both ends of the interval: ${y0} at ${x0} and ${y1} at ${x1}.`,
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

/** What a trend line predicts. */
const trendModel = computedChoice({
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
      what: 'What heart rate',
      for: 'a 55-year-old',
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
      what: 'What height',
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
      what: 'What blood pressure',
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
      what: 'What volume of gas',
      for: '20°C',
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
      what: 'How many words',
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
      stem: `Each point on the plot is one measurement, and the line shows the trend. ${what} does the trend predict for ${whom}?`,
      figure: scatterPlot({
        title,
        x: { label: x, min: xmin, max: xmax, step: xstep },
        y: { label: y, min: ymin, max: ymax, step: ystep },
        points: xsAt.map((v, i): [number, number] => [v, Math.round(valueAt(v) + (off[i] ?? 0))]),
        trend: [a, b],
      }),
      key,
      because: `At ${at} on the horizontal axis, the line is at ${withUnit(key, unit)}.`,
      slips: [
        [
          rounded(key + gap * 1.5, 1),
          'reads-wrong-point',
          `At ${at}, the line is lower than this.`,
        ],
        [
          rounded(key - gap * 1.5, 1),
          'reads-wrong-point',
          `At ${at}, the line is higher than this.`,
        ],
        [a[1], 'reads-wrong-point', `This is where the line starts, at ${a[0]}.`],
        [b[1], 'reads-wrong-point', `This is where the line ends, at ${b[0]}.`],
      ],
      steps: [
        `Find ${at} on the horizontal axis.`,
        'Go straight up to the trend line, not to the nearest point.',
        `Go across to the vertical axis and read about ${withUnit(key, unit)}.`,
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

/** Models of numbers read from charts. */
export const CHART_MODELS: readonly ItemModel[] = [chartRateModel, trendModel];
