import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'parallelism.yaml', {
  series: columns('sentence', 'form', 'key', 'one', 'two', 'three'),
});

/** Whether the members of a series are verbs, single words, or phrases and clauses. */
function formKind(form: string): string {
  if (/-ing|infinitive|command|\bverb/.test(form)) return 'verbs';
  return /adjective|adverb|noun/.test(form) ? 'words' : 'phrases';
}

/** The line worth keeping where two things are set side by side; a series shares its lesson's line. */
function lineOf(sentence: string): string | undefined {
  if (/\bthan ______|\bas ______/.test(sentence)) {
    return 'The two sides of a comparison with *than* or *as* take the same form.';
  }
  return /\b(?:both|either|not only)\b/.test(sentence)
    ? 'After *both … and*, *either … or*, and *not only … but also*, the two parts take the same form.'
    : undefined;
}

/** Parallel structure. */
export const parallelism: ItemModel[] = [
  ...rowModels(
    { id: 'english.parallel-series', objective: 'conventions.sentences', difficulty: 0.1 },
    'multiple-choice',
    tables.series,
    ({ form }) => formKind(form),
    ({ sentence, form, key, one, two, three }) => ({
      type: 'multiple-choice',
      stem: `Which choice completes the sentence with parallel structure?\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `Members of a series or pair need the same grammatical form. The pattern here is ${form}, and "${key}" continues it.`,
      },
      remember: lineOf(sentence),
      distractors: [one, two, three].map((text) => ({
        text,
        misconception: 'breaks-parallel-form',
        rationale: `The pattern here is ${form}, but "${text}" has a different form.`,
      })),
    }),
  ),
];
