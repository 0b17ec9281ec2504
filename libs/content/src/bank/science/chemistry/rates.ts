import type { ItemModel } from '../../kit/types.js';
import { describingModel, type Fact } from '../support.js';

const objective = 'science.chemistry.rates';

/** Factors of reaction rate, by how they work. */
const RATE_FACTORS: readonly Fact[] = [
  {
    name: 'a rise in temperature',
    text: 'makes particles move faster, so that more collisions have enough energy',
    why: 'More particles get over the energy barrier, and collisions are more frequent too.',
  },
  {
    name: 'a higher concentration of reactants',
    text: 'puts more particles into the same volume of solution, so that they collide more often',
    why: 'The energy of each collision is unchanged; only their number rises.',
  },
  {
    name: 'a larger surface area of a solid',
    text: 'exposes more particles of the lump to attack at the same time',
    why: 'A powder reacts faster than a lump since reactions of solids take place at the surface.',
  },
  {
    name: 'a catalyst',
    text: 'offers a path with a lower activation energy and is not used up',
    why: 'More collisions succeed, and the substance can be recovered at the end.',
  },
  {
    name: 'an inhibitor',
    text: 'blocks one of the steps and so slows the whole process',
    why: 'Food preservatives work in this way; it is the opposite of a promoter.',
  },
  {
    name: 'a higher pressure on reacting gases',
    text: 'squeezes gas molecules closer together, so that they collide more often',
    why: 'The same number of molecules shares a smaller volume, as if the gas were more concentrated.',
  },
];

/** Everyday cases, by the factor at work. */
const RATE_CASES: readonly Fact[] = [
  {
    name: 'milk that keeps longer in a refrigerator',
    text: 'shows that lower temperature slows reactions',
    why: 'In the cold, the reactions of spoilage and of microbes run more slowly.',
  },
  {
    name: 'crushed antacid that works faster than a whole tablet',
    text: 'shows that more surface area speeds reactions',
    why: 'Crushing exposes more of the solid to the acid at once.',
  },
  {
    name: 'a glowing splint that bursts into flame in pure oxygen',
    text: 'shows that more concentrated reactants speed reactions',
    why: 'Air holds about 21% oxygen; in the pure gas far more oxygen molecules strike the wood.',
  },
  {
    name: 'lactase drops that split milk sugar at room temperature',
    text: 'shows that enzymes act as catalysts',
    why: 'The enzyme lowers the activation energy, so no heating is needed.',
  },
  {
    name: 'a preservative that delays the spoiling of oil',
    text: 'shows that inhibitors slow reactions',
    why: 'The additive interferes with the chain of oxidation steps.',
  },
];

/** Factors that change reaction rate, multiple choice. */
export const RATE_FACT_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.rate-factor',
    objective,
    difficulty: -0.1,
    facts: RATE_FACTORS,
    stems: [
      'How does {name} influence the rate of a chemical reaction?',
      'According to collision theory, what is the effect of {name}?',
    ],
  }),
  describingModel({
    id: 'science.rate-everyday-case',
    objective,
    difficulty: -0.4,
    facts: RATE_CASES,
    stems: ['Which principle of reaction rates is illustrated by {name}?'],
  }),
];
