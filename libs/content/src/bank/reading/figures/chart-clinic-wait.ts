import { barChart, barRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const chart = {
  title: 'Average wait at the walk-in clinic',
  xLabel: 'Weekday',
  categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  y: { label: 'Minutes', max: 60, step: 10 },
  series: [{ name: 'Wait', values: [55, 30, 25, 35, 50] }],
};

/** Waiting times by weekday; the weekdays can be chosen. */
export const chartClinicWait: TextFigure = { figure: barChart(chart), regions: barRegions(chart) };
