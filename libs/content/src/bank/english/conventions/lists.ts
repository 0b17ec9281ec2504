import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'lists.yaml', {
  colonLists: columns('clause', 'list'),
  pairedLists: columns('lead', 'one', 'two', 'three'),
});

const colonList = rowModel(
  { id: 'english.colon-list', objective: 'conventions.punctuation', difficulty: -0.1 },
  'multiple-choice',
  tables.colonLists,
  ({ clause, list }) => {
    const last = clause.split(' ').at(-1);
    return {
      type: 'multiple-choice',
      stem: 'Which version correctly punctuates the sentence?',
      key: {
        text: `${clause}: ${list}.`,
        rationale: `"${clause}" is a complete thought, and the words after it name what it promised. A colon introduces such an explanation or list.`,
      },
      distractors: [
        {
          text: `${clause}; ${list}.`,
          misconception: 'semicolon-before-list',
          rationale: `A semicolon needs a complete thought on both sides, and "${list}" is not one.`,
        },
        {
          text: `${clause} ${list}.`,
          misconception: 'no-mark-before-list',
          rationale: `Without a mark, "${last}" runs straight into "${list}," and the two parts of the sentence cannot be told apart.`,
        },
        {
          text: `${clause}. ${list.charAt(0).toUpperCase()}${list.slice(1)}.`,
          misconception: 'phrase-as-sentence',
          rationale: `The period leaves "${list}" alone as a fragment, a group of words with no verb.`,
        },
      ],
    };
  },
);

const pairedList = rowModel(
  { id: 'english.semicolon-list', objective: 'conventions.punctuation', difficulty: 0.8 },
  'multiple-choice',
  tables.pairedLists,
  ({ lead, one, two, three }) => {
    const swap = (entry: string) => entry.replace(',', ';');
    return {
      type: 'multiple-choice',
      stem: 'Which version makes clear which details in the series belong together?',
      key: {
        text: `${lead} ${one}; ${two}; and ${three}.`,
        rationale: `Each entry has a comma of its own, as in "${one}," so semicolons divide the entries from one another.`,
      },
      distractors: [
        {
          text: `${lead} ${one}, ${two}, and ${three}.`,
          misconception: 'list-levels-mixed',
          rationale: `With commas inside the entries and between them, a reader cannot see where "${one}" ends and the next entry begins.`,
        },
        {
          text: `${lead} ${swap(one)}, ${swap(two)}, and ${swap(three)}.`,
          misconception: 'list-levels-mixed',
          rationale: `The marks are reversed: the stronger semicolon splits the parts of one entry, as in "${swap(one)}," and the weaker comma divides the entries.`,
        },
        {
          text: `${lead}; ${one}, ${two}, and ${three}.`,
          misconception: 'semicolon-before-list',
          rationale: `The semicolon after "${lead}" follows words that are not a complete thought, and the entries are still divided by commas alone.`,
        },
      ],
    };
  },
);

/** Colons and semicolons that organize a list. */
export const lists: ItemModel[] = [colonList, pairedList];
