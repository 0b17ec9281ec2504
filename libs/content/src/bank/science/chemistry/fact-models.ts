import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { ATOM_TERMS, ELEMENT_FAMILIES, PERIODIC_TERMS } from './atom-facts.js';
import { BONDS, MATTER_TERMS, PHASE_CHANGES } from './matter-facts.js';
import { REACTION_TERMS, REACTION_TYPES, SOLUTION_TERMS } from './reaction-facts.js';

/** Chemistry from fact tables, multiple choice. */
export const CHEMISTRY_FACT_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.atom-term',
    objective: 'science.chemistry.atoms',
    difficulty: -0.5,
    facts: ATOM_TERMS,
    stems: [
      'In the model of the atom, which statement about {name} is right?',
      'How does a chemist describe {name}?',
    ],
  }),
  namingModel({
    id: 'science.element-family-named',
    objective: 'science.chemistry.periodic-table',
    difficulty: -0.2,
    facts: ELEMENT_FAMILIES,
    stems: ['In the periodic table, which kind of element {fact}?'],
  }),
  describingModel({
    id: 'science.periodic-term',
    objective: 'science.chemistry.periodic-table',
    difficulty: 0.2,
    facts: PERIODIC_TERMS,
    stems: ['Which statement about {name} in the chemistry of the elements is correct?'],
  }),
  namingModel({
    id: 'science.bond-named',
    objective: 'science.chemistry.bonding',
    difficulty: 0,
    facts: BONDS,
    stems: [
      'Which kind of attraction {fact}?',
      'Chemists tell several kinds of link apart. Which of them {fact}?',
    ],
  }),
  namingModel({
    id: 'science.phase-change-named',
    objective: 'science.chemistry.matter',
    difficulty: -1,
    facts: PHASE_CHANGES,
    stems: ['Which change of state {fact}?'],
  }),
  describingModel({
    id: 'science.matter-term',
    objective: 'science.chemistry.matter',
    difficulty: -0.3,
    facts: MATTER_TERMS,
    stems: [
      'In the description of matter, what is true of {name}?',
      'Which feature belongs to {name}?',
    ],
  }),
  namingModel({
    id: 'science.reaction-type-named',
    objective: 'science.chemistry.reactions',
    difficulty: 0,
    facts: REACTION_TYPES,
    stems: ['Which type of chemical reaction {fact}?'],
  }),
  describingModel({
    id: 'science.reaction-term',
    objective: 'science.chemistry.reactions',
    difficulty: 0.1,
    facts: REACTION_TERMS,
    stems: [
      'In chemistry, what is meant when one speaks of {name}?',
      'Which statement defines {name}?',
    ],
  }),
  namingModel({
    id: 'science.solution-term-named',
    objective: 'science.chemistry.solutions',
    difficulty: -0.2,
    facts: SOLUTION_TERMS,
    stems: ['In chemistry, what {fact}?', 'Which term is used for what {fact}?'],
  }),
];
