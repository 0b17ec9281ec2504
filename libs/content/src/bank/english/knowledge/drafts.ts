import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'drafts.yaml', {
  materials: columns('term', 'definition', 'task', 'more', 'line'),
});

const OBJECTIVE = 'knowledge.writing-process';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const terms = rowModel(
  { id: 'english.writing-term', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  tables.materials,
  ({ term, definition, task, more, line }, rng) => ({
    type: 'multiple-choice',
    stem: `Which writing term means ${definition}?`,
    key: {
      text: capitalized(term),
      rationale: `${capitalized(term)} ${task}. ${more}`,
    },
    remember: line,
    distractors: rng
      .sample(
        tables.materials.filter((other) => other.term !== term),
        3,
      )
      .map((other) => ({
        text: capitalized(other.term),
        misconception: 'confuses-writing-terms',
        rationale: `${capitalized(other.term)} is ${other.definition}.`,
      })),
  }),
);

/** Problems of drafts and the terms of writing. */
export const drafts: ItemModel[] = [terms];
