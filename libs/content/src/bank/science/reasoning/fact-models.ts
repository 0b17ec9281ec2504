import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const toolFacts = readTables(import.meta.url, 'tool-facts.yaml', {
  tools: fact,
  units: fact,
  dataTerms: fact,
});

const methodFacts = readTables(import.meta.url, 'method-facts.yaml', {
  methodTerms: fact,
  designTerms: fact,
});

/** Scientific reasoning from fact tables, multiple choice. */
export const REASONING_FACT_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.tool-named',
    objective: 'science.reasoning.measurement',
    difficulty: -0.8,
    facts: toolFacts.tools,
    stems: ['Which laboratory or clinical instrument {fact}?', 'Which piece of equipment {fact}?'],
  }),
  namingModel({
    id: 'science.unit-named',
    objective: 'science.reasoning.measurement',
    difficulty: -0.3,
    facts: toolFacts.units,
    stems: ['Which unit {fact}?'],
  }),
  describingModel({
    id: 'science.data-term',
    objective: 'science.reasoning.measurement',
    difficulty: 0.1,
    facts: toolFacts.dataTerms,
    question: 'Which statement about {name} is true?',
    opening: 'In an investigation, {name}',
  }),
  describingModel({
    id: 'science.method-term',
    objective: 'science.reasoning.evidence',
    difficulty: -0.3,
    facts: methodFacts.methodTerms,
    question: 'In research, what is {name}?',
    opening: 'In research, {name}',
  }),
  describingModel({
    id: 'science.design-term',
    objective: 'science.reasoning.design',
    difficulty: 0,
    facts: methodFacts.designTerms,
    question: 'In research, which statement about {name} is true?',
    opening: 'In an experiment, {name}',
  }),
];
