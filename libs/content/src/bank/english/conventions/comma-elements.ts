import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel, rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'comma-elements.yaml', {
  introductions: columns('introduction', 'subject', 'rest'),
  appositives: columns('head', 'aside', 'rest'),
  restrictions: columns('head', 'clause', 'rest'),
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Word groups that tell when; the others tell cause, condition, purpose or contrast. */
const TIME = /^(?:After|When|Whenever|While|Before|As soon|Until|Once)\b/;

/** Unlike a clause, a phrase has no subject and verb. */
const PHRASE = /^(?:Having|To)\b/;

const introductory = rowModels(
  { id: 'english.introductory-comma', objective: 'conventions.punctuation', difficulty: -0.5 },
  'multiple-choice',
  tables.introductions,
  ({ introduction }) => (TIME.test(introduction) ? 'time' : 'reason'),
  ({ introduction, subject, rest }) => ({
    type: 'multiple-choice',
    stem: 'Which version punctuates the introductory word group correctly?',
    key: {
      text: `${introduction}, ${subject} ${rest}.`,
      rationale: `A comma marks the place where the introductory word group ends and the main clause, which begins with "${subject}," starts.`,
    },
    distractors: [
      {
        text: `${introduction}; ${subject} ${rest}.`,
        misconception: PHRASE.test(introduction)
          ? 'semicolon-after-phrase'
          : 'semicolon-after-dependent-clause',
        rationale: `A semicolon needs a complete thought on each side. The group "${introduction}" depends on what follows, so it cannot stand before a semicolon.`,
      },
      {
        text: `${introduction}. ${capital(subject)} ${rest}.`,
        misconception: PHRASE.test(introduction)
          ? 'phrase-as-sentence'
          : 'dependent-clause-as-sentence',
        rationale: `The period turns "${introduction}" into a fragment: it depends on the main clause and cannot stand alone.`,
      },
      {
        text: `${introduction} ${subject}, ${rest}.`,
        misconception: 'comma-between-subject-and-verb',
        rationale: `The comma comes too late. It separates the subject "${subject}" from its verb instead of closing the introductory word group.`,
      },
    ],
  }),
);

const appositive = rowModel(
  { id: 'english.appositive-commas', objective: 'conventions.punctuation', difficulty: -0.2 },
  'multiple-choice',
  tables.appositives,
  ({ head, aside, rest }, rng) => ({
    type: 'multiple-choice',
    stem: `Which version correctly sets off the words that rename "${head.replace(/^The /, 'the ')}"?`,
    key: {
      text: `${head}, ${aside}, ${rest}.`,
      rationale: `The words "${aside}" only add information about the subject, "${head.replace(/^The /, 'the ')}." Such a nonessential appositive needs a comma before it and a comma after it.`,
    },
    distractors: rng.sample(
      [
        {
          text: `${head}, ${aside} ${rest}.`,
          misconception: 'second-comma-missing',
          rationale: `The interruption is opened but never closed: a second comma is missing before "${rest.split(' ')[0]}."`,
        },
        {
          text: `${head} ${aside}, ${rest}.`,
          misconception: 'first-comma-missing',
          rationale: `The interruption is closed but never opened: a comma is missing between "${head}" and "${aside.split(' ')[0]}."`,
        },
        {
          text: `${head}; ${aside}; ${rest}.`,
          misconception: 'semicolons-around-appositive',
          rationale: `Semicolons divide complete thoughts. The group "${aside}" is only a phrase, so commas are needed here.`,
        },
        {
          text: `${head} ${aside} ${rest}.`,
          misconception: 'appositive-not-set-off',
          rationale: `Nothing marks "${aside}" as an interruption, so the two names for the same thing run into each other.`,
        },
      ],
      3,
    ),
  }),
);

const restrictive = rowModel(
  { id: 'english.essential-clause', objective: 'conventions.punctuation', difficulty: 0.6 },
  'multiple-choice',
  tables.restrictions,
  ({ head, clause, rest }) => ({
    type: 'multiple-choice',
    stem: `Which version punctuates the clause "${clause}" correctly?`,
    key: {
      text: `${head} ${clause} ${rest}.`,
      rationale: `The clause "${clause}" tells exactly who or what is meant. Without it, the sentence would say something different, so this essential clause takes no commas.`,
    },
    distractors: [
      {
        text: `${head}, ${clause}, ${rest}.`,
        misconception: 'commas-around-essential-clause',
        rationale: `The two commas mark the clause as extra information, but the sentence needs it to say who or what is meant.`,
      },
      {
        text: `${head} ${clause}, ${rest}.`,
        misconception: 'comma-between-subject-and-verb',
        rationale: `The single comma after "${clause.split(' ').at(-1)}" separates the subject and its clause from the verb that follows.`,
      },
      {
        text: `${head}, ${clause} ${rest}.`,
        misconception: 'comma-before-essential-clause',
        rationale: `The single comma after "${head}" cuts the essential clause off from the word that it limits.`,
      },
    ],
  }),
);

/** Commas around parts of a sentence. */
export const commaElements: ItemModel[] = [...introductory, appositive, restrictive];
