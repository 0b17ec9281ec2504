import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { BONE_ROLES, BONES } from './skeletal-facts.js';

const objective = 'science.anatomy.skeletal';

/** Skeletal system, multiple choice. */
export const SKELETAL_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.bone-named',
    objective,
    difficulty: -0.6,
    facts: BONES,
    stems: [
      'Which bone of the human skeleton {fact}?',
      'On an X-ray, a technician points to a bone that {fact}. Which bone is it?',
    ],
  }),
  describingModel({
    id: 'science.bone-tissue-joint-role',
    objective,
    difficulty: 0.1,
    facts: BONE_ROLES,
    stems: [
      'Which statement is true of {name} in the skeletal system?',
      'What characterizes {name} among the parts of the skeleton?',
    ],
  }),
];
