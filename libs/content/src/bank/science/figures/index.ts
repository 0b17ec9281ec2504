import type { ItemModel } from '../../kit/types.js';
import { CELL_SPOT_MODELS } from './cells.js';
import { CHEMISTRY_SPOT_MODELS } from './chemistry.js';
import { PLATE_MODELS } from './plates.js';

/** All models with pictures: hot spots and labeled figures. */
export const SPOT_MODELS: readonly ItemModel[] = [
  ...PLATE_MODELS,
  ...CELL_SPOT_MODELS,
  ...CHEMISTRY_SPOT_MODELS,
];
