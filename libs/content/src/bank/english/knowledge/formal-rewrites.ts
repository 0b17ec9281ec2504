import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'formal-rewrites.yaml', {
  rewrites: columns('casual', 'key', 'why', 'one', 'two', 'three'),
});

/** Casual sentences to be put into formal English. */
export const formalRewrites: ItemModel[] = [
  rowModel(
    { id: 'english.formal-rewrite', objective: 'knowledge.register', difficulty: -0.2 },
    'multiple-choice',
    tables.rewrites,
    ({ casual, key, why, one, two, three }) => ({
      type: 'multiple-choice',
      stem: `Which version of the sentence would suit a formal report or letter?\n\n> ${casual}`,
      key: {
        text: key,
        rationale: why,
      },
      distractors: [one, two, three].map((cell) => {
        const [text = '', casualWords = ''] = cell.split(' ~ ');
        return {
          text,
          misconception: 'too-casual',
          rationale: `The wording "${casualWords}" is still conversational, so this version is not formal throughout.`,
        };
      }),
    }),
  ),
];
