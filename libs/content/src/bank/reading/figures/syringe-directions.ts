import { syringe } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const scale = { min: 0, max: 10, major: 2, minor: 0.5, unit: 'mL' };
const picture = syringe({ scale, value: 4.5 });

/** An oral syringe. */
export const syringeDirections: TextFigure = { figure: picture };
