import { barChart, barRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const chart = {
  title: 'Occasions on which hands were cleaned',
  xLabel: 'Unit',
  categories: ['Unit 2', 'Unit 3', 'Unit 4', 'Unit 5', 'Unit 6'],
  y: { label: 'Occasions out of 200', max: 200, step: 20 },
  series: [{ name: 'Cleaned', values: [150, 170, 110, 140, 190] }],
};

/** Hand cleaning by unit; the bars can be chosen. */
export const memoHandHygiene: TextFigure = { figure: barChart(chart), regions: barRegions(chart) };
