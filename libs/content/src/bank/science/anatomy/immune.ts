import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'immune-facts.yaml', {
  immuneAgents: fact,
  lymphOrgans: fact,
  immunityTypes: fact,
});

const objective = 'science.anatomy.immune';

/** Immune and lymphatic system, multiple choice. */
export const IMMUNE_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.immune-agent-named',
    objective,
    difficulty: 0.4,
    facts: tables.immuneAgents,
    stems: ['Which part of the immune system {fact}?', "Which part of the body's defenses {fact}?"],
  }),
  describingModel({
    id: 'science.lymph-organ-role',
    family: 'science.lymph-letters',
    objective,
    difficulty: 0.1,
    facts: tables.lymphOrgans,
    question: 'Which statement about {name} is correct?',
    opening: 'In the lymphatic and immune systems, {name}',
  }),
  namingModel({
    id: 'science.immunity-type-named',
    objective,
    difficulty: 0.2,
    facts: tables.immunityTypes,
    stems: ['Which kind of immunity {fact}?'],
  }),
];
