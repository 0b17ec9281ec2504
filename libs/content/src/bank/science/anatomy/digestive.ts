import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { DIGESTIVE_AGENTS, DIGESTIVE_ORGANS } from './digestive-facts.js';

const objective = 'science.anatomy.digestive';

/** Digestive system, multiple choice. */
export const DIGESTIVE_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.digestive-organ-role',
    objective,
    difficulty: -0.7,
    facts: DIGESTIVE_ORGANS,
    stems: [
      'What does {name} contribute to digestion?',
      'Which function belongs to {name} in the digestive system?',
    ],
  }),
  namingModel({
    id: 'science.digestive-agent-named',
    objective,
    difficulty: 0.4,
    facts: DIGESTIVE_AGENTS,
    stems: [
      'Which substance made by the digestive system {fact}?',
      'During the digestion of a meal, which substance {fact}?',
    ],
  }),
];
