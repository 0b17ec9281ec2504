import { columns, readTables } from '../../kit/texts/index.js';
import type { ItemModel } from '../../kit/types.js';
import { rowModel, rowModels } from '../support.js';

const tables = readTables(import.meta.url, 'hyphens.yaml', {
  triples: columns('before', 'one', 'two', 'three', 'after'),
  pairs: columns('kind', 'before', 'one', 'two', 'noun'),
});

const dash = (text: string) => text.replaceAll(' ', '-');

const tripleModel = rowModel(
  { id: 'english.hyphen-three-words', objective: 'conventions.punctuation', difficulty: 0.3 },
  'multiple-choice',
  tables.triples,
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
          rationale: `The hyphenation stops too early: "${three}" belongs to the same modifier and must be joined as well.`,
        },
        {
          text: `${before} ${one} ${dash(`${two} ${three}`)} ${after}.`,
          misconception: 'compound-unhyphenated',
          rationale: `The word "${one}" is left outside the compound, although it belongs to the same description of the noun.`,
        },
        {
          text: `${before} ${one} ${two} ${three} ${after}.`,
          misconception: 'compound-unhyphenated',
          rationale: `Without hyphens, a reader cannot see at once that "${one} ${two} ${three}" forms one description of the noun.`,
        },
      ],
    };
  },
);

const pairModels = rowModels(
  { id: 'english.hyphen-two-words', objective: 'conventions.punctuation', difficulty: 0.5 },
  'multiple-choice',
  tables.pairs,
  ({ kind }) => kind,
  ({ kind, before, one, two, noun }) => {
    const open = {
      text: `${before} ${one} ${two} ${noun}.`,
      rationale:
        kind === 'ly'
          ? `The word "${one}" is an adverb ending in -ly. It can only modify "${two}," so no hyphen is needed.`
          : `Together, "${one} ${two}" gives a single description of the noun that follows, so a hyphen must join its two words.`,
    };
    const joined = {
      text: `${before} ${one}-${two} ${noun}.`,
      rationale:
        kind === 'ly'
          ? `No hyphen follows an adverb ending in -ly such as "${one}," because it already shows which word it modifies.`
          : `The modifier "${one}-${two}" comes before its noun and works as one adjective, so a hyphen joins the two words.`,
    };
    const [key, other] = kind === 'ly' ? [open, joined] : [joined, open];
    return {
      type: 'multiple-choice',
      stem: `In which sentence are the words "${one}" and "${two}" punctuated correctly?`,
      key,
      distractors: [
        {
          ...other,
          misconception: kind === 'ly' ? 'hyphen-after-ly' : 'compound-unhyphenated',
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
export const hyphens: ItemModel[] = [tripleModel, ...pairModels];
