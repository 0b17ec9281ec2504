import type { DraftOption, ItemModel } from '../../kit/types.js';
import { numberOption, type WrongNumber, wrongOptions } from './support.js';

const LEDGERS = [
  { thing: 'tokens', box: 'a jar', who: 'a game leader' },
  { thing: 'chairs', box: 'a storeroom', who: 'a custodian' },
  { thing: 'seedlings', box: 'a greenhouse tray', who: 'a gardener' },
  { thing: 'envelopes', box: 'a supply closet', who: 'an office clerk' },
];

interface Ledger {
  /** Whether the number after step 1 is above the threshold. */
  above: boolean;
  start: number;
  added: number;
  middle: number;
  border: number;
  out: number;
  more: number;
  left: number;
}

/** The answers of a reader who takes the wrong branch or leaves out a step. */
const branchErrors = ({
  above,
  start,
  middle,
  added,
  border,
  out,
  more,
  left,
}: Ledger): WrongNumber[] => [
  {
    value: (above ? middle + more : middle - out) + 1,
    misconception: 'wrong-case',
    rationale: `This follows the other half of step 2, although ${middle} is ${above ? '' : 'not '}more than ${border}.`,
  },
  {
    value: middle - out + more + 1,
    misconception: 'misreads-instruction',
    rationale: 'This both takes out and puts in during step 2, which asks for one of the two.',
  },
  {
    value: middle,
    misconception: 'stops-after-first-step',
    rationale: 'This is the number after step 1; two steps follow.',
  },
  {
    value: left,
    misconception: 'skips-last-step',
    rationale: 'This leaves out step 3, in which one more is put in.',
  },
  {
    value: start + 1 + (above ? -out : more),
    misconception: 'skips-step',
    rationale: `This takes the right half of step 2 but leaves the ${added} of step 1 out of the count.`,
  },
];

/** Directions with a condition: which branch applies decides the result. */
export const conditionalSteps: ItemModel = {
  id: 'reading.conditional-steps',
  objective: 'reading.key-ideas.directions',
  type: 'multiple-choice',
  difficulty: 0,
  variants: 12,
  make: (rng) => {
    const { thing, box, who } = rng.pick(LEDGERS);
    const start = rng.int(8, 20) * 2;
    const added = rng.int(3, 9) * 2;
    const border = start + added + (rng.int(0, 1) === 0 ? -4 : 4);
    const out = rng.int(2, 4) * 3;
    const more = rng.int(5, 8) * 2;
    const middle = start + added;
    const above = middle > border;
    const key = (above ? middle - out : middle + more) + 1;
    const branch = above
      ? `${middle} is more than ${border}, so ${out} are taken out`
      : `${middle} is not more than ${border}, so ${more} are put in`;
    const left = above ? middle - out : middle + more;
    return {
      type: 'multiple-choice',
      stem: `${who.charAt(0).toUpperCase()}${who.slice(1)} begins with ${start} ${thing} in ${box} and follows these directions.\n\n1. Put in ${added} ${thing}.\n2. If there are now more than ${border}, take out ${out}. Otherwise, put in ${more}.\n3. Put in 1 more ${thing.replace(/s$/, '')}.\n\nHow many ${thing} are in ${box.replace(/^a /, 'the ')} at the end?`,
      key: numberOption(
        key,
        `After step 1 there are ${start} + ${added} = ${middle}; ${branch}, which ${above ? 'leaves' : 'makes'} ${left}; and one more makes ${key}.`,
      ),
      distractors: wrongOptions(
        rng,
        key,
        branchErrors({ above, start, middle, added, border, out, more, left }),
      ),
    };
  },
  solve: (draft) => {
    const after = (words: string) => Number(new RegExp(`${words} (\\d+)`).exec(draft.stem)?.[1]);
    const [start, added, border] = [after('begins with'), after('1. Put in'), after('more than')];
    const [out, more] = [after('take out'), after('Otherwise, put in')];
    const now = start + added;
    return now + (now > border ? -out : more) + 1;
  },
};

const CODES = [
  'GARDEN',
  'MARKET',
  'PLANET',
  'SILVER',
  'THREAD',
  'CANDLE',
  'BRIDGE',
  'POCKET',
  'WINTER',
  'HARBOR',
  'CUSTOM',
  'BASKET',
];

const swapEnds = (w: string) => `${w.slice(-1)}${w.slice(1, -1)}${w.slice(0, 1)}`;
const dropThird = (w: string) => `${w.slice(0, 2)}${w.slice(3)}`;
const reverse = (w: string) => [...w].reverse().join('');

const dropFourth = (w: string) => `${w.slice(0, 3)}${w.slice(4)}`;

/** Directions for turning a word into a code; the order of the steps matters. */
export const letterCode: ItemModel = {
  id: 'reading.letter-code',
  objective: 'reading.key-ideas.directions',
  type: 'multiple-choice',
  difficulty: 0.3,
  variants: 12,
  make: (rng) => {
    const word = rng.pick(CODES);
    // One letter for each word, so that no two variants are about the same word.
    const letter = ['X', 'Y', 'Z'][CODES.indexOf(word) % 3] ?? 'X';
    const [swapped, dropped] = [swapEnds(word), dropThird(swapEnds(word))];
    const key = `${reverse(dropped)}${letter}`;
    const option = (text: string, misconception: string, rationale: string): DraftOption => ({
      text,
      misconception,
      rationale,
    });
    return {
      type: 'multiple-choice',
      stem: `To label a shelf, a clerk turns the word **${word}** into a code by following these steps.\n\n1. Swap the first and last letters.\n2. Remove the third letter of the result.\n3. Write what is left in reverse order.\n4. Add the letter ${letter} at the end.\n\nWhat is the code?`,
      key: {
        text: key,
        rationale: `Step 1 gives ${swapped}, step 2 gives ${dropped}, step 3 gives ${reverse(dropped)}, and step 4 gives ${key}.`,
      },
      distractors: [
        option(
          `${dropped}${letter}`,
          'skips-step',
          'This leaves out step 3, in which the letters are written in reverse order.',
        ),
        option(
          `${reverse(dropThird(word))}${letter}`,
          'skips-step',
          'This leaves out step 1, in which the first and last letters are swapped.',
        ),
        option(
          `${reverse(dropFourth(swapped))}${letter}`,
          'misreads-instruction',
          'This removes the fourth letter in step 2 instead of the third.',
        ),
      ],
    };
  },
  solve: (draft) => {
    const letters = [...(/\*\*([A-Z]+)\*\*/.exec(draft.stem)?.[1] ?? '')];
    const last = letters.pop() ?? '';
    const first = letters.shift() ?? '';
    const mixed = [last, ...letters, first];
    mixed.splice(2, 1);
    const added = /the letter ([XYZ]) at/.exec(draft.stem)?.[1] ?? '';
    return mixed.reduceRight((made, next) => made + next, '') + added;
  },
};
