import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { IMMUNE_AGENTS, IMMUNITY_TYPES, LYMPH_ORGANS } from './immune-facts.js';

const objective = 'science.anatomy.immune';

/** Immune and lymphatic system, multiple choice. */
export const IMMUNE_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.immune-agent-named',
    objective,
    difficulty: 0.4,
    facts: IMMUNE_AGENTS,
    stems: [
      'In the defense of the body, which of these {fact}?',
      'Which component of the immune system {fact}?',
    ],
  }),
  describingModel({
    id: 'science.lymph-organ-role',
    objective,
    difficulty: 0.1,
    facts: LYMPH_ORGANS,
    stems: [
      'What is the task of {name} in the lymphatic and immune system?',
      'In the body, which job is done by {name}?',
    ],
  }),
  namingModel({
    id: 'science.immunity-type-named',
    objective,
    difficulty: 0.2,
    facts: IMMUNITY_TYPES,
    stems: ['Which kind of immunity {fact}?'],
  }),
];
