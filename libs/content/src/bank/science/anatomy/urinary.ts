import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'urinary-facts.yaml', {
  urinaryParts: fact,
  kidneyProcesses: fact,
});

const objective = 'science.anatomy.urinary';

/** Urinary system, multiple choice. */
export const URINARY_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.urinary-part-named',
    objective,
    difficulty: 0.1,
    facts: tables.urinaryParts,
    stems: ['Which structure {fact}?', 'Which of these structures {fact}?'],
  }),
  describingModel({
    id: 'science.kidney-process',
    objective,
    difficulty: 0.5,
    facts: tables.kidneyProcesses,
    question: 'What does {name} do?',
    opening: 'In a healthy person, {name}',
  }),
];
