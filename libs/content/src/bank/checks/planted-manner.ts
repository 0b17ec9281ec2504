import type { BankItem } from '../kit/types.js';
import { fault, numeric, type PlantedFault, parts } from './planted-fault.js';

/** A fault for any item except math, where explanations are steps. */
const inWords = (
  name: string,
  rules: PlantedFault['rules'],
  plant: (item: BankItem) => boolean,
): PlantedFault => ({ name, rules, plant: (item) => item.subject !== 'math' && plant(item) });

const always = (change: (item: BankItem) => void) => (item: BankItem) => {
  change(item);
  return true;
};

const inWhy = (item: BankItem, words: string) => {
  item.why = `${[item.why ?? []].flat().join(' ')} ${words}`;
};

/** Faults in explanations of every subject. */
const EXPLANATIONS: readonly PlantedFault[] = [
  inWords(
    'an explanation in words is missing',
    [3],
    always((item) => {
      item.why = undefined;
    }),
  ),
  inWords(
    'an explanation of four words',
    [3],
    always((item) => {
      item.why = 'Read the text again.';
    }),
  ),
  inWords(
    'an explanation in a single sentence',
    [3],
    always((item) => {
      item.why =
        'Read the question twice and then look for the choice that fits what it asks for best';
    }),
  ),
  fault(
    'an explanation that repeats the reason of the key',
    'multiple-choice',
    [3],
    (item, rng) => {
      if (item.subject === 'math') return false;
      const { key } = parts(item, rng);
      key.rationale =
        'This is what the text says in its first part. Nothing in the second part speaks against it.';
      item.why = key.rationale;
      return true;
    },
  ),
  fault('an explanation that repeats the reason of the answer', 'supply', [3], (item) => {
    if (item.subject === 'math') return false;
    item.why = `${item.rationale} Look for it in the text, and read the sentence around it, too.`;
    item.rationale = item.why;
    return true;
  }),
  inWords(
    'false arithmetic in an explanation',
    [3],
    always((item) => inWhy(item, 'To check, 12 × 12 = 146.')),
  ),
  inWords(
    'nothing to remember',
    [3],
    always((item) => {
      item.remember = undefined;
    }),
  ),
  inWords(
    'too much to remember',
    [3],
    always((item) => {
      item.remember = 'Read the whole text before you look at the choices below it. '.repeat(3);
    }),
  ),
];

/** Faults of spelling and usage. */
const LANGUAGE: readonly PlantedFault[] = [
  inWords(
    'a misspelled word in the question',
    [7],
    always((item) => {
      item.stem = `Read this carefuly. ${item.stem}`;
    }),
  ),
  fault('a misspelled word in a reason', 'multiple-choice', [7], (item, rng) => {
    parts(item, rng).wrong.rationale += ' This is a common misunderstaning.';
    return true;
  }),
  inWords(
    'a misspelled word in an explanation',
    [7],
    always((item) => inWhy(item, 'That is the diffrence.')),
  ),
  inWords(
    'a misspelled word to remember',
    [7],
    always((item) => {
      item.remember = 'Look at the begining of the sentence first.';
    }),
  ),
  fault('a British spelling', 'multiple-choice', [7], (item, rng) => {
    if (item.subject === 'english') return false;
    parts(item, rng).wrong.text += ' in colour';
    return true;
  }),
  fault('a British spelling of a unit', 'supply', [7], (item) => {
    item.stem = `Give the answer for one litre. ${item.stem}`;
    return true;
  }),
  inWords(
    '"nobody" in an explanation',
    [7],
    always((item) => inWhy(item, 'For nobody else it would matter.')),
  ),
  inWords(
    '"whoever" in the question',
    [7],
    always((item) => {
      item.stem = `Whoever reads this should answer. ${item.stem}`;
    }),
  ),
  fault('"half past" among the options', 'multiple-choice', [7], (item, rng) => {
    if (item.subject === 'english') return false;
    parts(item, rng).wrong.text += ' at half past ten';
    return true;
  }),
  fault('"autumn" in a reason', 'multiple-choice', [7], (item, rng) => {
    parts(item, rng).key.rationale += ' It happens in autumn.';
    return true;
  }),
  fault('a point after a point in a reason', 'multiple-choice', [7], (item, rng) => {
    parts(item, rng).wrong.rationale += ' This is not what was asked..';
    return true;
  }),
  fault('one option of Science with another ending', 'multiple-choice', [7], (item, rng) => {
    if (item.subject !== 'science' || numeric(item)) return false;
    const { wrong } = parts(item, rng);
    wrong.text = wrong.text.endsWith('.') ? wrong.text.slice(0, -1) : `${wrong.text}.`;
    return true;
  }),
];

/** Selections that don't ask as the exam does. */
const SELECTIONS: readonly PlantedFault[] = [
  fault('a selection that tells how many', 'multiple-select', [5], (item) => {
    item.stem = 'Which two of these are true? Select all that apply.';
    return true;
  }),
  fault('a selection that says "Select the three"', 'multiple-select', [5], (item) => {
    item.stem = `Select the three that fit. ${item.stem}`;
    return true;
  }),
  fault("a selection that doesn't ask for all", 'multiple-select', [5], (item) => {
    item.stem = 'Which of these are true here?';
    return true;
  }),
  fault(
    'a question for several statements with one answer',
    'multiple-choice',
    [5],
    (item, rng) => {
      const { key } = parts(item, rng);
      if (item.stem.startsWith('>') || /[;,]| and /.test(key.text)) return false;
      item.stem = `${item.stem}\n\nWhich statements are right?`;
      return true;
    },
  ),
  fault(
    'a question for several words with one word as its answer',
    'multiple-choice',
    [5],
    (item, rng) => {
      const { key } = parts(item, rng);
      if (!/^[a-z]+$/i.test(key.text)) return false;
      item.stem = `${item.stem}\n\nWhich words fit?`;
      return true;
    },
  ),
  fault('a selection of which nearly everything is right', 'multiple-select', [5], (item) => {
    if (item.options.length < 5) return false;
    item.key = item.options.slice(0, 5).map((o) => o.id);
    return true;
  }),
];

/** Faults in an item's wording and explanations. */
export const MANNER: readonly PlantedFault[] = [...EXPLANATIONS, ...LANGUAGE, ...SELECTIONS];
