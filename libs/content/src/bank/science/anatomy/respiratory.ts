import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'respiratory-facts.yaml', {
  airwayParts: fact,
  lungVolumes: fact,
  breathingEvents: fact,
});

const objective = 'science.anatomy.respiratory';

/** Respiratory system, multiple choice. */
export const RESPIRATORY_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.airway-part-named',
    family: 'science.airway-letters',
    objective,
    difficulty: -0.8,
    facts: tables.airwayParts,
    stems: [
      'Which part of the respiratory system {fact}?',
      'In breathing, which structure {fact}?',
    ],
  }),
  describingModel({
    id: 'science.lung-volume-meaning',
    objective,
    difficulty: 0.6,
    facts: tables.lungVolumes,
    stems: [
      'On a spirometry report, what is meant by {name}?',
      'A respiratory therapist measures {name}. What does this measurement represent?',
    ],
  }),
  describingModel({
    id: 'science.breathing-event',
    objective,
    difficulty: 0.2,
    facts: tables.breathingEvents,
    stems: [
      'Which statement correctly explains {name}?',
      'What happens, in physiological terms, during {name}?',
    ],
  }),
];
