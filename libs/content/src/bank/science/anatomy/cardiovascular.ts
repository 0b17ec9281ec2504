import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'cardiovascular-facts.yaml', {
  heartParts: fact,
  circulationRoles: fact,
  bloodParts: fact,
});

const objective = 'science.anatomy.cardiovascular';

/** Cardiovascular system, multiple choice. */
export const CARDIOVASCULAR_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.heart-part-role',
    family: 'science.heart-letters',
    objective,
    difficulty: -0.5,
    facts: tables.heartParts,
    question: 'Which statement about {name} is correct?',
    opening: 'In the circulatory system, {name}',
  }),
  namingModel({
    id: 'science.circulation-role-named',
    objective,
    difficulty: 0.3,
    facts: tables.circulationRoles,
    stems: ['Which part of the circulatory system {fact}?', 'Which of these structures {fact}?'],
  }),
  namingModel({
    id: 'science.blood-part-named',
    objective,
    difficulty: 0,
    facts: tables.bloodParts,
    stems: ['Which component of blood {fact}?'],
  }),
];
