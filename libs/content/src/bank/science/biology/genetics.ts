import type { ItemModel } from '../../kit/types.js';
import { describingModel, namingModel } from '../support.js';
import { GENE_ACTORS, GENETIC_TERMS, MUTATIONS } from './molecular-facts.js';

/** Molecular and Mendelian genetics from fact tables, multiple choice. */
export const GENETICS_FACT_MODELS: readonly ItemModel[] = [
  namingModel({
    id: 'science.gene-actor-named',
    objective: 'science.biology.dna-rna',
    difficulty: 0.3,
    facts: GENE_ACTORS,
    stems: [
      'In the flow of genetic information, which of these {fact}?',
      'Within a human cell, which of these {fact}?',
    ],
  }),
  describingModel({
    id: 'science.mutation-effect',
    objective: 'science.biology.dna-rna',
    difficulty: 0.5,
    facts: MUTATIONS,
    stems: [
      'What is the effect of {name}?',
      'Which change in genetic material is meant by {name}?',
    ],
  }),
  namingModel({
    id: 'science.genetic-term-named',
    objective: 'science.biology.heredity',
    difficulty: -0.3,
    facts: GENETIC_TERMS,
    stems: ['Which term of genetics {fact}?', 'In the study of heredity, which term {fact}?'],
  }),
];
