import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'digestive-facts.yaml', {
  digestiveOrgans: fact,
  digestiveAgents: fact,
});

const objective = 'science.anatomy.digestive';

/** Digestive system, multiple choice. */
export const DIGESTIVE_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.digestive-organ-role',
    objective,
    difficulty: -0.7,
    facts: tables.digestiveOrgans,
    question: 'What does {name} do during digestion?',
    opening: 'In the digestive system, {name}',
  }),
  namingModel({
    id: 'science.digestive-agent-named',
    objective,
    difficulty: 0.4,
    facts: tables.digestiveAgents,
    stems: [
      'Which substance made by the digestive system {fact}?',
      'In the digestive system, which substance {fact}?',
    ],
  }),
];
