import { readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { describingModel, fact, namingModel } from '../support.js';

const tables = readTables(import.meta.url, 'molecular-facts.yaml', {
  geneActors: fact,
  mutations: fact,
  geneticTerms: fact,
});

/** Molecular and Mendelian genetics from fact tables, multiple choice. */
export const GENETICS_FACT_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.gene-actor-named',
    objective: 'science.biology.dna-rna',
    difficulty: 0.3,
    facts: tables.geneActors,
    stems: ['In a human cell, which of the following {fact}?'],
  }),
  describingModel({
    id: 'science.mutation-effect',
    objective: 'science.biology.dna-rna',
    difficulty: 0.5,
    facts: tables.mutations,
    question: 'What is the effect of {name}?',
    opening: 'In genetics, {name}',
  }),
  namingModel({
    id: 'science.genetic-term-named',
    objective: 'science.biology.heredity',
    difficulty: -0.3,
    facts: tables.geneticTerms,
    stems: ['In genetics, which of the following {fact}?'],
  }),
];
