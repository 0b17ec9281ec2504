import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { AIRWAY_PARTS, BREATHING_EVENTS, LUNG_VOLUMES } from './respiratory-facts.js';

const objective = 'science.anatomy.respiratory';

/** Respiratory system, multiple choice. */
export const RESPIRATORY_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.airway-part-named',
    objective,
    difficulty: -0.8,
    facts: AIRWAY_PARTS,
    stems: [
      'Which part of the respiratory system {fact}?',
      'In breathing, which structure {fact}?',
    ],
  }),
  describingModel({
    id: 'science.lung-volume-meaning',
    objective,
    difficulty: 0.6,
    facts: LUNG_VOLUMES,
    stems: [
      'On a spirometry report, what is meant by {name}?',
      'A respiratory therapist measures {name}. What does this measurement represent?',
    ],
  }),
  describingModel({
    id: 'science.breathing-event',
    objective,
    difficulty: 0.2,
    facts: BREATHING_EVENTS,
    stems: [
      'Which statement correctly explains {name}?',
      'What happens, in physiological terms, during {name}?',
    ],
  }),
];
