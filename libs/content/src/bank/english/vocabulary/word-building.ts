import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'word-building.yaml', {
  opposites: columns('word', 'answer', 'prefix', 'one', 'two'),
  forms: columns('word', 'form', 'answer', 'one', 'two', 'sentence', 'says'),
});

const OBJECTIVE = 'vocabulary.word-parts';

/** A line worth remembering about a prefix, when the model's lesson doesn't cover it. */
const LINES: Record<string, string> = {
  'un-': 'Many everyday words take un-: unable, unfamiliar, unhealthy.',
  'dis-': 'Dis- turns a word around: disagree, dishonest, disconnect.',
};

/** The letters before which "in-" changes, and a word that shows it. */
const IN_CHANGES: Record<string, string> = {
  m: 'becomes "im-," as in "immobile."',
  p: 'becomes "im-," as in "impatient."',
  l: 'becomes "il-," as in "illegible."',
  r: 'becomes "ir-," as in "irrational."',
};

/** Why a wrong prefix doesn't go with a word. */
function whyNot(wrong: string, word: string, prefix: string): string {
  const start = word.charAt(0);
  if (wrong === `in${word}` && IN_CHANGES[start] !== undefined) {
    return `Before ${start}, the prefix "in-" ${IN_CHANGES[start]}`;
  }
  if (wrong === `im${word}`) return 'The prefix "in-" becomes "im-" only before b, m, or p.';
  return wrong === 'disable'
    ? 'To disable is to make unable; as an adjective, "able" takes the prefix "un-."'
    : `The form "${wrong}" is not a standard word; "${word}" takes the prefix "${prefix}" instead.`;
}

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
      rationale: whyNot(wrong, word, prefix),
    })),
  }),
);

const wordForm = rowModel(
  { id: 'english.supply-word-form', objective: OBJECTIVE, difficulty: 0.1 },
  'supply',
  tables.forms,
  ({ word, form, answer, one, two, sentence, says }) => ({
    type: 'supply',
    stem: `The sentence needs ${form === 'noun' ? 'a noun' : form === 'verb' ? 'a verb' : `an ${form}`} made from "${word}." Type it.\n\n> ${sentence}`,
    answer,
    answerKind: 'word',
    rationale: says,
    commonErrors: [one, two].map((cell) => {
      const [wrong = '', reason = '', misconception = 'wrong-suffix'] = cell.split(' ~ ');
      return { answer: wrong, misconception, rationale: reason };
    }),
  }),
);

/** Words built with prefixes and suffixes. */
export const wordBuildingModels: ItemModel[] = [opposite, wordForm];
