import type { ItemModel } from '../../kit/types.js';
import { CELL_SPOT_MODELS } from './cells.js';
import { CHEMISTRY_SPOT_MODELS } from './chemistry.js';
import { ORGAN_SPOT_MODELS } from './organs.js';
import { TISSUE_SPOT_MODELS } from './tissues.js';

/** All hot-spot models. */
export const SPOT_MODELS: readonly ItemModel[] = [
  ...ORGAN_SPOT_MODELS,
  ...TISSUE_SPOT_MODELS,
  ...CELL_SPOT_MODELS,
  ...CHEMISTRY_SPOT_MODELS,
];
