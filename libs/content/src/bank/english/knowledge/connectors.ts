import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'connectors.yaml', {
  sentences: columns('key', 'sentence', 'one', 'two', 'three', 'why'),
});

const OBJECTIVE = 'knowledge.clarity';

const MEANINGS: Record<string, string> = {
  Although: 'admits a fact that makes the main clause surprising',
  Because: 'gives the cause of what the main clause says',
  Unless: 'means "if not"',
  Until: 'says how long something lasts',
  If: 'states a condition',
  Before: 'puts the main event earlier in time',
  'So that': 'states a purpose',
  Whereas: 'sets two facts in contrast',
};

const CONTRAST = ['Although', 'Whereas', 'Until', 'Before'];

/** Subordinating conjunctions that make the relation of two ideas clear. */
export const connectors: ItemModel[] = [
  ...rowModels(
    { id: 'english.connector', objective: OBJECTIVE, difficulty: -0.3 },
    'multiple-choice',
    tables.sentences,
    ({ key }) => (CONTRAST.includes(key) ? 'contrast' : 'cause'),
    ({ key, sentence, one, two, three, why }) => ({
      type: 'multiple-choice',
      stem: `Which connecting word or words make the relationship between the two clauses clear?\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `The connector "${key}" ${MEANINGS[key]}, and that is the relation here: ${why}.`,
      },
      distractors: [one, two, three].map((text) => ({
        text,
        misconception: 'wrong-relation',
        rationale: `The connector "${text}" ${MEANINGS[text]}, but in this sentence ${why}.`,
      })),
    }),
  ),
];
