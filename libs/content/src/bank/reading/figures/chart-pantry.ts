import { pieChart, pieRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const slices = [
  { label: 'Transport', value: 35 },
  { label: 'Cold storage', value: 20 },
  { label: 'Salaries', value: 25 },
  { label: 'Food', value: 15 },
  { label: 'Office', value: 5 },
];
const chart = pieChart({ title: 'Spending of the pantry', slices });

/** What a food pantry spends; the slices can be chosen. */
export const chartPantry: TextFigure = { figure: chart, regions: pieRegions(slices) };
