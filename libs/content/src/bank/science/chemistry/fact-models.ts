import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const reactionFacts = readTables(import.meta.url, 'reaction-facts.yaml', {
  reactionTypes: fact,
  reactionTerms: fact,
  solutionTerms: fact,
});

const matterFacts = readTables(import.meta.url, 'matter-facts.yaml', {
  bonds: fact,
  phaseChanges: fact,
  matterTerms: fact,
});

const atomFacts = readTables(import.meta.url, 'atom-facts.yaml', {
  atomTerms: fact,
  elementFamilies: fact,
  periodicTerms: fact,
});

/** Chemistry from fact tables, multiple choice. */
export const CHEMISTRY_FACT_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.atom-term',
    objective: 'science.chemistry.atoms',
    difficulty: -0.5,
    facts: atomFacts.atomTerms,
    question: 'In chemistry, which statement about {name} is true?',
    opening: 'In chemistry, {name}',
  }),
  namingModel({
    id: 'science.element-family-named',
    objective: 'science.chemistry.periodic-table',
    difficulty: -0.2,
    facts: atomFacts.elementFamilies,
    stems: ['Which kind of element {fact}?'],
  }),
  describingModel({
    id: 'science.periodic-term',
    objective: 'science.chemistry.periodic-table',
    difficulty: 0.2,
    facts: atomFacts.periodicTerms,
    question: 'In chemistry, what is {name}?',
    opening: 'In chemistry, {name}',
  }),
  namingModel({
    id: 'science.bond-named',
    objective: 'science.chemistry.bonding',
    difficulty: 0,
    facts: matterFacts.bonds,
    stems: ['Which type of bond or force {fact}?'],
  }),
  namingModel({
    id: 'science.phase-change-named',
    objective: 'science.chemistry.matter',
    difficulty: -1,
    facts: matterFacts.phaseChanges,
    stems: ['Which change of state {fact}?'],
  }),
  describingModel({
    id: 'science.matter-term',
    objective: 'science.chemistry.matter',
    difficulty: -0.3,
    facts: matterFacts.matterTerms,
    question: 'Which statement about {name} is true?',
    opening: 'In chemistry, {name}',
  }),
  namingModel({
    id: 'science.reaction-type-named',
    objective: 'science.chemistry.reactions',
    difficulty: 0,
    facts: reactionFacts.reactionTypes,
    stems: ['Which type of chemical reaction {fact}?'],
  }),
  describingModel({
    id: 'science.reaction-term',
    objective: 'science.chemistry.reactions',
    difficulty: 0.1,
    facts: reactionFacts.reactionTerms,
    question: 'Which statement describes {name}?',
    opening: 'In chemistry, {name}',
  }),
  namingModel({
    id: 'science.solution-term-named',
    objective: 'science.chemistry.solutions',
    difficulty: -0.2,
    facts: reactionFacts.solutionTerms,
    stems: ['In chemistry, which of the following {fact}?'],
  }),
];
