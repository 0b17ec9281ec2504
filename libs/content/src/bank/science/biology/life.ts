import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { MOLECULE_CLASSES, MOLECULES } from './macro-facts.js';
import { AGENTS, DISEASES, INFECTION_TERMS } from './micro-facts.js';
import { LIFE_LEVELS, LIVING_GROUPS, TAXON_TERMS } from './taxonomy-facts.js';

/** Macromolecules, micro-organisms and taxonomy from fact tables, multiple choice. */
export const LIFE_FACT_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.molecule-described',
    objective: 'science.biology.macromolecules',
    difficulty: -0.2,
    facts: MOLECULES,
    stems: [
      'Which statement about {name} as a biological molecule is correct?',
      'In living things, what is characteristic of {name}?',
    ],
  }),
  namingModel({
    id: 'science.molecule-link-named',
    objective: 'science.biology.macromolecules',
    difficulty: 0.2,
    facts: MOLECULE_CLASSES,
    stems: ['In biochemistry, which of these {fact}?', 'Which unit, bond or reaction {fact}?'],
  }),
  describingModel({
    id: 'science.microbe-described',
    objective: 'science.biology.micro-organisms',
    difficulty: 0,
    facts: AGENTS,
    stems: [
      'What distinguishes {name} from other infectious agents and microbes?',
      'Which description applies to {name}?',
    ],
  }),
  namingModel({
    id: 'science.disease-cause-named',
    objective: 'science.biology.micro-organisms',
    difficulty: -0.2,
    facts: DISEASES,
    stems: ['Which illness {fact}?', 'A clinic reports an infection. Which illness {fact}?'],
  }),
  describingModel({
    id: 'science.infection-term',
    objective: 'science.biology.micro-organisms',
    difficulty: -0.1,
    facts: INFECTION_TERMS,
    stems: [
      'In infection control, which statement explains {name}?',
      'How does a microbiology text define {name}?',
    ],
  }),
  describingModel({
    id: 'science.living-group-described',
    objective: 'science.biology.taxonomy',
    difficulty: 0,
    facts: LIVING_GROUPS,
    stems: ['As a group in the classification of life, what is true of {name}?'],
  }),
  namingModel({
    id: 'science.life-level-named',
    objective: 'science.biology.taxonomy',
    difficulty: -0.7,
    facts: LIFE_LEVELS,
    stems: ['Which level of biological organization {fact}?'],
  }),
  namingModel({
    id: 'science.taxon-term-named',
    objective: 'science.biology.taxonomy',
    difficulty: 0.1,
    facts: TAXON_TERMS,
    stems: [
      'In the classification of organisms, what {fact}?',
      'Which term used in taxonomy {fact}?',
    ],
  }),
];
