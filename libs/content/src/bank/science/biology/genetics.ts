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
    stems: [
      'In the flow of genetic information, which of these {fact}?',
      'Within a human cell, which of these {fact}?',
    ],
  }),
  describingModel({
    id: 'science.mutation-effect',
    objective: 'science.biology.dna-rna',
    difficulty: 0.5,
    facts: tables.mutations,
    stems: [
      'What is the effect of {name}?',
      'Which change in genetic material is meant by {name}?',
    ],
  }),
  namingModel({
    id: 'science.genetic-term-named',
    objective: 'science.biology.heredity',
    difficulty: -0.3,
    facts: tables.geneticTerms,
    stems: ['Which term of genetics {fact}?', 'In the study of heredity, which term {fact}?'],
  }),
];
