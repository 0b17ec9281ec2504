import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'word-choice.yaml', {
  precise: columns('sentence', 'key', 'one', 'two', 'three', 'idea'),
});

const OBJECTIVE = 'vocabulary.word-choice';

const precise = rowModel(
  { id: 'english.precise-verb', objective: OBJECTIVE, difficulty: -0.4 },
  'multiple-choice',
  tables.precise,
  ({ sentence, key, one, two, three, idea }) => ({
    type: 'multiple-choice',
    stem: `Which verb gives the most precise picture of the action?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The other words of the sentence call for ${idea}, and that is what "${key}" expresses.`,
    },
    distractors: [one, two, three].map((cell) => {
      const [text = '', means] = cell.split(' ~ ');
      return {
        text,
        misconception: 'imprecise-word',
        rationale:
          means === undefined
            ? `The sentence calls for ${idea}, and "${text}" gives a different picture.`
            : `The verb "${text}" means "${means}," but the sentence calls for ${idea}.`,
      };
    }),
  }),
);

/** Words that express an idea exactly. */
export const wordChoiceModels: ItemModel[] = [precise];
