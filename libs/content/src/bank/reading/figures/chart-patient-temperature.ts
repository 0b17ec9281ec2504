import { lineChart, lineStretchRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';
import type { RegionShape } from '../../kit/types.js';

const chart = {
  title: 'Temperature of one patient',
  xLabel: 'Time',
  categories: ['6 a.m.', '8 a.m.', '10 a.m.', 'noon', '2 p.m.', '4 p.m.'],
  y: { label: 'Temperature (°F)', min: 98, max: 104, step: 1 },
  series: [{ name: 'Temperature', values: [100, 101, 103, 103, 101, 100] }],
};
const stretches = lineStretchRegions(chart);
const between: RegionShape[] = [0, 1, 2, 3, 4].flatMap((i) => stretches[i] ?? []);

/** A patient's temperature over ten hours; the stretches between readings can be chosen. */
export const chartPatientTemperature: TextFigure = { figure: lineChart(chart), regions: between };
