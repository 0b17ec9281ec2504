import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { MUSCLE_PARTS, MUSCLES } from './muscular-facts.js';

const objective = 'science.anatomy.muscular';

/** Muscular system, multiple choice. */
export const MUSCULAR_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.muscle-action-named',
    objective,
    difficulty: 0,
    facts: MUSCLES,
    stems: ['Which skeletal muscle {fact}?', 'Which muscle of the human body {fact}?'],
  }),
  describingModel({
    id: 'science.muscle-part-role',
    objective,
    difficulty: 0.4,
    facts: MUSCLE_PARTS,
    stems: [
      'In the study of body movement, what is true of {name}?',
      'What does {name} contribute when a limb is moved?',
    ],
  }),
];
