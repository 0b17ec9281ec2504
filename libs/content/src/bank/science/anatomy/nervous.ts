import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { BRAIN_PARTS, NEURON_PARTS } from './nervous-facts.js';

const objective = 'science.anatomy.nervous';

/** Nervous system, multiple choice. */
export const NERVOUS_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.brain-part-named',
    objective,
    difficulty: -0.2,
    facts: BRAIN_PARTS,
    stems: [
      'Which part of the brain {fact}?',
      'In a healthy adult, which region of the brain {fact}?',
    ],
  }),
  describingModel({
    id: 'science.nerve-cell-role',
    objective,
    difficulty: 0.1,
    facts: NEURON_PARTS,
    stems: [
      'In nervous tissue, what does {name} do?',
      'What is the role of {name} in the nervous system?',
    ],
  }),
];
