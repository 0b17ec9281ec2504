import { gauge } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const scale = { min: 0, max: 50, major: 10, minor: 2, unit: 'L' };
const dial = gauge({ name: 'Tank gauge', scale, value: 32 });

/** The gauge of a greenhouse tank. */
export const gaugeTwoTanks: TextFigure = { figure: dial };
