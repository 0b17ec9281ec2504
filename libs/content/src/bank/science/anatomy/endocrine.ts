import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'endocrine-facts.yaml', {
  glands: fact,
  hormones: fact,
});

const objective = 'science.anatomy.endocrine';

/** Endocrine system, multiple choice. */
export const ENDOCRINE_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.gland-secretion',
    objective,
    difficulty: -0.1,
    facts: tables.glands,
    question: 'What does {name} do as part of the endocrine system?',
    opening: 'In the endocrine system, {name}',
  }),
  namingModel({
    id: 'science.hormone-effect-named',
    objective,
    difficulty: 0,
    facts: tables.hormones,
    stems: ['Which chemical messenger in the blood {fact}?'],
  }),
];
