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
    stems: ['Which part of the respiratory system {fact}?', 'Which structure {fact}?'],
  }),
  describingModel({
    id: 'science.lung-volume-meaning',
    objective,
    difficulty: 0.6,
    facts: tables.lungVolumes,
    question: 'On a spirometry report, what is {name}?',
    opening: 'In a lung function test, {name}',
  }),
  describingModel({
    id: 'science.breathing-event',
    objective,
    difficulty: 0.2,
    facts: tables.breathingEvents,
    question: 'Which statement describes {name}?',
    opening: 'In the body, {name}',
  }),
];
