import type { Figure, RegionShape } from '../types.js';
import * as s from './svg.js';

/** The value axis of a chart: all chart values must lie between `min` (default 0) and `max`. */
interface ValueAxis {
  /** What is measured, with its unit: "Patients" or "Temperature (°C)". */
  label: string;
  min?: number;
  max: number;
  step: number;
}

export interface Series {
  name: string;
  values: number[];
}

export interface CategoryChart {
  title: string;
  /** What the categories are: "Month". */
  xLabel: string;
  categories: string[];
  y: ValueAxis;
  /** One series, or several (grouped bars, several lines) with a legend. */
  series: Series[];
}

const WIDTH = 420;
const PLOT = { left: 58, right: 408, top: 34, bottom: 220 };
const HEIGHT = 262;

const yOf = (axis: ValueAxis, value: number) => {
  const min = axis.min ?? 0;
  if (value < min || value > axis.max) throw new RangeError(`chart: ${value} is off the axis`);
  return PLOT.bottom - ((value - min) / (axis.max - min)) * (PLOT.bottom - PLOT.top);
};

function valueAxis(axis: ValueAxis): string[] {
  const marks = s.ticks(axis.min ?? 0, axis.max, axis.step).flatMap((tick) => {
    const y = yOf(axis, tick);
    return [
      s.grid([PLOT.left, y], [PLOT.right, y]),
      s.label(PLOT.left - 6, y + 4, s.show(tick), 'end', 11),
    ];
  });
  return [
    ...marks,
    s.axis([PLOT.left, PLOT.top], [PLOT.left, PLOT.bottom]),
    s.axis([PLOT.left, PLOT.bottom], [PLOT.right, PLOT.bottom]),
    s.verticalLabel(14, (PLOT.top + PLOT.bottom) / 2, axis.label),
  ];
}

const band = (chart: CategoryChart) => (PLOT.right - PLOT.left) / chart.categories.length;

function categoryAxis(chart: CategoryChart): string[] {
  const width = band(chart);
  return [
    ...chart.categories.map((name, i) =>
      s.label(PLOT.left + width * (i + 0.5), PLOT.bottom + 15, name, 'middle', 11),
    ),
    s.label((PLOT.left + PLOT.right) / 2, PLOT.bottom + 33, chart.xLabel),
    s.title(WIDTH / 2, 14, chart.title),
  ];
}

function legend(names: string[], swatch: (i: number, x: number, y: number) => string): string[] {
  if (names.length < 2) return [];
  let x = PLOT.left;
  return names.flatMap((name, i) => {
    const at = x;
    x += 34 + name.length * 6.5;
    return [swatch(i, at, HEIGHT + 8), s.label(at + 18, HEIGHT + 12, name, 'start', 11)];
  });
}

function checkSeries(chart: CategoryChart): void {
  for (const series of chart.series) {
    if (series.values.length !== chart.categories.length) {
      throw new RangeError(`chart: ${series.name} has not one value per category`);
    }
  }
}

function categoryAlt(kind: string, chart: CategoryChart): string {
  const rows = chart.series.map((series) => {
    const cells = chart.categories.map((c, i) => `${c} ${s.show(series.values[i] ?? 0)}`);
    return chart.series.length > 1
      ? `${series.name}: ${cells.join(', ')}.`
      : `${cells.join(', ')}.`;
  });
  return `${kind}: ${chart.title}. ${chart.y.label} by ${chart.xLabel}. ${rows.join(' ')}`;
}

interface BarBox {
  x: number;
  y: number;
  width: number;
  height: number;
  series: number;
}

function bars(chart: CategoryChart, touching: boolean): BarBox[] {
  checkSeries(chart);
  const width = band(chart);
  const room = touching ? width : width * 0.7;
  const one = room / chart.series.length;
  return chart.categories.flatMap((_, c) =>
    chart.series.map((series, i) => {
      const y = yOf(chart.y, series.values[c] ?? 0);
      const x = PLOT.left + width * c + (width - room) / 2 + one * i;
      return { x, y, width: one, height: PLOT.bottom - y, series: i };
    }),
  );
}

