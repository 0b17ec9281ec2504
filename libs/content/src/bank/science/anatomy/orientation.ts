import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';
import { directionalTermModel } from './directional-terms.js';

const tables = readTables(import.meta.url, 'orientation-facts.yaml', {
  planesCavities: fact,
  tissues: fact,
});

const objective = 'science.anatomy.orientation';

/** Orientation, planes, cells and tissues, multiple choice. */
export const ORIENTATION_MODELS: readonly ItemModel[] = [
  directionalTermModel,
  namingModel({
    id: 'science.plane-cavity-named',
    objective,
    difficulty: -0.6,
    facts: tables.planesCavities,
    stems: ['Which {group} {fact}?'],
  }),
  describingModel({
    id: 'science.tissue-described',
    objective,
    difficulty: 0.2,
    facts: tables.tissues,
    question: 'Which statement describes {name}?',
    opening: 'In the human body, {name}',
  }),
];
