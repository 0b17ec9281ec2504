import type { DraftOption, ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const STATEMENTS = readTable(
  `
  The nurse said | Take this medicine with food
  The coach shouted | Keep your eyes on the ball
  The guide explained | The bridge was built in 1912
  Her father replied | The keys are on the table
  The pharmacist added | Shake the bottle before each dose
  The dispatcher answered | An ambulance is on its way
  The librarian whispered | The exhibit closes in five minutes
  The chemist warned | The fumes can burn your eyes
  The waiter replied | The soup contains no nuts
  Ms. Grant announced | The exam begins at nine
  The pilot said | We will land in ten minutes
  The farmer warned | The bull is in the pasture
  The caller insisted | The package never arrived
  My aunt promised | The cake will be ready by noon
  `,
  ['tag', 'words'],
);

const QUESTIONS = readTable(
  `
  Where is the supply closet | asked the new aide
  Did anyone check the oven | called the baker
  How long does the test take | asked Mr. Silva
  Who left the gate open | demanded the farmer
  May I leave early today | asked the clerk
  What is the patient's date of birth | asked the receptionist
  Have you packed a raincoat | asked her uncle
  When does the pharmacy close | asked the visitor
  Is this seat taken | asked the stranger
  Which pill comes first | asked the patient
  Why is the lake so low | wondered the camper
  Can you hear the bell | asked his grandmother
  How many chairs do we need | asked the host
  Did the mail come | asked Mrs. Ortega
  `,
  ['words', 'tag'],
);

const SPLIT = readTable(
  `
  Please sit down | the technician said | and roll up your sleeve
  The road is icy | the driver warned | so hold on to the rail
  Wash your hands | the surgeon told us | before you enter the room
  The soup is ready | my aunt called | but the bread is not
  Walk slowly | the therapist advised | until your knee is stronger
  The museum is free | the guard explained | after four o'clock
  Bring a pencil | the teacher reminded us | and leave your phone at home
  The tide is rising | the captain noted | and the wind has turned
  The tests are normal | the doctor said | so you may go home
  Turn the dial slowly | the instructor told us | until you hear a click
  Your order is ready | the baker called | and the bread is still warm
  The path is blocked | the ranger reported | but the road is open
  Read the label twice | the pharmacist advised | before you open the bottle
  We can wait here | my brother suggested | until the rain stops
  `,
  ['first', 'tag', 'second'],
);

const REPORTED = readTable(
  `
  The nurse told us | that the visiting hours had changed
  Mr. Chen said | that he would repair the lamp
  The letter states | that the rent will rise in June
  The mayor announced | that the pool would open early
  My sister asked | whether the pharmacy was still open
  The coach explained | that the game had been postponed
  The dentist said | that the X-ray showed no decay
  The pilot announced | that the flight would land on time
  The guide told us | that the cave was closed
  The nurse asked | whether we had eaten breakfast
  The caller said | that she had lost her wallet
  The report claims | that the bridge is safe
  Our neighbor mentioned | that the store had moved
  The teacher asked | whether everyone had a pencil
  `,
  ['tag', 'clause'],
);

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
      'In American English the period at the end of a quotation stands inside the closing quotation mark.',
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
    STATEMENTS,
    ({ tag, words }) => ({
      type: 'multiple-choice',
      stem: 'Which version punctuates the quoted statement correctly?',
      key: {
        text: `${tag}, "${words}."`,
        rationale: `A comma follows the introducing words "${tag}," and the period stands inside the closing quotation mark.`,
      },
      distractors: opening(tag, words),
    }),
  ),
  rowModel(
    { id: 'english.quotation-question', objective: 'conventions.punctuation', difficulty: 0.2 },
    'multiple-choice',
    QUESTIONS,
    ({ words, tag }) => ({
      type: 'multiple-choice',
      stem: 'Which version punctuates the quoted question correctly?',
      key: {
        text: `"${words}?" ${tag}.`,
        rationale:
          'The quoted words are a question, so the question mark belongs to them and stands inside the quotation marks. No comma is added.',
      },
      distractors: [
        {
          text: `"${words}"? ${tag}.`,
          misconception: 'question-mark-outside-quotation',
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
          misconception: 'comma-after-question-mark',
          rationale: 'The question mark already ends the quotation. A comma is not added to it.',
        },
      ],
    }),
  ),
  rowModel(
    { id: 'english.quotation-split', objective: 'conventions.punctuation', difficulty: 0.6 },
    'multiple-choice',
    SPLIT,
    ({ first, tag, second }) => ({
      type: 'multiple-choice',
      stem: 'Which version correctly interrupts the quotation to name the speaker?',
      key: {
        text: `"${first}," ${tag}, "${second}."`,
        rationale: `Commas set off "${tag}" on both sides, and only the spoken words stand inside the two pairs of quotation marks.`,
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
            'In American English commas and periods stand inside the closing quotation mark, not after it.',
        },
      ],
    }),
  ),
  rowModel(
    { id: 'english.reported-speech', objective: 'conventions.punctuation', difficulty: 0.4 },
    'multiple-choice',
    REPORTED,
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
