import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const taxonomyFacts = readTables(import.meta.url, 'taxonomy-facts.yaml', {
  livingGroups: fact,
  lifeLevels: fact,
  taxonTerms: fact,
});

const microFacts = readTables(import.meta.url, 'micro-facts.yaml', {
  agents: fact,
  diseases: fact,
  infectionTerms: fact,
});

const macroFacts = readTables(import.meta.url, 'macro-facts.yaml', {
  molecules: fact,
  moleculeClasses: fact,
});

/** Macromolecules, microorganisms and taxonomy from fact tables, multiple choice. */
export const LIFE_FACT_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.molecule-described',
    objective: 'science.biology.macromolecules',
    difficulty: -0.2,
    facts: macroFacts.molecules,
    question: 'Which statement describes {name}?',
    opening: 'In living things, {name}',
  }),
  namingModel({
    id: 'science.molecule-link-named',
    objective: 'science.biology.macromolecules',
    difficulty: 0.2,
    facts: macroFacts.moleculeClasses,
    stems: ['In biochemistry, which of the following {fact}?'],
  }),
  describingModel({
    id: 'science.microbe-described',
    objective: 'science.biology.micro-organisms',
    difficulty: 0,
    facts: microFacts.agents,
    question: 'Which statement describes {name}?',
    opening: 'In microbiology, {name}',
  }),
  namingModel({
    id: 'science.disease-cause-named',
    objective: 'science.biology.micro-organisms',
    difficulty: -0.2,
    facts: microFacts.diseases,
    stems: ['Which illness {fact}?'],
  }),
  describingModel({
    id: 'science.infection-term',
    objective: 'science.biology.micro-organisms',
    difficulty: -0.1,
    facts: microFacts.infectionTerms,
    question: 'In infection control, which statement describes {name}?',
    opening: 'In infection control, {name}',
  }),
  describingModel({
    id: 'science.living-group-described',
    objective: 'science.biology.taxonomy',
    difficulty: 0,
    facts: taxonomyFacts.livingGroups,
    question: 'Which statement is true of {name}?',
    opening: 'In the classification of life, {name}',
  }),
  namingModel({
    id: 'science.life-level-named',
    objective: 'science.biology.taxonomy',
    difficulty: -0.7,
    facts: taxonomyFacts.lifeLevels,
    stems: ['Which level of biological organization {fact}?'],
  }),
  namingModel({
    id: 'science.taxon-term-named',
    objective: 'science.biology.taxonomy',
    difficulty: 0.1,
    facts: taxonomyFacts.taxonTerms,
    stems: [
      'In the classification of organisms, which of these {fact}?',
      'In taxonomy, which of the following {fact}?',
    ],
  }),
];
