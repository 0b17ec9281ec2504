import type { BankItem } from '../kit/types.js';
import { optionWords, stemWords } from './contents.js';
import { perItem } from './per-item.js';
import type { Check, Finding } from './types.js';

/** Options with fewer words are names and phrases that many questions share. */
const LONG_OPTION = 5;
/** Questions with fewer words are stock phrases. */
const LONG_STEM = 4;

const textOf = (words: readonly string[]) => words.join(' ');

/**
 * The worded options long enough to give something away. Formulas and numbers may recur anywhere, and
 * options of a question on a text are about that text.
 */
const optionsOf = perItem((item: BankItem): readonly string[] => {
  if (item.passageId !== undefined) return [];
  if (item.type !== 'multiple-choice' && item.type !== 'multiple-select') return [];
  const worded = item.options.flatMap(({ text, value }, i) => {
    const words = optionWords(item)[i] ?? [];
    const counts = value === undefined && !text.includes('$') && words.length >= LONG_OPTION;
    return counts ? [textOf(words)] : [];
  });
  return [...new Set(worded)];
});

function grouped<T>(entries: Iterable<readonly [string, T]>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** The first item of another family among those with the same text. */
const stranger = (item: BankItem, others: readonly BankItem[]) =>
  others.find((other) => other.family !== item.family);

/** Each item of a group paired with one of another family, if the group has any. */
function strangers(group: readonly BankItem[], what: string): [BankItem, BankItem, string][] {
  return group.flatMap((item): [BankItem, BankItem, string][] => {
    const other = stranger(item, group);
    return other ? [[item, other, what]] : [];
  });
}

/** What a question asks; empty if that is too little to compare. */
const mark = perItem((item: BankItem): string => {
  const words = stemWords(item);
  const isShort = words.length < LONG_STEM;
  // About different texts or pictures, they're different questions.
  if (isShort || item.passageId !== undefined || item.figure !== undefined) return '';
  // "Which sentence is punctuated correctly?" is asked about different sentences each time.
  return `${textOf(words)}|${textOf(optionWords(item).flat().sort())}`;
});

/** Questions with the same words and options. */
function sameStems(items: readonly BankItem[]): [BankItem, BankItem, string][] {
  const groups = grouped(items.map((item) => [mark(item), item] as const));
  groups.delete('');
  return [...groups.values()].flatMap((group) =>
    strangers(group, `the question "${group[0]?.stem}"`),
  );
}

/** One option in items of two families. */
function sameOptions(options: ReadonlyMap<string, BankItem[]>): [BankItem, BankItem, string][] {
  return [...options].flatMap(([words, group]) => strangers(group, `the option "${words}"`));
}

const begin = (words: readonly string[]) => textOf(words.slice(0, LONG_OPTION));

/** Where an option could begin in a question: its runs of as many words as the shortest option has. */
const runsOf = perItem((item: BankItem): readonly string[] => {
  const words = stemWords(item);
  return words.slice(LONG_OPTION - 1).map((_, at) => begin(words.slice(at, at + LONG_OPTION)));
});

/** An option of one item in the question of another, which gives it away or rules it out. */
function optionsInStems(
  items: readonly BankItem[],
  options: ReadonlyMap<string, BankItem[]>,
): [BankItem, BankItem, string][] {
  const byBegin = grouped(
    [...options].map(([text, of]) => [begin(text.split(' ')), { text, of }] as const),
  );
  return items.flatMap((item) => {
    return runsOf(item).flatMap((run) => {
      const met = byBegin.get(run) ?? [];
      return met.flatMap(({ text, of }): [BankItem, BankItem, string][] => {
        const isShown = `${textOf(stemWords(item))} `.includes(`${text} `);
        const other = isShown ? stranger(item, of) : undefined;
        return other ? [[item, other, `the option "${text}"`]] : [];
      });
    });
  });
}

function subjectFaults(items: readonly BankItem[]): Finding[] {
  const options = grouped(
    items.flatMap((item) => optionsOf(item).map((text) => [text, item] as const)),
  );
  const pairs = [...sameStems(items), ...sameOptions(options), ...optionsInStems(items, options)];
  return pairs.map(([item, other, what]) => ({
    rule: 5,
    id: item.id,
    message: `${what} is in ${other.id} of another family, too: one form could show both`,
  }));
}

/**
 * Rule 5: no item gives another away. A form has one item per family, so items belong to one family
 * if they share a question or a worded option, or if one's question contains another's option.
 */
export const checkCrossing: Check = ({ items, subjects }) =>
  subjects.flatMap((subject) =>
    subjectFaults(items.map((g) => g.item).filter((item) => item.subject === subject)),
  );
