import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'drafts.yaml', {
  materials: columns('term', 'definition', 'task'),
});

const OBJECTIVE = 'knowledge.writing-process';

const terms = rowModel(
  { id: 'english.writing-term', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  tables.materials,
  ({ term, definition, task }, rng) => ({
    type: 'multiple-choice',
    stem: `In a writing course, which term is used for ${definition}?`,
    key: {
      text: term.charAt(0).toUpperCase() + term.slice(1),
      rationale: `This is the definition of ${term}. It ${task}.`,
    },
    distractors: rng
      .sample(
        tables.materials.filter((other) => other.term !== term),
        3,
      )
      .map((other) => ({
        text: other.term.charAt(0).toUpperCase() + other.term.slice(1),
        misconception: 'confuses-writing-terms',
        rationale: `That term, ${other.term}, stands for ${other.definition}.`,
      })),
  }),
);

/** Problems of drafts and the terms of writing. */
export const drafts: ItemModel[] = [terms];
