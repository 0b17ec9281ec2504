import type { BankItem, Passage } from '../kit/types.js';
import { choicesOf } from './contents.js';
import { perItem } from './per-item.js';
import { plainText, sentencesOf, wordsOf } from './text.js';
import { PROSE } from './texts.js';
import type { Check, CheckedBank, Finding } from './types.js';

/** Below this many words, a rate means nothing. */
const ENOUGH = 20_000;
/** Habits of a single author, each with the maximum allowed per 10,000 words. */
const CUES: readonly (readonly [name: string, pattern: RegExp, most: number])[] = [
  ['semicolons', /;/g, 25],
  ['dashes', /—/g, 10],
  ['"nobody"', /\bnobody\b/gi, 0],
  ['"eleven"', /\beleven\b/gi, 5],
  ['"nineteen"', /\bnineteen\b/gi, 3],
  ['"roughly"', /\broughly\b/gi, 4],
  ['"merely"', /\bmerely\b/gi, 2],
  ['"quiet"', /\bquiet(?:ly)?\b/gi, 5],
  ['"for the first time"', /\bfor the first time\b/gi, 2],
];

/** Maximum share of prose texts that may end in an aphorism. */
const MOST_APHORISMS = 0.1;
const ENOUGH_TEXTS = 40;
/** An aphorism is short, in the present tense, and not about anyone or anything in particular. */
const APHORISM_WORDS = 14;
const PRESENT =
  /\b(?:is|are|isn't|aren't|can|cannot|can't|do|does|don't|doesn't|has|have|needs?|makes?|begins?|ends?|knows?|takes?|gives?)\b/i;
const PARTICULAR =
  /\b(?:I|he|she|we|they|it|my|his|her|our|their|you|your|this|these|that|those|was|were|had|said|did|will|would|could|should|may|might|must)\b|\d|(?<!^)\b[A-Z][a-z]/;

function isAphorism(sentence: string): boolean {
  return (
    wordsOf(sentence).length <= APHORISM_WORDS &&
    PRESENT.test(sentence) &&
    !PARTICULAR.test(sentence)
  );
}

/** How many prose texts there are, and how many end in an aphorism. */
function aphorisms(passages: readonly Passage[]): { texts: number; ends: number } {
  const prose = passages.filter(({ kind }) => PROSE.has(kind));
  return { texts: prose.length, ends: prose.filter((p) => endsInAphorism(p)).length };
}

const endsInAphorism = perItem(({ text }: Passage) => {
  const last = text
    .trim()
    .split(/\n\s*\n/)
    .at(-1);
  return isAphorism(sentencesOf(plainText(last ?? '')).at(-1) ?? '');
});

/** How many words a text has, and how often each of the habits is in it, in their order. */
interface Habits {
  words: number;
  found: readonly number[];
}

function habitsIn(text: string): Habits {
  return {
    words: text.match(/\S+/g)?.length ?? 0,
    found: CUES.map(([, pattern]) => text.match(pattern)?.length ?? 0),
  };
}

const itemHabits = perItem((item: BankItem) =>
  habitsIn([item.stem, ...choicesOf(item).map((c) => c.text)].join('\n')),
);

const passageHabits = perItem(({ text }: Passage) => habitsIn(text));

/** The texts of a subject, except those of items on English conventions, which show language to judge. */
function habitsOf({ items, passages }: CheckedBank, subject: string): Habits[] {
  const judged = items
    .map((g) => g.item)
    .filter((i) => i.subject === subject && !i.objective.startsWith('english.conventions'));
  return [
    ...judged.map((item) => itemHabits(item)),
    ...passages.filter(({ id }) => id.startsWith(`${subject}.`)).map((p) => passageHabits(p)),
  ];
}

/** Signs of a single author in a subject: rates per 10,000 words, and the share of aphorisms. */
export interface AuthorCues {
  words: number;
  rates: Record<string, number>;
  /** Share of prose texts whose last sentence is an aphorism, 0 to 1. */
  aphorisms: number;
}

/** Counts the signs of a single author in a subject. */
export function authorCues(bank: CheckedBank, subject: string): AuthorCues {
  const all = habitsOf(bank, subject);
  const words = all.reduce((sum, text) => sum + text.words, 0);
  const often = (cue: number) => all.reduce((sum, { found }) => sum + (found[cue] ?? 0), 0);
  const { texts, ends } = aphorisms(bank.passages.filter(({ id }) => id.startsWith(`${subject}.`)));
  return {
    words,
    rates: Object.fromEntries(
      CUES.map(([name], cue) => [name, (often(cue) * 10_000) / Math.max(1, words)]),
    ),
    aphorisms: texts < ENOUGH_TEXTS ? 0 : ends / texts,
  };
}

/** Rule 7: signs of a single author stay rare, as rates per 10,000 words. */
export const checkAuthor: Check = (bank) =>
  bank.subjects.flatMap((subject): Finding[] => {
    const { words, rates, aphorisms: share } = authorCues(bank, subject);
    if (words < ENOUGH) return [];
    const found = CUES.filter(([name, , most]) => (rates[name] ?? 0) > most).map(
      ([name, , most]): Finding => ({
        rule: 7,
        id: subject,
        message: `${(rates[name] ?? 0).toFixed(1)} ${name} in 10,000 words, at most ${most}`,
      }),
    );
    return share <= MOST_APHORISMS
      ? found
      : [
          ...found,
          {
            rule: 7,
            id: subject,
            message: `${(share * 100).toFixed(1)} % of the prose texts end in an aphorism`,
          },
        ];
  });
