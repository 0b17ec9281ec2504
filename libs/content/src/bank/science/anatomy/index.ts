import type { ItemModel } from '../../kit/types.js';
import { selectModels } from '../support-select.js';
import { CARDIOVASCULAR_MODELS } from './cardiovascular.js';
import { DIGESTIVE_MODELS } from './digestive.js';
import { ENDOCRINE_MODELS } from './endocrine.js';
import { FLUID_NERVE_MODELS } from './fluid-nerve-numbers.js';
import { HEART_LUNG_MODELS } from './heart-lung-numbers.js';
import { IMMUNE_MODELS } from './immune.js';
import { INTEGRATION_MODELS } from './integration.js';
import { INTEGUMENTARY_MODELS } from './integumentary.js';
import { LUNG_AND_LAB_MODELS } from './lungs-and-labs.js';
import { MUSCULAR_MODELS } from './muscular.js';
import { NERVOUS_MODELS } from './nervous.js';
import { ORIENTATION_MODELS } from './orientation.js';
import { cardiacOutputModel, lungCapacityModel } from './physiology-numbers.js';
import { REPRODUCTIVE_MODELS } from './reproductive.js';
import { RESPIRATORY_MODELS } from './respiratory.js';
import { SKELETAL_MODELS } from './skeletal.js';
import { URINARY_MODELS } from './urinary.js';

/** All models of human anatomy and physiology. */
export const ANATOMY_MODELS: readonly ItemModel[] = [
  ...ORIENTATION_MODELS,
  ...RESPIRATORY_MODELS,
  ...CARDIOVASCULAR_MODELS,
  ...DIGESTIVE_MODELS,
  ...NERVOUS_MODELS,
  ...MUSCULAR_MODELS,
  ...REPRODUCTIVE_MODELS,
  ...INTEGUMENTARY_MODELS,
  ...ENDOCRINE_MODELS,
  ...URINARY_MODELS,
  ...IMMUNE_MODELS,
  ...SKELETAL_MODELS,
  ...INTEGRATION_MODELS,
  ...selectModels(import.meta.url, 'select-lists.yaml'),
  cardiacOutputModel,
  lungCapacityModel,
  ...HEART_LUNG_MODELS,
  ...FLUID_NERVE_MODELS,
  ...LUNG_AND_LAB_MODELS,
];
