import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'verbs.yaml', {
  shifts: columns('sentence', 'key', 'one', 'two', 'three', 'tense', 'clue'),
  parts: columns('word', 'key', 'one', 'two', 'three', 'sentence', 'why'),
});

const OBJECTIVE = 'conventions.sentences';

/** The past, forms with "have," and the rest. */
function tenseKind(tense: string): string {
  if (tense.includes('perfect')) return 'perfect';
  return tense === 'past' ? 'past' : 'present';
}

/** Why a form matches the tense its clue calls for. */
function tenseReason(tense: string, clue: string, key: string): string {
  if (tense === 'past perfect') {
    return `The verb "${clue}" is in the past, and the action in the blank happened earlier still, so the past perfect form "${key}" fits.`;
  }
  return tense === 'future'
    ? `The "will" of "${clue}" belongs to both verbs, so only the base form "${key}" is needed to go on in the future.`
    : `The clue "${clue}" calls for the ${tense} form, and "${key}" has it.`;
}

/** The line worth keeping about a form with "have"; the other tenses share their lesson's line. */
const TENSE_LINES: Record<string, string> = {
  'past perfect': 'The earlier of two past events can take "had."',
  'present perfect': 'What began in the past and still goes on takes "has" or "have."',
  'future perfect': 'With "by" and a time to come, use "will have."',
};

const tenseShift = rowModels(
  { id: 'english.verb-tense', objective: OBJECTIVE, difficulty: -0.1 },
  'multiple-choice',
  tables.shifts,
  ({ tense }) => tenseKind(tense),
  ({ sentence, key, one, two, three, tense, clue }) => ({
    type: 'multiple-choice',
    stem: `Which verb form correctly completes the sentence?\n\n> ${sentence}`,
    key: { text: key, rationale: tenseReason(tense, clue, key) },
    remember: TENSE_LINES[tense],
    distractors: [one, two, three].map((text) =>
      /^\w+ing$/.test(text)
        ? {
            text,
            misconception: 'participle-as-verb',
            rationale: `Alone, "${text}" isn't a complete verb, and the clue "${clue}" calls for the ${tense} form.`,
          }
        : {
            text,
            misconception: 'shifts-tense',
            rationale:
              tense === 'past perfect'
                ? `The form "${text}" doesn't fit something that happened before "${clue}."`
                : `The form "${text}" doesn't match the clue "${clue}," which calls for the ${tense} form.`,
          },
    ),
  }),
);

const TASKS: Record<string, string> = {
  adverb: 'modifies a verb, an adjective, or another adverb',
  adjective: 'describes a noun or a pronoun',
  noun: 'names a person, place, thing, or idea',
  verb: 'expresses an action or a state',
  preposition: 'relates a noun or pronoun, its object, to another word',
  conjunction: 'joins words, phrases, or clauses',
  pronoun: 'stands in place of a noun',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const CLASSES: Record<string, string> = {
  adverb: 'modifiers',
  adjective: 'modifiers',
  preposition: 'joiners',
  conjunction: 'joiners',
};

const partsOfSpeech = rowModels(
  { id: 'english.part-of-speech', objective: OBJECTIVE, difficulty: -0.2 },
  'multiple-choice',
  tables.parts,
  ({ key }) => CLASSES[key] ?? 'names',
  ({ word, key, one, two, three, sentence, why }) => ({
    type: 'multiple-choice',
    stem: `What part of speech is the word in bold type?\n\n> ${sentence}`,
    key: {
      text: capital(key),
      rationale: `In this sentence, "${word}" works as ${/^[aeiou]/.test(key) ? 'an' : 'a'} ${key}: ${why}.`,
    },
    distractors: [one, two, three].map((text) => ({
      text: capital(text),
      misconception: 'parts-of-speech-mixed-up',
      rationale: `A word of this class ${TASKS[text]}. In this sentence, "${word}" does another job: ${why}.`,
    })),
  }),
);

/** Verb forms, tense, sentence types and word classes. */
export const verbs: ItemModel[] = [...tenseShift, ...partsOfSpeech];
