import { thermometer } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const scale = { min: -4, max: 16, major: 4, minor: 1, unit: '°C' };
const picture = thermometer({ scale, value: 10 });

/** The thermometer in a vaccine refrigerator. */
export const fridgeThermometer: TextFigure = { figure: picture };
