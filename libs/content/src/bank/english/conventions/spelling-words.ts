import { columns, ownLine, readTables } from '../../kit/texts/index.js';

const tables = readTables(import.meta.url, 'spelling-words.yaml', {
  completions: columns('word', 'sentence', 'rule', 'one', 'two', 'three').extend(ownLine),
  listWords: columns('word', 'wrong', 'rule'),
});

/** A misspelling of a word with the error that leads to it. */
interface Misspelling {
  text: string;
  misconception: string;
  why: string;
}

function misspelling(cell: string): Misspelling {
  const [text = '', misconception = '', why = ''] = cell.split(' ~ ');
  return { text, misconception, why };
}

/** Words, each with a sentence that needs it and three misspellings. */
export const completions = tables.completions.map(
  ({ word, sentence, rule, one, two, three, remember }) => ({
    word,
    sentence,
    rule,
    remember,
    misspellings: [one, two, three].map(misspelling),
  }),
);

/** Words for lists: the word, a misspelling, and what is wrong with it. */
export const listWords = tables.listWords;
