import type { ItemModel } from '../../kit/types.js';
import { critiqueModel } from './critique.js';
import { REASONING_FACT_MODELS } from './fact-models.js';
import {
  cylinderReadingModel,
  kelvinModel,
  percentErrorModel,
  thermometerModel,
} from './measuring.js';
import { relationModel } from './relations.js';
import { REASONING_SELECT_MODELS } from './select-models.js';

/** All models of scientific reasoning. */
export const REASONING_MODELS: readonly ItemModel[] = [
  ...REASONING_FACT_MODELS,
  critiqueModel,
  ...REASONING_SELECT_MODELS,
  cylinderReadingModel,
  kelvinModel,
  thermometerModel,
  percentErrorModel,
  relationModel,
];