/** Bars, one group per category. `touching` draws a histogram: bars without gaps. */
export function barChart(chart: CategoryChart & { touching?: boolean }): Figure {
  const drawn = bars(chart, chart.touching ?? false).map((b) =>
    s.rect(b.x, b.y, b.width, b.height, s.toneOf(b.series)),
  );
  const names = chart.series.map((series) => series.name);
  return s.toFigure(
    WIDTH,
    names.length > 1 ? HEIGHT + 20 : HEIGHT,
    categoryAlt(chart.touching ? 'Histogram' : 'Bar chart', chart),
    [
      ...valueAxis(chart.y),
      ...drawn,
      ...categoryAxis(chart),
      ...legend(names, (i, x, y) => s.rect(x, y - 6, 12, 12, s.toneOf(i))),
    ],
  );
}

/**
 * The hot-spot regions of a bar chart of one series: the whole column above each category, so that
 * a short bar is as easy to hit as a tall one. In the order of the categories.
 */
export function barRegions(chart: CategoryChart): RegionShape[] {
  const width = band(chart);
  return chart.categories.map((_, i) => ({
    kind: 'rect',
    x: PLOT.left + width * i + 2,
    y: PLOT.top,
    width: width - 4,
    height: PLOT.bottom - PLOT.top + 18,
  }));
}

/** One line per series over categories in order (months, hours, days). At most two series. */
export function lineChart(chart: CategoryChart): Figure {
  checkSeries(chart);
  if (chart.series.length > 2) throw new RangeError('lineChart: at most two series');
  const width = band(chart);
  const drawn = chart.series.flatMap((series, i) => {
    const spots = series.values.map(
      (v, c): s.Point => [PLOT.left + width * (c + 0.5), yOf(chart.y, v)],
    );
    return [s.polyline(spots, i === 1), ...spots.map(([x, y]) => s.point(x, y))];
  });
  const names = chart.series.map((series) => series.name);
  return s.toFigure(
    WIDTH,
    names.length > 1 ? HEIGHT + 20 : HEIGHT,
    categoryAlt('Line chart', chart),
    [
      ...valueAxis(chart.y),
      ...drawn,
      ...categoryAxis(chart),
      ...legend(names, (i, x, y) =>
        s.polyline(
          [
            [x - 6, y],
            [x + 14, y],
          ],
          i === 1,
        ),
      ),
    ],
  );
}

/** The stretches of a line chart of one series, from each category to the next: hot-spot regions. */
export function lineStretchRegions(chart: CategoryChart): RegionShape[] {
  const width = band(chart);
  return chart.categories.slice(1).map((_, i) => ({
    kind: 'rect',
    x: PLOT.left + width * (i + 0.5) + 2,
    y: PLOT.top,
    width: width - 4,
    height: PLOT.bottom - PLOT.top,
  }));
}

export interface Slice {
  label: string;
  value: number;
  /** The label next to the slice and in the text alternative; default: its percent of the whole. */
  show?: string;
}

const PIE = { cx: 210, cy: 128, r: 84 };

function sliceAngles(slices: Slice[]): { from: number; to: number }[] {
  const total = slices.reduce((sum, slice) => sum + slice.value, 0);
  let from = -Math.PI / 2;
  return slices.map((slice) => {
    const to = from + (slice.value / total) * 2 * Math.PI;
    const angles = { from, to };
    from = to;
    return angles;
  });
}

const onPie = (angle: number, r: number = PIE.r): s.Point => [
  PIE.cx + r * Math.cos(angle),
  PIE.cy + r * Math.sin(angle),
];

function sliceText(slice: Slice, total: number): string {
  return slice.show ?? `${s.show(Math.round((slice.value / total) * 1000) / 10)}%`;
}

/** A longer name has its share on a line below, so that both stay inside the picture. */
const SHORT_SLICE = 11;

