import type { BankItem } from '../kit/types.js';
import { contentWords, plainText, wordsOf } from './text.js';
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

const nameOf = (text: string) => wordsOf(text).join(' ');
/** Shorter words carry no meaning. */
const shortest = 4;

/** The families that use each option of several words. */
function pools(items: readonly BankItem[]): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>();
  for (const item of items) {
    if (item.type !== 'multiple-choice' || item.passageId !== undefined) continue;
    for (const { text } of item.options) {
      const words = wordsOf(text);
      if (words.length < LONG || text.includes('$')) continue;
      const key = words.join(' ');
      const known = families.get(key) ?? new Set();
      families.set(key, known.add(item.family));
    }
  }
  return families;
}

/** A wrong option that shares no word with its item, while all the other options do. */
function loneOptions(item: Choice, context: string): string[] {
  const around = contentWords(`${item.stem} ${context} ${item.figure?.alt ?? ''}`, shortest);
  const isLone = ({ id, text }: Choice['options'][number]) => {
    const others = item.options.filter((o) => o.id !== id).map((o) => o.text);
    const rest = contentWords(others.join(' '), shortest);
    return ![...contentWords(text, shortest)].some((w) => around.has(w) || rest.has(w));
  };
  const lone = item.options.filter(isLone);
  return lone.length === 1 ? lone.filter(({ id }) => id !== item.key).map(({ text }) => text) : [];
}

/** Rule 5: no wrong answer strayed in from another item's pool. */
function strayFaults({ items, passages }: CheckedBank): Finding[] {
  const all = items.map((g) => g.item);
  const families = pools(all);
  const texts = new Map(passages.map(({ id, text }) => [id, text]));
  return all.flatMap((item): Finding[] => {
    if (item.type !== 'multiple-choice') return [];
    const context = texts.get(item.passageId ?? '') ?? '';
    return loneOptions(item, context)
      .filter((text) => {
        const of = families.get(nameOf(text));
        return of !== undefined && [...of].some((family) => family !== item.family);
      })
      .map((text) => ({ rule: 5, id: item.id, message: `"${text}" is from another item's pool` }));
  });
}

/** The kind of thing a question asks for, if its options are names. */
function kindOf(item: BankItem): string | undefined {
  if (item.type !== 'multiple-choice' || item.subject !== 'science') return undefined;
  const names = item.options.every(({ text, value }) => {
    const words = wordsOf(text).length;
    return value === undefined && words > 0 && words < LONG && !text.includes('$');
  });
  const asked =
    plainText(item.stem)
      .split(/(?<=[.!])\s+/)
      .at(-1) ?? '';
  return names ? KIND.exec(asked)?.[1]?.toLowerCase() : undefined;
}

/** How often each name is an option of questions asking for each kind. */
function kindsOfNames(items: readonly BankItem[]): Map<string, Map<string, number>> {
  const kinds = new Map<string, Map<string, number>>();
  for (const item of items) {
    const kind = kindOf(item);
    if (kind === undefined || item.type !== 'multiple-choice') continue;
    for (const { text } of item.options) {
      const counts = kinds.get(nameOf(text)) ?? new Map<string, number>();
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      kinds.set(nameOf(text), counts);
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
    const elsewhere = (text: string) => {
      const counts = kinds.get(nameOf(text)) ?? new Map<string, number>();
      const own = counts.get(kind) ?? 0;
      const [other] = [...counts].filter(([k]) => k !== kind).sort(([, a], [, b]) => b - a);
      return own === 1 && other && other[1] >= KNOWN ? other[0] : undefined;
    };
    return item.options.flatMap(({ text }): Finding[] => {
      const other = elsewhere(text);
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
