import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'reproductive-facts.yaml', {
  reproductiveOrgans: fact,
  reproductiveSignals: fact,
});

const objective = 'science.anatomy.reproductive';

/** Reproductive system, multiple choice. */
export const REPRODUCTIVE_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.reproductive-organ-named',
    family: 'science.uterus-letters',
    objective,
    difficulty: -0.2,
    facts: tables.reproductiveOrgans,
    stems: [
      'Which reproductive structure {fact}?',
      'Which structure of the reproductive system {fact}?',
    ],
  }),
  describingModel({
    id: 'science.reproductive-signal-role',
    objective,
    difficulty: 0.3,
    facts: tables.reproductiveSignals,
    question: 'What is the role of {name} in reproduction?',
    opening: 'In the reproductive system, {name}',
  }),
];
