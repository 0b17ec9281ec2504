import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { DESIGN_TERMS, METHOD_TERMS } from './method-facts.js';
import { DATA_TERMS, TOOLS, UNITS } from './tool-facts.js';

/** Scientific reasoning from fact tables, multiple choice. */
export const REASONING_FACT_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.tool-named',
    objective: 'science.reasoning.measurement',
    difficulty: -0.8,
    facts: TOOLS,
    stems: ['Which laboratory or clinical instrument {fact}?', 'Which piece of equipment {fact}?'],
  }),
  namingModel({
    id: 'science.unit-named',
    objective: 'science.reasoning.measurement',
    difficulty: -0.3,
    facts: UNITS,
    stems: ['In the international system, which unit {fact}?'],
  }),
  describingModel({
    id: 'science.data-term',
    objective: 'science.reasoning.measurement',
    difficulty: 0.1,
    facts: DATA_TERMS,
    stems: [
      'When data are judged, what is meant by {name}?',
      'Which phrase explains {name} in a lab report?',
    ],
  }),
  describingModel({
    id: 'science.method-term',
    objective: 'science.reasoning.evidence',
    difficulty: -0.3,
    facts: METHOD_TERMS,
    stems: ['In the work of scientists, what is {name}?', 'How is {name} understood in science?'],
  }),
  describingModel({
    id: 'science.design-term',
    objective: 'science.reasoning.design',
    difficulty: 0,
    facts: DESIGN_TERMS,
    stems: [
      'In the design of a study, which statement about {name} holds?',
      'When an experiment is planned, what is true of {name}?',
    ],
  }),
];
