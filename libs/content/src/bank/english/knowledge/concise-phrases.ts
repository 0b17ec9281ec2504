import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'concise-phrases.yaml', {
  phrases: columns('phrase', 'sentence', 'key', 'one', 'two', 'three'),
});

/** Wordy phrases and their concise replacements. */
export const concisePhrases: ItemModel[] = [
  rowModel(
    { id: 'english.concise-phrase', objective: 'knowledge.clarity', difficulty: -0.4 },
    'multiple-choice',
    tables.phrases,
    ({ phrase, sentence, key, one, two, three }) => ({
      type: 'multiple-choice',
      stem: `Which shorter wording keeps the meaning of the phrase in bold type?\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `The wording "${key}" says all that "${phrase}" says, in fewer words.`,
      },
      distractors: [one, two, three].map((cell) => {
        const [text = '', fault = ''] = cell.split(' ~ ');
        return {
          text,
          misconception: 'changes-meaning',
          rationale: `The wording "${text}" is short, but it ${fault}, so the meaning changes.`,
        };
      }),
    }),
  ),
];
