import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'register.yaml', {
  swaps: columns('sentence', 'key', 'one', 'two', 'three', 'phrase'),
});

const OBJECTIVE = 'knowledge.register';

const formalWord = rowModel(
  { id: 'english.formal-word', objective: OBJECTIVE, difficulty: -0.3 },
  'multiple-choice',
  tables.swaps,
  ({ sentence, key, one, two, three, phrase }) => ({
    type: 'multiple-choice',
    stem: `Which replacement for the expression in bold type is most suitable in formal writing?\n\n> ${sentence}`,
    key: {
      text: key,
      rationale: `The verb "${key}" is the neutral, formal word for "${phrase}."`,
    },
    ...(phrase.includes(' ')
      ? {}
      : { remember: `In formal writing, choose an exact verb instead of "${phrase}."` }),
    distractors: [one, two, three].map((cell) => {
      const [text = '', flaw = '', mistake] = cell.split(' ~ ');
      if (mistake !== undefined) {
        return { text, misconception: mistake, rationale: `The wording "${text}" ${flaw}.` };
      }
      return {
        text,
        misconception: 'too-casual',
        rationale: `The wording "${text}" ${flaw}, so it is not the formal choice.`.replace(
          '",',
          ',"',
        ),
      };
    }),
  }),
);

/** Formality, audience and tone. */
export const register: ItemModel[] = [formalWord];
