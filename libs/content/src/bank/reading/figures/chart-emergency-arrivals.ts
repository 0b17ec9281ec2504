import { lineChart, lineStretchRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';
import type { RegionShape } from '../../kit/types.js';

const chart = {
  title: 'Average arrivals per two-hour period',
  xLabel: 'Period beginning at',
  categories: ['7 a.m.', '9 a.m.', '11 a.m.', '1 p.m.', '3 p.m.', '5 p.m.', '7 p.m.', '9 p.m.'],
  y: { label: 'Patients', max: 20, step: 5 },
  series: [{ name: 'Arrivals', values: [5, 10, 15, 15, 15, 20, 15, 10] }],
};
const stretches = lineStretchRegions(chart);
const rises: RegionShape[] = [0, 2, 4, 5].flatMap((i) => stretches[i] ?? []);

/** Arrivals at an emergency department; four stretches of the line can be chosen. */
export const chartEmergencyArrivals: TextFigure = { figure: lineChart(chart), regions: rises };
