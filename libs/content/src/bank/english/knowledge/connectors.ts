import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

const OBJECTIVE = 'knowledge.clarity';

const MEANINGS: Record<string, string> = {
  Although: 'admits a fact that makes the main clause surprising',
  Because: 'gives the cause of what the main clause says',
  Unless: 'means "if not"',
  Until: 'says how long something lasts',
  If: 'states a condition',
  Before: 'puts the main event earlier in time',
  'So that': 'states a purpose',
  Whereas: 'sets two facts in contrast',
};

/** Wrong connectors are chosen so that the sentence would contradict itself or make no sense. */
const SENTENCES = readTable(
  `
  Although | ______ the rain had stopped, the field stayed wet for days. | Because | Unless | So that | a wet field is surprising after the rain has stopped
  Because | ______ the elevator was broken, we climbed six flights of stairs. | Although | Unless | So that | the broken elevator is the reason for the climb
  Unless | ______ you renew the card by Friday, you cannot borrow books. | Because | Although | So that | borrowing is impossible if the card is not renewed
  Until | ______ the paint is dry, nobody may touch the railing. | Although | So that | Whereas | the ban lasts as long as the paint is wet
  If | ______ the dose is missed, take it as soon as you remember. | Although | So that | Whereas | a missed dose is the condition for the advice
  Before | ______ the surgeon cut the skin, the nurse had counted every sponge. | Unless | So that | Whereas | the counting came earlier than the cut
  So that | ______ the patient could sleep, the aide dimmed the lights. | Although | Unless | Whereas | letting the patient sleep was the purpose
  Whereas | ______ the old scanner took an hour, the new one takes ten minutes. | Until | So that | Unless | the two scanners are set in contrast
  Although | ______ she had studied for weeks, the first question puzzled her. | Because | So that | Unless | being puzzled is surprising after weeks of study
  Because | ______ the roads were icy, the school opened two hours late. | Although | So that | Unless | the ice is the reason for the late start
  Unless | ______ the fever falls tonight, call the doctor in the morning. | Because | So that | Whereas | the call is needed if the fever does not fall
  Until | ______ the ambulance arrived, a stranger held his hand. | Unless | So that | Whereas | the hand was held up to the arrival
  If | ______ the light turns red, the machine must be switched off. | Although | So that | Whereas | the red light is the condition for switching off
  Before | ______ you sign the form, read both pages. | So that | Whereas | Although | the reading comes earlier than the signing
  So that | ______ everyone could hear, the guide used a microphone. | Unless | Although | Whereas | being heard was the purpose of the microphone
  Whereas | ______ most birds build nests, the cuckoo uses those of others. | So that | Until | Unless | the cuckoo is contrasted with most birds
  Although | ______ the watch was cheap, it ran for twenty years. | Because | So that | Unless | twenty years is surprising for a cheap watch
  Because | ______ the label had faded, the bottle was thrown away. | Although | So that | Unless | the faded label is the reason for throwing it away
  `,
  ['key', 'sentence', 'one', 'two', 'three', 'why'],
);

/** Subordinating conjunctions that make the relation of two ideas clear. */
export const connectors: ItemModel[] = [
  rowModel(
    { id: 'english.connector', objective: OBJECTIVE, difficulty: -0.3 },
    'multiple-choice',
    SENTENCES,
    ({ key, sentence, one, two, three, why }) => ({
      type: 'multiple-choice',
      stem: `Which connecting word or words make the relation of the two clauses clear?\n\n> ${sentence}`,
      key: {
        text: key,
        rationale: `The connector "${key}" ${MEANINGS[key]}, and that is the relation here: ${why}.`,
      },
      distractors: [one, two, three].map((text) => ({
        text,
        misconception: 'wrong-relation',
        rationale: `The connector "${text}" ${MEANINGS[text]}, but in this sentence ${why}.`,
      })),
    }),
  ),
];
