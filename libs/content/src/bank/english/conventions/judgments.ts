import type { Rng } from '../../kit/rng.js';
import type { DraftOption, ItemModel, MultipleSelectDraft } from '../../kit/types.js';
import { closeQuotes } from '../support.js';
import { disagreement, PAIRS, VERBS } from './agreement.js';
import { OWNERS, whyOwned } from './apostrophes.js';

/** One row as a right sentence or as a wrong one. */
interface Judged {
  right: DraftOption;
  wrong: DraftOption;
}

const fill = (sentence: string, word: string) => {
  const text = sentence.replace('______', word);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The joining words with which the verb agrees with the nearer subject, if the sentence has any. */
function joinOf(sentence: string): string | undefined {
  if (/^Either .+ or /.test(sentence)) return 'either … or';
  return /^Neither .+ nor /.test(sentence) ? 'neither … nor' : undefined;
}

function agreementReason({ sentence, subject, number, key }: (typeof VERBS)[number]): string {
  const join = joinOf(sentence);
  return join === undefined
    ? `The ${number} verb "${key}" agrees with the ${number} subject "${subject}."`
    : `With "${join}," the verb agrees with the nearer subject, "${subject}," so the ${number} "${key}" is right.`;
}

const verbs: Judged[] = VERBS.map((row) => {
  const { sentence, key, one } = row;
  return {
    right: { text: fill(sentence, key), rationale: agreementReason(row) },
    wrong: { ...disagreement(row, one), text: fill(sentence, one) },
  };
});

const pronouns: Judged[] = PAIRS.map((row) => {
  const isSubject = row.use === 'subject';
  const right = isSubject
    ? `${row.firstSubject} and ${row.secondSubject}`
    : `${row.firstObject} and ${row.secondObject}`;
  const wrong = isSubject
    ? `${row.firstSubject} and ${row.secondObject}`
    : `${row.firstObject} and ${row.secondSubject}`;
  return {
    right: {
      text: fill(row.sentence, right),
      rationale: isSubject
        ? `The words "${right}" are the subject of a verb, so both pronouns have the subject form.`
        : `The words "${right}" follow a verb or a preposition, so both pronouns have the object form.`,
    },
    wrong: {
      text: fill(row.sentence, wrong),
      misconception: 'mixed-pronoun-case',
      rationale: `In "${wrong}" the second pronoun has the wrong form; the sentence needs "${right}."`,
    },
  };
});

/** Why a possessive is wrong: it has no apostrophe, or a form that no plural takes. */
const WHY_WRONG: Record<string, (plural: string) => string> = {
  one: (plural) =>
    `The form "${plural}" has no apostrophe, so it is a plain plural and shows no owner.`,
  many: (plural) =>
    `A plural that ends in s, such as "${plural}," takes only an apostrophe. Another s is not added.`,
  irregular: (plural) =>
    `The word "${plural}" is already plural, so no s is added before the apostrophe.`,
};

const possessives: Judged[] = OWNERS.map((owner) => {
  const { kind, singular, plural, sentence, meaning } = owner;
  const key = { one: `${singular}'s`, many: `${plural}'` }[kind] ?? `${plural}'s`;
  const error = { one: plural, many: `${plural}'s` }[kind] ?? `${plural}s'`;
  return {
    right: {
      text: fill(sentence, key),
      rationale: `${meaning} ${whyOwned(owner)}`,
    },
    wrong: {
      text: fill(sentence, error),
      misconception: kind === 'one' ? 'possessive-not-marked' : 'possessive-misformed',
      rationale: WHY_WRONG[kind]?.(plural) ?? '',
    },
  };
});

function judge(stem: string, rows: readonly Judged[], rng: Rng): MultipleSelectDraft {
  const chosen = rng.sample(rows, 5);
  const right = rng.int(2, 3);
  return closeQuotes({
    type: 'multiple-select',
    stem,
    keys: chosen.slice(0, right).map((row) => row.right),
    distractors: chosen.slice(right).map((row) => row.wrong),
  });
}

function judgment(
  id: string,
  area: string,
  stem: string,
  rows: readonly Judged[],
  variants: number,
): ItemModel {
  return {
    id,
    objective: `english.conventions.${area}`,
    type: 'multiple-select',
    difficulty: 0.6,
    variants,
    make: (rng) => judge(stem, rows, rng),
  };
}

/** Sentences of one kind, each to be judged right or wrong. */
export const judgments: ItemModel[] = [
  judgment(
    'english.select-agreement',
    'sentences',
    'In which of these sentences does the verb agree with its subject? Select **all** that apply.',
    verbs,
    12,
  ),
  judgment(
    'english.select-pronouns',
    'sentences',
    'Select **every** sentence in which the pronouns joined by "and" are in the right form.',
    pronouns,
    10,
  ),
  judgment(
    'english.select-possessive',
    'punctuation',
    'Select **each** sentence in which the possessive noun is written correctly.',
    possessives,
    12,
  ),
];
