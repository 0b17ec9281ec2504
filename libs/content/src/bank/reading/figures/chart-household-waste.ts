import { pieChart, pieRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const slices = [
  { label: 'Food scraps', value: 30 },
  { label: 'Paper', value: 25 },
  { label: 'Plastic', value: 20 },
  { label: 'Metal and glass', value: 10 },
  { label: 'Other', value: 15 },
];
const chart = pieChart({ title: 'What households threw away', slices });

/** A town's trash by kind; the slices can be chosen. */
export const chartHouseholdWaste: TextFigure = { figure: chart, regions: pieRegions(slices) };
