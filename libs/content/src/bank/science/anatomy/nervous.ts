import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'nervous-facts.yaml', {
  brainParts: fact,
  neuronParts: fact,
});

const objective = 'science.anatomy.nervous';

/** Nervous system, multiple choice. */
export const NERVOUS_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.brain-part-named',
    family: 'science.brain-letters',
    objective,
    difficulty: -0.2,
    facts: tables.brainParts,
    stems: [
      'Which part of the brain {fact}?',
      'In a healthy adult, which region of the brain {fact}?',
    ],
  }),
  describingModel({
    id: 'science.nerve-cell-role',
    family: 'science.neuron-letters',
    objective,
    difficulty: 0.1,
    facts: tables.neuronParts,
    question: 'Which statement about {name} is correct?',
    opening: 'In the nervous system, {name}',
  }),
];
