import { columns, ownLine, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { wrongWordSpot } from '../boxed-words.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'confused-words.yaml', {
  confused: columns('key', 'sentence', 'sense', 'one', 'two', 'three').extend(ownLine),
  homophones: columns('key', 'one', 'two', 'sentence', 'meaning').extend(ownLine),
});

const OBJECTIVE = 'vocabulary.word-choice';

/** "means" before a quoted meaning, "is" before a description. */
const says = (meaning: string) => `${meaning.startsWith('"') ? 'means' : 'is'} ${meaning}`;

const confused = rowModel(
  { id: 'english.confused-words', objective: OBJECTIVE, difficulty: 0 },
  'multiple-choice',
  tables.confused,
  ({ key, sentence, sense, one, two, three, remember }) => ({
    type: 'multiple-choice',
    stem: `Which word correctly completes the sentence?\n\n> ${sentence}`,
    key: { text: key, rationale: `The word "${key}" is right here: it ${says(sense)}.` },
    remember,
    distractors: [one, two, three].map((cell) => {
      const [text = '', means = ''] = cell.split(' ~ ');
      return {
        text,
        misconception: 'confuses-similar-words',
        rationale: `The word "${text}" does not fit because it ${says(means)}.`,
      };
    }),
  }),
);

/** The kind of error a wrong word is, from its row's description. */
function slipOf(means: string): string {
  if (/not a standard word/.test(means)) return 'accepts-misspelling';
  return /present form/.test(means) ? 'wrong-verb-form' : 'confuses-homophones';
}

const homophones = rowModel(
  { id: 'english.supply-homophone', objective: OBJECTIVE, difficulty: -0.5 },
  'supply',
  tables.homophones,
  ({ key, one, two, sentence, meaning, remember }) => {
    const [other = ''] = one.split(' ~ ');
    return {
      type: 'supply',
      stem: `Complete the sentence with the word that means "${meaning}" and begins with *${key.charAt(0)}*. Spell it carefully, because another word sounds the same.\n\n> ${sentence}`,
      answer: key,
      answerKind: 'word',
      rationale: `The word that means "${meaning}" is spelled "${key}." The word "${other}" sounds the same but means something else.`,
      remember,
      commonErrors: [one, two].map((cell) => {
        const [answer = '', means = '', mistake = slipOf(means)] = cell.split(' ~ ');
        return {
          answer,
          misconception: mistake,
          rationale: `The form "${answer}" is wrong here because it ${says(means)}.`,
        };
      }),
    };
  },
);

/** Rows that don't work as a boxed sentence; they're skipped so that the others keep their numbers. */
const NOT_BOXED = new Set(
  'too capital wear your its stairs right principal principle sew'.split(' '),
);

const homophoneSpot = rowModel(
  { id: 'english.spot-homophone', objective: OBJECTIVE, difficulty: 0 },
  'hot-spot',
  tables.homophones.filter(({ key }) => !NOT_BOXED.has(key)),
  ({ key, one, sentence, meaning }, rng) => {
    const [text = ''] = one.split(' ~ ');
    return wrongWordSpot(
      'One boxed word sounds right but has the wrong meaning. Select it.',
      sentence,
      {
        text,
        rationale: `The sentence needs the word that means "${meaning}," which is spelled "${key}."`,
      },
      (other) => ({
        misconception: 'accepts-wrong-homophone',
        rationale: `The word "${other}" has the right spelling for its meaning here.`,
      }),
      rng,
    );
  },
);

/** Words that are often confused with one another. */
export const confusedWordModels: ItemModel[] = [confused, homophones, homophoneSpot];
