import type { ItemModel } from '../../kit/types.js';
import { selectModels } from '../support-select.js';
import { critiqueModel } from './critique.js';
import { REASONING_FACT_MODELS } from './fact-models.js';
import {
  cylinderReadingModel,
  kelvinModel,
  percentErrorModel,
  thermometerModel,
} from './measuring.js';
import { relationModel } from './relations.js';

/** All models of scientific reasoning. */
export const REASONING_MODELS: readonly ItemModel[] = [
  ...REASONING_FACT_MODELS,
  critiqueModel,
  ...selectModels(import.meta.url, 'select-lists.yaml'),
  cylinderReadingModel,
  kelvinModel,
  thermometerModel,
  percentErrorModel,
  relationModel,
];
