import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'integumentary-facts.yaml', {
  skinParts: fact,
  skinLayers: fact,
});

const objective = 'science.anatomy.integumentary';

/** Integumentary system, multiple choice. */
export const INTEGUMENTARY_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.skin-part-named',
    family: 'science.skin-letters',
    objective,
    difficulty: 0,
    facts: tables.skinParts,
    stems: [
      'Which component of the skin {fact}?',
      'Which component of the integumentary system {fact}?',
    ],
  }),
  describingModel({
    id: 'science.skin-layer-content',
    objective,
    difficulty: 0.4,
    facts: tables.skinLayers,
    question: 'Which statement describes {name}?',
    opening: 'In the skin, {name}',
  }),
];
