import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { KIDNEY_PROCESSES, URINARY_PARTS } from './urinary-facts.js';

const objective = 'science.anatomy.urinary';

/** Urinary system, multiple choice. */
export const URINARY_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.urinary-part-named',
    objective,
    difficulty: 0.1,
    facts: URINARY_PARTS,
    stems: [
      'Which structure of the urinary system {fact}?',
      'In the making and removal of urine, which part {fact}?',
    ],
  }),
  describingModel({
    id: 'science.kidney-process',
    objective,
    difficulty: 0.5,
    facts: KIDNEY_PROCESSES,
    stems: [
      'What does {name} accomplish?',
      'Which statement describes {name} in a healthy person?',
    ],
  }),
];
