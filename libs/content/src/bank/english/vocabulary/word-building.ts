import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'word-building.yaml', {
  opposites: columns('word', 'answer', 'prefix', 'one', 'two'),
  forms: columns('word', 'form', 'answer', 'one', 'two', 'sentence'),
});

const OBJECTIVE = 'vocabulary.word-parts';

/** A line worth keeping about a prefix that the lesson of the model doesn't tell. */
const LINES: Record<string, string> = {
  'un-': 'Many everyday words take un-: unable, unfamiliar, unhealthy.',
  'dis-': 'Dis- turns a word around: disagree, dishonest, disconnect.',
};

const opposite = rowModel(
  { id: 'english.supply-opposite', objective: OBJECTIVE, difficulty: -0.5 },
  'supply',
  tables.opposites,
  ({ word, answer, prefix, one, two }) => ({
    type: 'supply',
    stem: `Add a prefix to "${word}" to make a word with the opposite meaning. Type the new word.`,
    answer,
    answerKind: 'word',
    rationale: `The prefix "${prefix}" turns "${word}" into its opposite, "${answer}."`,
    ...(LINES[prefix] === undefined ? {} : { remember: LINES[prefix] }),
    commonErrors: [one, two].map((wrong) => ({
      answer: wrong,
      misconception: 'wrong-negative-prefix',
      rationale: `The form "${wrong}" is not a standard word; "${word}" takes the prefix "${prefix}" instead.`,
    })),
  }),
);

const wordForm = rowModel(
  { id: 'english.supply-word-form', objective: OBJECTIVE, difficulty: 0.1 },
  'supply',
  tables.forms,
  ({ word, form, answer, one, two, sentence }) => ({
    type: 'supply',
    stem: `The sentence needs ${form === 'noun' ? 'a noun' : form === 'verb' ? 'a verb' : `an ${form}`} made from "${word}." Type it.\n\n> ${sentence}`,
    answer,
    answerKind: 'word',
    rationale: `The ${form} made from "${word}" is "${answer}."`,
    commonErrors: [one, two].map((wrong) => ({
      answer: wrong,
      misconception: 'wrong-suffix',
      rationale: `The form "${wrong}" is not a standard English word; the ${form} made from "${word}" has another ending or spelling.`,
    })),
  }),
);

/** Words built with prefixes and suffixes. */
export const wordBuildingModels: ItemModel[] = [opposite, wordForm];
