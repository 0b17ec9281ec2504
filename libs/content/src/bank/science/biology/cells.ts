import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { DIVISION_STAGES, ORGANELLES, TRANSPORT_WAYS } from './cell-facts.js';

const objective = 'science.biology.cells';

/** Cell structure, organelles and division, multiple choice. */
export const CELL_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.organelle-function',
    objective,
    difficulty: -0.8,
    facts: ORGANELLES,
    stems: [
      'In a eukaryotic cell, what is the function of {name}?',
      'What does {name} do for the cell?',
    ],
  }),
  namingModel({
    id: 'science.division-stage-named',
    objective,
    difficulty: -0.1,
    facts: DIVISION_STAGES,
    stems: [
      'Which stage of the cell cycle {fact}?',
      'In a dividing body cell, which stage {fact}?',
    ],
  }),
  namingModel({
    id: 'science.membrane-transport-named',
    objective,
    difficulty: 0,
    facts: TRANSPORT_WAYS,
    stems: [
      'Which process of transport {fact}?',
      'At the boundary of a cell, which process {fact}?',
    ],
  }),
];
