import { describe, expect, it } from '@jest/globals';
import type { Figure } from '../types.js';
import {
  barChart,
  barRegions,
  boxFigure,
  type CategoryChart,
  circleFigure,
  cylinderFigure,
  diagram,
  gauge,
  graduatedCylinder,
  gridMap,
  lineChart,
  lineStretchRegions,
  lShapeFigure,
  mapRegions,
  numberLine,
  numberLineRegions,
  pieChart,
  pieRegions,
  polygonFigure,
  rectangleFigure,
  rectangleWithHalfCircle,
  scatterPlot,
  syringe,
  thermometer,
  triangleFigure,
} from './index.js';
import { drawSentence } from './sentence.js';

const chart: CategoryChart = {
  title: 'Visits',
  xLabel: 'Month',
  categories: ['Jan', 'Feb'],
  y: { label: 'Patients', max: 100, step: 20 },
  series: [{ name: 'Adults', values: [20, 75] }],
};
const two = { ...chart, series: [...chart.series, { name: 'Children', values: [10, 30] }] };
const slices = [
  { label: 'Rest', value: 1 },
  { label: 'Work', value: 3 },
];
const scale = { min: 0, max: 50, major: 10, minor: 2, unit: 'mL' };
const places = [
  { name: 'Clinic', column: 0, row: 1 },
  { name: 'Library', column: 2, row: 0 },
];

const FIGURES: [string, Figure][] = [
  ['bar chart', barChart(two)],
  ['histogram', barChart({ ...chart, touching: true })],
  ['line chart', lineChart(two)],
  ['pie chart', pieChart({ title: 'Day', slices })],
  [
    'scatter plot',
    scatterPlot({
      title: 'Sleep',
      x: { label: 'Hours', max: 10, step: 2 },
      y: { label: 'Score', max: 50, step: 10 },
      points: [[1, 20]],
      trend: [
        [0, 10],
        [10, 50],
      ],
    }),
  ],
  ['number line', numberLine({ min: -2, max: 2, major: 1, minor: 0.5, range: { to: 1 } })],
  ['gauge', gauge({ name: 'Gauge', scale, value: 12 })],
  ['thermometer', thermometer({ scale, value: 13 })],
  ['cylinder', graduatedCylinder({ scale, value: 44 })],
  ['syringe', syringe({ scale, value: 8 })],
  ['rectangle', rectangleFigure({ width: 3, height: 2, widthLabel: '3 m', heightLabel: '2 m' })],
  ['triangle', triangleFigure({ base: 4, height: 3, baseLabel: '4 m', heightLabel: '3 m' })],
  ['circle', circleFigure({ measure: 'diameter', label: '6 m' })],
  [
    'L shape',
    lShapeFigure({
      width: 5,
      height: 4,
      cutWidth: 2,
      cutHeight: 1,
      labels: ['3 m', '1 m', '2 m', '3 m', '5 m', '4 m'],
    }),
  ],
  [
    'polygon',
    polygonFigure({
      name: 'Triangle',
      corners: [
        [0, 0],
        [4, 0],
        [0, 3],
      ],
      sides: ['4', '5', ''],
    }),
  ],
  [
    'half circle',
    rectangleWithHalfCircle({ width: 5, height: 2, widthLabel: '5 m', heightLabel: '2 m' }),
  ],
  ['box', boxFigure({ lengthLabel: '2 m', widthLabel: '3 m', heightLabel: '4 m' })],
  ['upright cylinder', cylinderFigure({ measure: 'radius', label: '2 m', heightLabel: '4 m' })],
  ['map', gridMap({ title: 'Town', columns: 3, rows: 2, places, scale: '1 block' })],
  [
    'diagram',
    diagram({
      width: 90,
      height: 60,
      alt: 'A box with an arrow to a circle',
      shapes: [
        { draw: 'rect', x: 5, y: 5, width: 20, height: 20, tone: 'fill' },
        { draw: 'arrow', from: [25, 15], to: [50, 15] },
        { draw: 'label', x: 40, y: 50, text: 'a < "b" & c' },
      ],
      regions: [{ kind: 'circle', cx: 60, cy: 15, r: 10 }],
    }),
  ],
];

it('letters a wide map at least 11 pixels high where it is 350 wide, and leaves others as they are', () => {
  const sizesOf = (columns: number) => {
    const { svg } = gridMap({
      title: 'Town',
      columns,
      rows: 2,
      places: [...places, { name: 'Mill', column: columns - 1, row: 1 }],
      roads: [{ name: 'Mill Road', from: 'Mill', to: 'Clinic' }],
      scale: '1 block',
    });
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    return { width, least: Math.min(...sizes) };
  };
  expect(sizesOf(5)).toEqual({ width: 374, least: 9 });
  for (const columns of [6, 7, 8]) {
    const { width, least } = sizesOf(columns);
    expect((least * 350) / width).toBeGreaterThanOrEqual(11);
  }
});

