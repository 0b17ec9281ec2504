import { columns, readTables } from '../../kit/texts/index.js';
import type { DraftOption, ItemModel } from '../../kit/types.js';
import { rowModel } from '../support.js';

const tables = readTables(import.meta.url, 'quotations.yaml', {
  statements: columns('tag', 'words'),
  questions: columns('words', 'tag'),
  split: columns('first', 'tag', 'second'),
  reported: columns('tag', 'clause'),
});

const opening: (tag: string, words: string) => DraftOption[] = (tag, words) => [
  {
    text: `${tag} "${words}."`,
    misconception: 'comma-before-quotation-missing',
    rationale: `A comma is missing after "${tag}." It separates the words that introduce a quotation from the quotation.`,
  },
  {
    text: `${tag}, "${words}".`,
    misconception: 'period-outside-quotation',
    rationale:
      'In American English the period at the end of a quotation goes inside the closing quotation mark.',
  },
  {
    text: `${tag}, ${words}.`,
    misconception: 'quotation-marks-missing',
    rationale: `The exact words "${words}" are quoted, so they need quotation marks.`,
  },
];

/** Punctuation of direct and reported speech. */
export const quotations: ItemModel[] = [
  rowModel(
    { id: 'english.quotation-statement', objective: 'conventions.punctuation', difficulty: -0.4 },
    'multiple-choice',
    tables.statements,
    ({ tag, words }) => ({
      type: 'multiple-choice',
      stem: 'Which version punctuates the quoted statement correctly?',
      key: {
        text: `${tag}, "${words}."`,
        rationale: `A comma follows the introductory words "${tag}," and the period goes inside the closing quotation mark.`,
      },
      distractors: opening(tag, words),
    }),
  ),
  rowModel(
    { id: 'english.quotation-question', objective: 'conventions.punctuation', difficulty: 0.2 },
    'multiple-choice',
    tables.questions,
    ({ words, tag }) => ({
      type: 'multiple-choice',
      stem: 'Which version punctuates the quoted question correctly?',
      key: {
        text: `"${words}?" ${tag}.`,
        rationale:
          'The quoted words are a question, so the question mark belongs to them and goes inside the quotation marks. No comma is added.',
      },
      distractors: [
        {
          text: `"${words}"? ${tag}.`,
          misconception: 'question-mark-on-wrong-side',
          rationale:
            'The question mark belongs to the quoted words, so it cannot stand outside the closing quotation mark.',
        },
        {
          text: `"${words}," ${tag}?`,
          misconception: 'question-mark-at-sentence-end',
          rationale: `Only the quoted words ask something. The whole sentence reports that someone "${tag.split(' ')[0]}," so it ends with a period.`,
        },
        {
          text: `"${words}?," ${tag}.`,
          misconception: 'needless-comma',
          rationale: 'The question mark already ends the quotation. A comma is not added to it.',
        },
      ],
    }),
  ),
  rowModel(
    { id: 'english.quotation-split', objective: 'conventions.punctuation', difficulty: 0.6 },
    'multiple-choice',
    tables.split,
    ({ first, tag, second }) => ({
      type: 'multiple-choice',
      stem: 'Which version correctly interrupts the quotation to name the speaker?',
      key: {
        text: `"${first}," ${tag}, "${second}."`,
        rationale: `Commas set off "${tag}" on both sides, and only the spoken words go inside the two pairs of quotation marks.`,
      },
      distractors: [
        {
          text: `"${first}, ${tag}, ${second}."`,
          misconception: 'speaker-inside-quotation',
          rationale: `The quotation marks also enclose "${tag}," although the speaker did not say these words.`,
        },
        {
          text: `"${first}" ${tag} "${second}."`,
          misconception: 'commas-around-speaker-missing',
          rationale: `Commas are missing on both sides of "${tag}," which interrupts the quoted sentence.`,
        },
        {
          text: `"${first}", ${tag}, "${second}".`,
          misconception: 'marks-outside-quotation',
          rationale:
            'In American English commas and periods go inside the closing quotation mark, not after it.',
        },
      ],
    }),
  ),
  rowModel(
    { id: 'english.reported-speech', objective: 'conventions.punctuation', difficulty: 0.4 },
    'multiple-choice',
    tables.reported,
    ({ tag, clause }) => {
      const [link, ...rest] = clause.split(' ');
      return {
        type: 'multiple-choice',
        stem: 'Which version punctuates the reported words correctly?',
        key: {
          text: `${tag} ${clause}.`,
          rationale: `The word "${link}" shows that the words are reported and not quoted exactly, so neither a comma nor quotation marks are used.`,
        },
        distractors: [
          {
            text: `${tag}, "${clause}."`,
            misconception: 'quotation-marks-in-reported-speech',
            rationale: `The word "${link}" turns the words into an indirect quotation. Quotation marks are only for a speaker's exact words.`,
          },
          {
            text: `${tag}, ${clause}.`,
            misconception: 'comma-before-reported-clause',
            rationale: `The comma cuts the verb off from the clause beginning with "${link}," which tells what was said or asked.`,
          },
          {
            text: `${tag} ${link}, ${rest.join(' ')}.`,
            misconception: 'comma-after-reporting-word',
            rationale: `The comma cuts "${link}" off from the clause that it introduces.`,
          },
        ],
      };
    },
  ),
];
