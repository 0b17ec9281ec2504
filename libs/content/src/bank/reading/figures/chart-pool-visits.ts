import { barChart, barRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const chart = {
  title: 'Visits to the community pool',
  xLabel: 'Month',
  categories: ['May', 'Jun', 'Jul', 'Aug', 'Sep'],
  y: { label: 'Visits', max: 5000, step: 1000 },
  series: [{ name: 'Visits', values: [1000, 3500, 4500, 4000, 1500] }],
};

/** Visits to a pool by month; the months can be chosen. */
export const chartPoolVisits: TextFigure = { figure: barChart(chart), regions: barRegions(chart) };