function sliceLabel([x, y]: s.Point, name: string, share: string, anchor: s.Anchor): string[] {
  return name.length <= SHORT_SLICE
    ? [s.label(x, y + 4, `${name} ${share}`, anchor)]
    : [s.label(x, y - 3, name, anchor), s.label(x, y + 12, share, anchor)];
}

/** A pie chart of 2 to 6 slices, clockwise from the top. */
export function pieChart(chart: { title: string; slices: Slice[] }): Figure {
  const total = chart.slices.reduce((sum, slice) => sum + slice.value, 0);
  const angles = sliceAngles(chart.slices);
  const drawn = chart.slices.flatMap((slice, i) => {
    const { from, to } = angles[i] ?? { from: 0, to: 0 };
    const [x1, y1] = onPie(from);
    const [x2, y2] = onPie(to);
    const large = to - from > Math.PI ? 1 : 0;
    const middle = (from + to) / 2;
    const [lx, ly] = onPie(middle, PIE.r + 14);
    const anchor = Math.cos(middle) > 0.2 ? 'start' : Math.cos(middle) < -0.2 ? 'end' : 'middle';
    return [
      s.path(
        `M${s.n(PIE.cx)} ${s.n(PIE.cy)}L${s.n(x1)} ${s.n(y1)}A${PIE.r} ${PIE.r} 0 ${large} 1 ${s.n(x2)} ${s.n(y2)}Z`,
        s.toneOf(i),
      ),
      ...sliceLabel([lx, ly], slice.label, sliceText(slice, total), anchor),
    ];
  });
  const cells = chart.slices.map((slice) => `${slice.label} ${sliceText(slice, total)}`);
  return s.toFigure(420, 240, `Pie chart: ${chart.title}. ${cells.join(', ')}.`, [
    s.title(210, 14, chart.title),
    ...drawn,
  ]);
}

/** The slices as hot-spot regions, in their order. */
export function pieRegions(slices: Slice[]): RegionShape[] {
  return sliceAngles(slices).map(({ from, to }) => {
    const gap = 0.02;
    const arc = Array.from({ length: 13 }, (_, i): [number, number] => {
      const [x, y] = onPie(from + gap + ((to - from - 2 * gap) * i) / 12);
      return [Number(s.n(x)), Number(s.n(y))];
    });
    const [mx, my] = onPie((from + to) / 2, 4);
    return { kind: 'polygon', points: [[Number(s.n(mx)), Number(s.n(my))], ...arc] };
  });
}

/** A scatter plot, with an optional straight trend line through two given points. */
export function scatterPlot(chart: {
  title: string;
  x: ValueAxis;
  y: ValueAxis;
  points: [number, number][];
  trend?: [[number, number], [number, number]];
}): Figure {
  const xMin = chart.x.min ?? 0;
  const xOf = (v: number) =>
    PLOT.left + ((v - xMin) / (chart.x.max - xMin)) * (PLOT.right - PLOT.left);
  const at = ([x, y]: [number, number]): s.Point => [xOf(x), yOf(chart.y, y)];
  const marks = s
    .ticks(xMin, chart.x.max, chart.x.step)
    .map((tick) => s.label(xOf(tick), PLOT.bottom + 15, s.show(tick), 'middle', 11));
  const cells = chart.points.map(([x, y]) => `(${s.show(x)}, ${s.show(y)})`);
  const trend = chart.trend?.map(([x, y]) => `(${s.show(x)}, ${s.show(y)})`).join(' to ');
  const alt =
    `Scatter plot: ${chart.title}. Across: ${chart.x.label}. Up: ${chart.y.label}. ` +
    `Points: ${cells.join(', ')}.${trend === undefined ? '' : ` Trend line from ${trend}.`}`;
  return s.toFigure(WIDTH, HEIGHT, alt, [
    ...valueAxis(chart.y),
    ...marks,
    s.label((PLOT.left + PLOT.right) / 2, PLOT.bottom + 33, chart.x.label),
    s.title(WIDTH / 2, 14, chart.title),
    ...(chart.trend ? [s.polyline(chart.trend.map(at))] : []),
    ...chart.points.map((p) => s.point(...at(p))),
  ]);
}
