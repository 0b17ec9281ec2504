import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { directionalTermModel } from './directional-terms.js';
import { PLANES_CAVITIES, TISSUES } from './orientation-facts.js';

const objective = 'science.anatomy.orientation';

/** Orientation, planes, cells and tissues, multiple choice. */
export const ORIENTATION_MODELS: readonly ItemModel[] = [
  directionalTermModel,
  namingModel({
    id: 'science.plane-cavity-named',
    objective,
    difficulty: -0.6,
    facts: PLANES_CAVITIES,
    stems: ['In anatomical language, which of these {fact}?', 'Which plane or cavity {fact}?'],
  }),
  describingModel({
    id: 'science.tissue-described',
    objective,
    difficulty: 0.2,
    facts: TISSUES,
    stems: ['Which description fits {name}?', 'How is {name} characterized?'],
  }),
];
