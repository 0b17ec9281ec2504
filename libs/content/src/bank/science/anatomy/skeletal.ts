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
    stems: ['Which bone of the human skeleton {fact}?'],
  }),
  describingModel({
    id: 'science.bone-tissue-joint-role',
    objective,
    difficulty: 0.1,
    facts: tables.boneRoles,
    question: 'Which statement about {name} is true?',
    opening: 'In the skeletal system, {name}',
  }),
];
