import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { GLANDS, HORMONES } from './endocrine-facts.js';

const objective = 'science.anatomy.endocrine';

/** Endocrine system, multiple choice. */
export const ENDOCRINE_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.gland-secretion',
    objective,
    difficulty: -0.1,
    facts: GLANDS,
    stems: [
      'As an endocrine organ, what does {name} do?',
      'Which statement gives the hormonal role of {name}?',
    ],
  }),
  namingModel({
    id: 'science.hormone-effect-named',
    objective,
    difficulty: 0,
    facts: HORMONES,
    stems: [
      'Which chemical messenger in the blood {fact}?',
      'An endocrinologist lists messengers by their effects. Which of them {fact}?',
    ],
  }),
];
