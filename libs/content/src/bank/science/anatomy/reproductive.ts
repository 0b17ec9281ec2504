import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { REPRODUCTIVE_ORGANS, REPRODUCTIVE_SIGNALS } from './reproductive-facts.js';

const objective = 'science.anatomy.reproductive';

/** Reproductive system, multiple choice. */
export const REPRODUCTIVE_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.reproductive-organ-named',
    objective,
    difficulty: -0.2,
    facts: REPRODUCTIVE_ORGANS,
    stems: [
      'Which reproductive structure {fact}?',
      'In human reproduction, which structure {fact}?',
    ],
  }),
  describingModel({
    id: 'science.reproductive-signal-role',
    objective,
    difficulty: 0.3,
    facts: REPRODUCTIVE_SIGNALS,
    stems: [
      'What is the role of {name} in reproduction?',
      'In the human reproductive system, what does {name} do?',
    ],
  }),
];
