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
    stems: [
      'In the model of the atom, which statement about {name} is right?',
      'How does a chemist describe {name}?',
    ],
  }),
  namingModel({
    id: 'science.element-family-named',
    objective: 'science.chemistry.periodic-table',
    difficulty: -0.2,
    facts: atomFacts.elementFamilies,
    stems: ['In the periodic table, which kind of element {fact}?'],
  }),
  describingModel({
    id: 'science.periodic-term',
    objective: 'science.chemistry.periodic-table',
    difficulty: 0.2,
    facts: atomFacts.periodicTerms,
    stems: ['Which statement about {name} in the chemistry of the elements is correct?'],
  }),
  namingModel({
    id: 'science.bond-named',
    objective: 'science.chemistry.bonding',
    difficulty: 0,
    facts: matterFacts.bonds,
    stems: [
      'Which kind of attraction {fact}?',
      'Chemists tell several kinds of link apart. Which of them {fact}?',
    ],
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
    stems: [
      'In the description of matter, what is true of {name}?',
      'Which feature belongs to {name}?',
    ],
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
    stems: [
      'In chemistry, what is meant when one speaks of {name}?',
      'Which statement defines {name}?',
    ],
  }),
  namingModel({
    id: 'science.solution-term-named',
    objective: 'science.chemistry.solutions',
    difficulty: -0.2,
    facts: reactionFacts.solutionTerms,
    stems: ['In chemistry, what {fact}?', 'Which term is used for what {fact}?'],
  }),
];
