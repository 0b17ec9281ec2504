import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { SKIN_LAYERS, SKIN_PARTS } from './integumentary-facts.js';

const objective = 'science.anatomy.integumentary';

/** Integumentary system, multiple choice. */
export const INTEGUMENTARY_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.skin-part-named',
    objective,
    difficulty: 0,
    facts: SKIN_PARTS,
    stems: [
      'Which component of the skin {fact}?',
      'In the integumentary system, which component {fact}?',
    ],
  }),
  describingModel({
    id: 'science.skin-layer-content',
    objective,
    difficulty: 0.4,
    facts: SKIN_LAYERS,
    stems: [
      'Under a microscope, what distinguishes {name}?',
      'Which description of {name} is correct?',
    ],
  }),
];