it('keeps the name of a road at the right edge inside the map', () => {
  const { svg } = gridMap({
    title: 'Town',
    columns: 6,
    rows: 2,
    places: [
      { name: 'Mill', column: 5, row: 0 },
      { name: 'Dock', column: 5, row: 1 },
      { name: 'Inn', column: 0, row: 0 },
      { name: 'Bank', column: 0, row: 1 },
    ],
    roads: [
      { name: 'River Road', from: 'Mill', to: 'Dock' },
      { name: 'Hill Road', from: 'Inn', to: 'Bank' },
    ],
  });
  expect(svg).toMatch(/text-anchor="end"[^>]*>River Road</);
  expect(svg).toMatch(/text-anchor="start"[^>]*>Hill Road</);
});

describe.each(FIGURES)('%s', (_name, { svg, alt }) => {
  it('scales with its container, has its alternative and no broken number', () => {
    expect(svg).toMatch(/^<svg class="fig" [^>]*viewBox="0 0 \d+(\.\d+)? \d+(\.\d+)?"/);
    expect(/^<svg[^>]*>/.exec(svg)?.[0]).not.toMatch(/\s(?:width|height)=/);
    expect(svg).toContain('aria-label="');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(alt.length).toBeGreaterThan(15);
  });

  it('is drawn in the current color only, with classes for the tokens', () => {
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((m) => m[1]);
    expect(new Set(colours)).toEqual(
      new Set(colours.filter((c) => c === 'none' || c === 'currentColor')),
    );
    expect(svg).toContain('class="fig-');
  });
});

describe('text alternatives', () => {
  it('say what charts show', () => {
    expect(barChart(two).alt).toBe(
      'Bar chart: Visits. Patients by Month. Adults: Jan 20, Feb 75. Children: Jan 10, Feb 30.',
    );
    expect(pieChart({ title: 'Day', slices }).alt).toBe('Pie chart: Day. Rest 25%, Work 75%.');
  });

  it('tell the place on a scale by its marks, not by its number', () => {
    expect(gauge({ name: 'Gauge', scale, value: 14 }).alt).toBe(
      'Gauge from 0 to 50 mL, numbered every 10, with 4 small marks between neighboring numbers. The needle is at the second small mark after 10.',
    );
    expect(thermometer({ scale, value: 13 }).alt).toContain(
      'halfway between the first small mark after 10 and the next mark',
    );
    expect(() => syringe({ scale, value: 12.5 })).toThrow('neither on a mark nor halfway');
    expect(() => gauge({ name: 'Gauge', scale, value: 60 })).toThrow(RangeError);
  });

  it('tell open from filled ends of a shaded range', () => {
    const alt = numberLine({
      min: -5,
      max: 5,
      major: 1,
      minor: 1,
      range: { from: -2, fromOpen: true, to: 3 },
    }).alt;
    expect(alt).toContain('an open circle at −2 and a filled circle at 3 and everything between');
  });

  it('are escaped in the picture', () => {
    const figure = diagram({ width: 9, height: 9, alt: 'a "b" <c>', shapes: [] });
    expect(figure.svg).toContain('aria-label="a &quot;b&quot; &lt;c&gt;"');
  });
});

describe('what cannot be drawn', () => {
  it('is refused', () => {
    const off = { ...chart, series: [{ name: 'Adults', values: [20, 120] }] };
    expect(() => barChart(off)).toThrow('off the axis');
    const short = { ...chart, series: [{ name: 'Adults', values: [20] }] };
    expect(() => lineChart(short)).toThrow('one value per category');
    expect(() =>
      gridMap({ title: 'T', columns: 3, rows: 2, places, roads: [{ from: 'X', to: 'Clinic' }] }),
    ).toThrow('no place X');
    expect(() =>
      diagram({ width: 9, height: 9, alt: 'x', shapes: [{ draw: 'path', d: 'M0 0"/><script>' }] }),
    ).toThrow(TypeError);
  });
});

describe('hot-spot regions', () => {
  it('come in the order of the data, one each', () => {
    const bars = barRegions(chart);
    expect(bars).toHaveLength(2);
    expect(bars[0]).toMatchObject({ kind: 'rect' });
    expect(lineStretchRegions(chart)).toHaveLength(1);
    expect(pieRegions(slices)).toHaveLength(2);
    expect(mapRegions(places)).toHaveLength(2);
    const line = { min: 0, max: 4, major: 1, minor: 1 };
    const [left, right] = numberLineRegions(line, [1, 3]);
    expect(left).toMatchObject({ kind: 'circle', cx: 117 });
    expect(right).toMatchObject({ kind: 'circle', cx: 303, r: 15 });
    expect(numberLineRegions({ ...line, minor: 0.25 }, [1, 1.25, 3])[2]).toMatchObject({
      r: 11.13,
    });
  });
});

describe('boxed parts', () => {
  const altOf = (marked: string) => drawSentence(marked).figure.alt;

  it('are told as parts of a word or of a sentence, with one period', () => {
    expect(altOf('[peri] [card] [itis]')).toBe('A word divided into its parts: peri; card; itis.');
    expect(altOf('[The two nurses] [returned back] [before midnight.]')).toBe(
      'The sentence in its boxed parts: The two nurses; returned back; before midnight.',
    );
    expect(altOf('The nurses [has] finished.')).toBe(
      'The sentence: The nurses has finished. These parts are boxed: has.',
    );
  });
});
