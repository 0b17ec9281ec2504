import type { DraftOption, ItemModel } from '../../kit/types.js';
import { wrongWordSpot } from '../boxed-words.js';
import { closeQuotes, rowModel, rowModels } from '../support.js';
import { completions, listWords } from './spelling-words.js';

const OBJECTIVE = 'conventions.spelling';
type ListWord = (typeof listWords)[number];

const correctWord = ({ word, rule }: ListWord): DraftOption => ({
  text: word,
  rationale: `The word "${word}" is spelled correctly: ${rule}.`,
});

const misspelledWord = ({ word, wrong, rule }: ListWord): DraftOption => ({
  text: wrong,
  rationale: `The correct spelling is "${word}": ${rule}.`,
});

/** The line worth keeping about a word. */
const lineOf = ({
  word,
  rule,
  remember,
}: Pick<ListWord, 'word' | 'rule'> & { remember?: string }) =>
  remember ??
  `*${word}*: ${rule.replace(/^"?[A-Z]/, (start) => start.toLowerCase())}.`.replace(/"\.$/, '."');

/** What a student has to know to spell the word, from its rule. */
function ruleKind({ rule }: (typeof completions)[number]): string {
  if (/double|single/i.test(rule)) return 'doubling';
  if (/\bends?\b|ending|-\w/i.test(rule)) return 'endings';
  return /silent|sound|before/i.test(rule) ? 'sounds' : 'vowels';
}

const completion = rowModels(
  { id: 'english.spelling-completion', objective: OBJECTIVE, difficulty: -0.3 },
  'multiple-choice',
  completions,
  ruleKind,
  ({ word, sentence, rule, misspellings, remember }) => ({
    type: 'multiple-choice',
    stem: `Which spelling correctly completes the sentence?\n\n> ${sentence}`,
    key: { text: word, rationale: `The spelling "${word}" is correct. ${rule}.` },
    distractors: misspellings.map(({ text, misconception, why }) => ({
      text,
      misconception,
      rationale: `The spelling "${text}" is wrong: ${why}.`,
    })),
    remember: lineOf({ word, rule, remember }),
  }),
);

/** Rows that don't work as a boxed sentence; they're skipped so that the others keep their numbers. */
const NOT_BOXED = new Set([
  ...['necessary', 'privilege', 'maintenance', 'recommend', 'rhythm', 'calendar', 'schedule'],
  ...['independent', 'existence', 'noticeable', 'argument', 'conscious', 'February'],
  ...['hemorrhage', 'pneumonia', 'across', 'committee', 'criticize', 'disease', 'exercise'],
  ...['fluorescent', 'humorous', 'library', 'nutritious', 'opportunity', 'referral'],
  ...['restaurant', 'similar', 'sincerely', 'success', 'symptom', 'threshold', 'unanimous'],
]);

const findInSentence = rowModel(
  { id: 'english.spot-spelling-error', objective: OBJECTIVE, difficulty: -0.1 },
  'hot-spot',
  completions.filter(({ word }) => !NOT_BOXED.has(word)),
  ({ word, sentence, rule, misspellings, remember }, rng) => {
    const { text, why } = rng.pick(misspellings.filter((m) => m.misconception !== 'similar-word'));
    const spot = wrongWordSpot(
      'Select the box that holds a misspelled word.',
      sentence,
      { text, rationale: `The boxed "${text}" is a misspelling of "${word}": ${why}.` },
      (other) => ({
        misconception: 'doubts-correct-spelling',
        rationale: `The word "${other}" is spelled correctly.`,
      }),
      rng,
    );
    return { ...spot, remember: lineOf({ word, rule, remember }) };
  },
);

const findMisspelled: ItemModel = {
  id: 'english.spelling-find-error',
  objective: `english.${OBJECTIVE}`,
  type: 'multiple-choice',
  difficulty: 0.2,
  variants: 12,
  make: (rng) => {
    const [odd, ...others] = rng.sample(listWords, 4);
    if (odd === undefined) throw new RangeError('spelling: too few words');
    return closeQuotes({
      type: 'multiple-choice',
      stem: 'Four words from a student report are listed. Which one is **misspelled**?',
      key: misspelledWord(odd),
      distractors: others.map((row) => ({
        ...correctWord(row),
        misconception: 'doubts-correct-spelling',
      })),
      remember: lineOf(odd),
    });
  },
};

const selectCorrect: ItemModel = {
  id: 'english.spelling-select-correct',
  objective: `english.${OBJECTIVE}`,
  type: 'multiple-select',
  difficulty: 0.7,
  variants: 12,
  make: (rng) => {
    const rows = rng.sample(listWords, 5);
    const right = rng.int(2, 3);
    return closeQuotes({
      type: 'multiple-select',
      stem: 'A proofreader checks five words. Select **all** of the words that are spelled correctly.',
      keys: rows.slice(0, right).map(correctWord),
      distractors: rows.slice(right).map((row) => ({
        ...misspelledWord(row),
        misconception: 'accepts-misspelling',
      })),
    });
  },
};

/** Spelling. */
export const spelling: ItemModel[] = [...completion, findInSentence, findMisspelled, selectCorrect];
