import type { ItemModel } from '../../kit/types.js';
import { AIRWAY_PLATE_MODELS } from './airway.js';
import { BONE_PLATE_MODELS } from './bones.js';
import { CELL_SPOT_MODELS } from './cells.js';
import { CHEMISTRY_SPOT_MODELS } from './chemistry.js';
import { GLAND_PLATE_MODELS } from './glands.js';
import { GUT_PLATE_MODELS } from './gut.js';
import { HEART_PLATE_MODELS } from './heart.js';
import { KIDNEY_PLATE_MODELS } from './kidney.js';
import { MUSCLE_PLATE_MODELS } from './muscles.js';
import { NERVE_PLATE_MODELS } from './nerves.js';
import { SENSE_PLATE_MODELS } from './senses.js';
import { SKIN_PLATE_MODELS } from './skin.js';

/** All models on pictures: hot spots and labeled figures. */
export const SPOT_MODELS: readonly ItemModel[] = [
  ...HEART_PLATE_MODELS,
  ...AIRWAY_PLATE_MODELS,
  ...GUT_PLATE_MODELS,
  ...KIDNEY_PLATE_MODELS,
  ...NERVE_PLATE_MODELS,
  ...SENSE_PLATE_MODELS,
  ...GLAND_PLATE_MODELS,
  ...BONE_PLATE_MODELS,
  ...MUSCLE_PLATE_MODELS,
  ...SKIN_PLATE_MODELS,
  ...CELL_SPOT_MODELS,
  ...CHEMISTRY_SPOT_MODELS,
];
