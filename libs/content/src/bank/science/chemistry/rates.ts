import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact } from '../support.js';

const tables = readTables(import.meta.url, 'rates.yaml', {
  rateFactors: fact,
  rateCases: fact,
});

const objective = 'science.chemistry.rates';

/** Factors that change reaction rate, multiple choice. */
export const RATE_FACT_MODELS: readonly ItemModel[] = [
  describingModel({
    id: 'science.rate-factor',
    objective,
    difficulty: -0.1,
    facts: tables.rateFactors,
    question: 'How does {name} affect the rate of a chemical reaction?',
    opening: 'In a chemical reaction, {name}',
  }),
  describingModel({
    id: 'science.rate-everyday-case',
    objective,
    difficulty: -0.4,
    facts: tables.rateCases,
    question: 'What does this show about reaction rates: {name}?',
    opening: 'As an example of reaction rates, {name}',
    lead: 'shows that',
  }),
];
