import type { BankItem, Passage } from '../kit/types.js';
import { optionWords } from './contents.js';
import { perItem } from './per-item.js';
import { contentWords, plainText } from './text.js';
import type { Check, CheckedBank, Finding } from './types.js';

type Choice = Extract<BankItem, { type: 'multiple-choice' }>;

/** Options with fewer words are names, which appear in many items. */
const LONG = 4;
/** Mutually exclusive kinds of things that a question may ask for: "Which skeletal muscle …". */
const KINDS =
  'bone|muscle|hormone|gland|enzyme|vitamin|organelle|gas|element|vessel|joint|nerve|unit|instrument|cavity|plane|stage|disease|particle|valve|chamber|layer|tissue|cell|organ|system|bond|process|level|rank|variable|lobe|metal|acid|base|pathogen';
const KIND = new RegExp(`\\b(?:which|what)(?: [a-z-]+){0,3}? (${KINDS})\\b`, 'i');
/** A name offered for a kind at least this many times is known to be of that kind. */
const KNOWN = 3;

/** The words of each option of an item, as one text. */
const namesOf = perItem((item: BankItem) => optionWords(item).map((words) => words.join(' ')));

/** Words that carry meaning; shorter ones don't. */
const meaning = (text: string) => contentWords(text, 4);

/** The families that use each option of several words. */
function pools(items: readonly BankItem[]): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>();
  for (const item of items) {
    if (item.type !== 'multiple-choice' || item.passageId !== undefined) continue;
    const names = namesOf(item);
    for (const [i, words] of optionWords(item).entries()) {
      if (words.length < LONG || item.options[i]?.text.includes('$')) continue;
      const name = names[i] ?? '';
      const known = families.get(name) ?? new Set();
      families.set(name, known.add(item.family));
    }
  }
  return families;
}

/** The options that share no word with the question or with another option. */
const apartOptions = perItem((item: Choice) => {
  const around = meaning(`${item.stem} ${item.figure?.alt ?? ''}`);
  const options = item.options.map(({ id, text }, i) => {
    return { id, name: namesOf(item)[i] ?? '', text, words: meaning(text) };
  });
  const isApart = ({ id, words }: (typeof options)[number]) => {
    const others = options.filter((o) => o.id !== id);
    return ![...words].some((w) => around.has(w) || others.some((o) => o.words.has(w)));
  };
  return options.filter(isApart);
});

const passageWords = perItem(({ text }: Passage) => meaning(text));

/** A wrong option that shares no word with its item, while all the other options do. */
function loneOptions(item: Choice, passage: Passage | undefined) {
  const apart = apartOptions(item);
  if (apart.length === 0) return [];
  const read = passage === undefined ? new Set<string>() : passageWords(passage);
  const lone = apart.filter(({ words }) => ![...words].some((w) => read.has(w)));
  return lone.length === 1 ? lone.filter(({ id }) => id !== item.key) : [];
}

/** Rule 5: no wrong answer strayed in from another item's pool. */
function strayFaults({ items, passages }: CheckedBank): Finding[] {
  const all = items.map((g) => g.item);
  const families = pools(all);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  return all.flatMap((item): Finding[] => {
    if (item.type !== 'multiple-choice') return [];
    return loneOptions(item, byId.get(item.passageId ?? ''))
      .filter(({ name }) => {
        const of = families.get(name);
        return of !== undefined && [...of].some((family) => family !== item.family);
      })
      .map(({ text }) => ({
        rule: 5,
        id: item.id,
        message: `"${text}" is from another item's pool`,
      }));
  });
}

/** The kind of thing a question asks for, if its options are names. */
const kindOf = perItem((item: BankItem): string | undefined => {
  if (item.type !== 'multiple-choice' || item.subject !== 'science') return undefined;
  const names = item.options.every(({ text, value }, i) => {
    const words = optionWords(item)[i]?.length ?? 0;
    return value === undefined && words > 0 && words < LONG && !text.includes('$');
  });
  const asked =
    plainText(item.stem)
      .split(/(?<=[.!])\s+/)
      .at(-1) ?? '';
  return names ? KIND.exec(asked)?.[1]?.toLowerCase() : undefined;
});

/** How often each name is an option of questions asking for each kind. */
function kindsOfNames(items: readonly BankItem[]): Map<string, Map<string, number>> {
  const kinds = new Map<string, Map<string, number>>();
  for (const item of items) {
    const kind = kindOf(item);
    if (kind === undefined || item.type !== 'multiple-choice') continue;
    for (const name of namesOf(item)) {
      const counts = kinds.get(name) ?? new Map<string, number>();
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      kinds.set(name, counts);
    }
  }
  return kinds;
}

/**
 * Rule 5: a question that asks for one of a kind has only options of that kind. A name's kind is
 * known from the bank's other questions: a bone elsewhere can't be an answer to "Which hormone …".
 */
function kindFaults(items: readonly BankItem[]): Finding[] {
  const kinds = kindsOfNames(items);
  return items.flatMap((item): Finding[] => {
    const kind = kindOf(item);
    if (kind === undefined || item.type !== 'multiple-choice') return [];
    const elsewhere = (name: string) => {
      const counts = kinds.get(name) ?? new Map<string, number>();
      const own = counts.get(kind) ?? 0;
      const [other] = [...counts].filter(([k]) => k !== kind).sort(([, a], [, b]) => b - a);
      return own === 1 && other && other[1] >= KNOWN ? other[0] : undefined;
    };
    return item.options.flatMap(({ text }, i): Finding[] => {
      const other = elsewhere(namesOf(item)[i] ?? '');
      return other === undefined
        ? []
        : [
            {
              rule: 5,
              id: item.id,
              message: `asks for a ${kind}; "${text}" is a ${other} elsewhere`,
            },
          ];
    });
  });
}

/** Rule 5: the options of an item belong together. */
export const checkStrays: Check = (bank) => [
  ...strayFaults(bank),
  ...kindFaults(bank.items.map((g) => g.item)),
];
