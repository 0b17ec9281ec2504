import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'muscular-facts.yaml', {
  muscles: fact,
  muscleParts: fact,
});

const objective = 'science.anatomy.muscular';

/** Muscular system, multiple choice. */
export const MUSCULAR_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.muscle-action-named',
    objective,
    difficulty: 0,
    facts: tables.muscles,
    stems: ['Which of these skeletal muscles {fact}?', 'Which of these muscles {fact}?'],
  }),
  describingModel({
    id: 'science.muscle-part-role',
    objective,
    difficulty: 0.4,
    facts: tables.muscleParts,
    question: 'Which statement about {name} is correct?',
    opening: 'In skeletal muscle, {name}',
  }),
];
