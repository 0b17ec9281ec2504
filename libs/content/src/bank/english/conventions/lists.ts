import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const COLON_LISTS = readTable(
  `
  The first-aid kit holds three items | gauze, tape, and gloves
  Each applicant must submit two documents | a résumé and a letter of reference
  The recipe calls for four spices | cumin, thyme, ginger, and cloves
  The tour stops in three cities | Boston, Albany, and Toronto
  The nurse recorded four vital signs | temperature, pulse, respiration, and blood pressure
  One quality matters above the others | patience
  The course has three parts | lectures, labs, and a field trip
  The student council set two goals | cleaner hallways and a longer lunch break
  The wound showed the classic signs of infection | redness, heat, swelling, and pain
  The band needs two more players | a drummer and a cellist
  The storm left one thing standing | the old stone chimney
  The coach repeated a simple rule | warm up before every game
  The camp offers three outdoor activities | sailing, climbing, and archery
  The blood bank needs two types most urgently | O negative and B negative
  The nurse gave me one piece of advice | rest
  Two things make this soup special | fresh ginger and a long simmer
  The hikers carried only the essentials | water, maps, and a first-aid kit
  The letter ended with a single request | an answer by Friday
  Three tools hang beside the door | a rake, a spade, and a broom
  The jury considered two questions | motive and opportunity
  The old house had one great advantage | its view of the harbor
  Four departments share the second floor | cardiology, radiology, neurology, and billing
  `,
  ['clause', 'list'],
);

const PAIRED_LISTS = readTable(
  `
  The winners were | Ana Ruiz, a baker | Tom Lee, a teacher | Joy Adu, a nurse
  The train stops in | Akron, Ohio | Erie, Pennsylvania | Buffalo, New York
  The panel includes | Dr. Shah, a surgeon | Ms. Poe, a lawyer | Mr. Kim, a chaplain
  The company has offices in | Lima, Peru | Quito, Ecuador | La Paz, Bolivia
  The clinics opened on | May 2, 2015 | June 9, 2018 | April 4, 2022
  Our guides are | Lou, a geologist | Mina, a botanist | Raj, an artist
  The conference has met in | Rome, Italy | Lyon, France | Ghent, Belgium
  The interns will work with | Ivy, a dietitian | Omar, a pharmacist | Bea, a midwife
  The letters were dated | July 1, 1901 | March 3, 1904 | May 8, 1910
  The team flew to | Reno, Nevada | Boise, Idaho | Salem, Oregon
  `,
  ['lead', 'one', 'two', 'three'],
);

const colonList = rowModel(
  { id: 'english.colon-list', objective: 'conventions.punctuation', difficulty: -0.1 },
  'multiple-choice',
  COLON_LISTS,
  ({ clause, list }) => {
    const last = clause.split(' ').at(-1);
    return {
      type: 'multiple-choice',
      stem: 'Which version correctly introduces what the first part of the statement announces?',
      key: {
        text: `${clause}: ${list}.`,
        rationale: `"${clause}" is a complete thought, and what follows names the thing that it promised. A colon introduces such an explanation or list.`,
      },
      distractors: [
        {
          text: `${clause}; ${list}.`,
          misconception: 'semicolon-before-list',
          rationale: `A semicolon needs a complete thought on both sides, and "${list}" is not one.`,
        },
        {
          text: `${clause} ${list}.`,
          misconception: 'no-mark-before-list',
          rationale: `Without a mark, "${last}" runs straight into "${list}," and the two parts of the sentence cannot be told apart.`,
        },
        {
          text: `${clause}. ${list.charAt(0).toUpperCase()}${list.slice(1)}.`,
          misconception: 'list-as-sentence',
          rationale: `The period leaves "${list}" alone as a fragment, a sentence with no verb.`,
        },
      ],
    };
  },
);

const pairedList = rowModel(
  { id: 'english.semicolon-list', objective: 'conventions.punctuation', difficulty: 0.8 },
  'multiple-choice',
  PAIRED_LISTS,
  ({ lead, one, two, three }) => {
    const swap = (entry: string) => entry.replace(',', ';');
    return {
      type: 'multiple-choice',
      stem: 'Which version makes clear which details in the series belong together?',
      key: {
        text: `${lead} ${one}; ${two}; and ${three}.`,
        rationale: `Each entry has a comma of its own, as in "${one}," so semicolons divide the entries from one another.`,
      },
      distractors: [
        {
          text: `${lead} ${one}, ${two}, and ${three}.`,
          misconception: 'commas-at-both-levels',
          rationale: `With commas inside the entries and between them, a reader cannot see where "${one}" ends and the next entry begins.`,
        },
        {
          text: `${lead} ${swap(one)}, ${swap(two)}, and ${swap(three)}.`,
          misconception: 'levels-reversed',
          rationale: `The marks are reversed: the stronger semicolon splits the parts of one entry, as in "${swap(one)}," and the weaker comma divides the entries.`,
        },
        {
          text: `${lead}; ${one}, ${two}, and ${three}.`,
          misconception: 'semicolon-after-lead',
          rationale: `The semicolon after "${lead}" follows words that are not a complete thought, and the entries are still divided by commas alone.`,
        },
      ],
    };
  },
);

/** Colons and semicolons that organize a list. */
export const lists: ItemModel[] = [colonList, pairedList];
