import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'cell-facts.yaml', {
  organelles: fact,
  divisionStages: fact,
  transportWays: fact,
});

const objective = 'science.biology.cells';

/** Cell structure, organelles and division, multiple choice. */
export const CELL_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.organelle-function',
    objective,
    difficulty: -0.8,
    facts: tables.organelles,
    question: 'Which statement about {name} is correct?',
    opening: 'In a eukaryotic cell, {name}',
  }),
  namingModel({
    id: 'science.division-stage-named',
    objective,
    difficulty: -0.1,
    facts: tables.divisionStages,
    stems: [
      'Which stage of the cell cycle {fact}?',
      'In the life cycle of a body cell, which stage {fact}?',
    ],
  }),
  namingModel({
    id: 'science.membrane-transport-named',
    objective,
    difficulty: 0,
    facts: tables.transportWays,
    stems: ['Which transport process {fact}?', 'At the cell membrane, which process {fact}?'],
  }),
];
