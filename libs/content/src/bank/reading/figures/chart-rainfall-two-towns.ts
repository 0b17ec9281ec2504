import { lineChart } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const chart = {
  title: 'Average rainfall',
  xLabel: 'Month',
  categories: ['Jan', 'Feb', 'Mar', 'Apr', 'May'],
  y: { label: 'Rain (inches)', max: 10, step: 1 },
  series: [
    { name: 'Barlow', values: [9, 7, 6, 4, 2] },
    { name: 'Pine Gap', values: [3, 2, 2, 1, 1] },
  ],
};

/** Rainfall in two towns on opposite sides of a mountain range, over five months. */
export const chartRainfallTwoTowns: TextFigure = { figure: lineChart(chart) };
