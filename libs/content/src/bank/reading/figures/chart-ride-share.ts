import { barChart, barRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const chart = {
  title: 'How patients came to the clinic',
  xLabel: 'Transportation',
  categories: ['Drove alone', 'Family', 'Clinic van', 'City bus', 'Walked'],
  y: { label: 'Patients', max: 100, step: 10 },
  series: [{ name: 'Patients', values: [60, 80, 30, 20, 10] }],
};

/** How a clinic's patients got there on one day; the bars can be chosen. */
export const chartRideShare: TextFigure = { figure: barChart(chart), regions: barRegions(chart) };
