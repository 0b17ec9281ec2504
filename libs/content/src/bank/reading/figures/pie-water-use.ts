import { pieChart, pieRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const slices = [
  { label: 'Toilets', value: 24 },
  { label: 'Showers', value: 23 },
  { label: 'Faucets', value: 19 },
  { label: 'Washing machine', value: 17 },
  { label: 'Leaks and other', value: 17 },
];
const chart = pieChart({ title: 'Indoor water use of a household', slices });

/** A household's indoor water use by kind; the slices can be chosen. */
export const pieWaterUse: TextFigure = { figure: chart, regions: pieRegions(slices) };
