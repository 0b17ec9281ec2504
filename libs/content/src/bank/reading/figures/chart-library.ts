import { barChart, barRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const chart = {
  title: 'Average visits to the Elm Street branch',
  xLabel: 'Weekday',
  categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  y: { label: 'Visits', max: 300, step: 50 },
  series: [
    { name: 'Old schedule', values: [100, 150, 150, 125, 175] },
    { name: 'New schedule', values: [0, 175, 225, 275, 175] },
  ],
};

/** Visits to a library by weekday; the weekdays can be chosen. */
export const chartLibrary: TextFigure = { figure: barChart(chart), regions: barRegions(chart) };
