import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'figurative.yaml', {
  expressions: columns('phrase', 'sentence', 'key', 'one', 'two', 'three', 'clue', 'literal'),
});

const OBJECTIVE = 'vocabulary.context';

const expression = rowModel(
  { id: 'english.expression-in-context', objective: OBJECTIVE, difficulty: -0.3 },
  'multiple-choice',
  tables.expressions,
  ({ phrase, sentence, key, one, two, three, clue, literal }) => ({
    type: 'multiple-choice',
    stem: `What does the expression in bold type mean as it is used here?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The other words are the clue: ${clue}. So "${phrase}" means "${key}."`,
    },
    distractors: Object.entries({ one, two, three }).map(([column, text]) => ({
      text,
      misconception: column === literal ? 'too-literal' : 'overlooks-context-clue',
      rationale: `The meaning "${text}" does not agree with the clue: ${clue}.`,
    })),
  }),
);

/** Expressions in context, and the clues themselves. */
export const figurativeModels: ItemModel[] = [expression];
