import { gauge } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const scale = { min: 0, max: 30, major: 6, minor: 2, unit: 'psi' };
const dial = gauge({ name: 'Boiler pressure gauge', scale, value: 8 });

/** The pressure gauge of a boiler. */
export const gaugeBoiler: TextFigure = { figure: dial };
