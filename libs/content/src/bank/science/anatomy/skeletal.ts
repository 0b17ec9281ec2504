import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'skeletal-facts.yaml', {
  bones: fact,
  boneRoles: fact,
});

const objective = 'science.anatomy.skeletal';

/** Skeletal system, multiple choice. */
export const SKELETAL_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.bone-named',
    family: 'science.bone-letters',
    objective,
    difficulty: -0.6,
    facts: tables.bones,
    stems: [
      'Which bone of the human skeleton {fact}?',
      'On an X-ray, a technician points to a bone that {fact}. Which bone is it?',
    ],
  }),
  describingModel({
    id: 'science.bone-tissue-joint-role',
    objective,
    difficulty: 0.1,
    facts: tables.boneRoles,
    stems: [
      'Which statement is true of {name} in the skeletal system?',
      'What characterizes {name} among the parts of the skeleton?',
    ],
  }),
];
