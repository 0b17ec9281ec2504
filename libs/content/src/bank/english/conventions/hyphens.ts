import type { ItemModel } from '../../kit/types.js';
import { readTable } from '../sheet.js';
import { rowModel } from '../support.js';

/** A compound modifier of three words before its noun: all three are joined. */
const TRIPLES = readTable(
  `
  The clinic examined a | six | month | old | infant
  They signed a | two | year | long | lease on the office
  They adopted a | three | year | old | collie
  The ward has a | state | of the | art | monitor
  He gave an | up | to | date | report on the repairs
  The train serves a | hard | to | reach | village
  We ate at an | out | of the | way | café
  The coach gave a | matter | of | fact | answer
  A | four | foot | tall | fence surrounds the garden
  The pharmacy sells | over | the | counter | pain relievers
  It was a | once | in a | lifetime | chance to study abroad
  Her | down | to | earth | manner calmed the family
  We followed a | step | by | step | guide to the exam
  She needs a | larger | than | life | portrait for the lobby
  She wore a | hand | me | down | coat to school
  It was a | spur | of the | moment | decision to leave
  The nurse keeps an | up | to the | minute | list of open beds
  The town has a | well | thought | out | plan for floods
  `,
  ['before', 'one', 'two', 'three', 'after'],
);

/** `joined`: the compound stands before the noun. `open`: after the verb, or after an -ly adverb. */
const PAIRS = readTable(
  `
  joined | The hospital hired three | full | time | nurses
  joined | He bought a | well | made | pair of shoes
  joined | The doctor ordered a | low | sodium | diet
  joined | We watched a | slow | moving | storm from the porch
  joined | The trial tested a | fast | acting | painkiller
  joined | She is a | part | time | student at the college
  joined | The team filed a | ten | page | report
  joined | She ordered a | sugar | free | dessert
  ly | He is a | highly | skilled | technician
  ly | They live in a | newly | built | apartment
  ly | She wore a | brightly | colored | scarf
  ly | It was a | carefully | planned | operation
  ly | We crossed a | poorly | lit | street
  ly | The book tells of a | closely | guarded | secret
  joined | The lab uses a | high | speed | camera
  joined | They adopted a | long | haired | cat
  joined | The store sells | gluten | free | bread
  joined | Rosa teaches a | second | grade | class
  joined | It was a | last | minute | change
  joined | The clinic has a | walk | in | service
  ly | It is a | widely | used | medicine
  ly | He gave a | hastily | written | answer
  ly | We saw a | badly | damaged | roof
  ly | The hall was lit by a | softly | glowing | lamp
  `,
  ['kind', 'before', 'one', 'two', 'noun'],
);

const dash = (text: string) => text.replaceAll(' ', '-');

const tripleModel = rowModel(
  { id: 'english.hyphen-three-words', objective: 'conventions.punctuation', difficulty: 0.3 },
  'multiple-choice',
  TRIPLES,
  ({ before, one, two, three, after }) => {
    const whole = dash(`${one} ${two} ${three}`);
    return {
      type: 'multiple-choice',
      stem: `Which version uses hyphens correctly in the modifier before "${after.split(' ')[0]}"?`,
      key: {
        text: `${before} ${whole} ${after}.`,
        rationale: `The words "${one} ${two} ${three}" act as a single adjective before the noun, so hyphens join all of them: "${whole}."`,
      },
      distractors: [
        {
          text: `${before} ${dash(`${one} ${two}`)} ${three} ${after}.`,
          misconception: 'last-hyphen-missing',
          rationale: `The hyphens stop too early: "${three}" belongs to the same modifier and must be joined as well.`,
        },
        {
          text: `${before} ${one} ${dash(`${two} ${three}`)} ${after}.`,
          misconception: 'first-hyphen-missing',
          rationale: `The word "${one}" is left outside the compound, although the modifier means nothing without it.`,
        },
        {
          text: `${before} ${one} ${two} ${three} ${after}.`,
          misconception: 'compound-modifier-unhyphenated',
          rationale: `Without hyphens, a reader cannot see at once that "${one} ${two} ${three}" forms one description of the noun.`,
        },
      ],
    };
  },
);

const pairModel = rowModel(
  { id: 'english.hyphen-two-words', objective: 'conventions.punctuation', difficulty: 0.5 },
  'multiple-choice',
  PAIRS,
  ({ kind, before, one, two, noun }) => {
    const open = {
      text: `${before} ${one} ${two} ${noun}.`,
      rationale:
        kind === 'ly'
          ? `The word "${one}" is an adverb in -ly. It can only modify "${two}," so no hyphen is needed.`
          : `Together, "${one} ${two}" gives a single description of the noun that follows, so its two words must be joined.`,
    };
    const joined = {
      text: `${before} ${one}-${two} ${noun}.`,
      rationale:
        kind === 'ly'
          ? `No hyphen follows an adverb in -ly such as "${one}," because it already shows which word it modifies.`
          : `The modifier "${one}-${two}" stands before its noun and works as one adjective, so a hyphen joins the two words.`,
    };
    const [key, other] = kind === 'ly' ? [open, joined] : [joined, open];
    return {
      type: 'multiple-choice',
      stem: `How should the words "${one}" and "${two}" be written in the sentence?`,
      key,
      distractors: [
        {
          ...other,
          misconception: kind === 'ly' ? 'hyphen-after-ly' : 'compound-modifier-unhyphenated',
        },
        {
          text: `${before} ${one} ${two}-${noun}.`,
          misconception: 'hyphen-before-noun',
          rationale: `The hyphen ties "${two}" to the noun, although the noun is the thing described and not part of the modifier.`,
        },
        {
          text: `${before} ${one}, ${two}, ${noun}.`,
          misconception: 'commas-in-compound-modifier',
          rationale: `The commas treat "${one}" and "${two}" as separate items, but together they give one description.`,
        },
      ],
    };
  },
);

/** Hyphens in compound modifiers. */
export const hyphens: ItemModel[] = [tripleModel, pairModel];
