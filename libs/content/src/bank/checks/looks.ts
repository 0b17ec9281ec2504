import type { BankItem } from '../kit/types.js';
import { optionWords } from './contents.js';
import { perItem } from './per-item.js';
import { contentWords, plainText } from './text.js';
import type { Check, Finding } from './types.js';

type Choice = Extract<BankItem, { type: 'multiple-choice' }>;

/** Below this many items, a share means nothing. */
const ENOUGH = 100;
/** Maximum share among items whose options are in words. */
const MOST = 0.25;
/** Options whose lengths differ by at most this many characters look trimmed to one length. */
const ONE_LENGTH = 3;
/** Shorter options, such as names, have similar lengths naturally. */
const LONG = 20;
/** Options that share half of their words are versions of one sentence, so their lengths can't vary much. */
const VERSIONS = 0.5;

/** An option in words: no number and no formula. */
const isWorded = (text: string) => !text.includes('$') && /[a-z]{2}/i.test(text);

function isChoiceInWords(item: BankItem): item is Choice {
  return (
    item.type === 'multiple-choice' &&
    item.options.every((o) => o.value === undefined && isWorded(o.text))
  );
}

/** Whether all options begin with the same word. */
function isOneOpening(item: Choice): boolean {
  return new Set(optionWords(item).map(([first]) => first)).size === 1;
}

/** The words two texts have in common, as a share of the shorter text's words. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length;
  return both / Math.max(1, Math.min(a.size, b.size));
}

function areVersions({ options }: Choice): boolean {
  const bags = options.map(({ text }) => contentWords(text, 3));
  const pairs = bags.flatMap((a, i) => bags.slice(i + 1).map((b) => overlap(a, b)));
  return pairs.reduce((sum, share) => sum + share, 0) / pairs.length >= VERSIONS;
}

/** Whether options that say different things have been trimmed to one length. */
function isOneLength(item: Choice): boolean {
  const lengths = item.options.map(({ text }) => plainText(text).length);
  const shortest = Math.min(...lengths);
  return shortest >= LONG && Math.max(...lengths) - shortest <= ONE_LENGTH && !areVersions(item);
}

/** How the options of an item in words look; undefined for other items. */
const looksOf = perItem((item: BankItem) =>
  isChoiceInWords(item)
    ? { oneOpening: isOneOpening(item), oneLength: isOneLength(item) }
    : undefined,
);

/** What the options of a subject look like. Shares of the items with options in words, 0 to 1. */
export interface OptionLooks {
  items: number;
  oneOpening: number;
  oneLength: number;
}

/** Counts the items whose options are in words, and the share of them with one opening or one length. */
export function optionLooks(items: readonly BankItem[]): OptionLooks {
  const looks = items.flatMap((item) => looksOf(item) ?? []);
  const share = (name: 'oneOpening' | 'oneLength') =>
    looks.length === 0 ? 0 : looks.filter((look) => look[name]).length / looks.length;
  return {
    items: looks.length,
    oneOpening: share('oneOpening'),
    oneLength: share('oneLength'),
  };
}

/** Rule 5: few items have options that all begin alike or were trimmed to one length. */
export const checkLooks: Check = ({ items, subjects }) =>
  subjects.flatMap((subject): Finding[] => {
    const looks = optionLooks(items.map((g) => g.item).filter((i) => i.subject === subject));
    if (looks.items < ENOUGH) return [];
    const tell = (share: number, what: string): Finding[] =>
      share <= MOST
        ? []
        : [{ rule: 5, id: subject, message: `${what} in ${(share * 100).toFixed(1)} %` }];
    return [
      ...tell(looks.oneOpening, 'options that all begin with the same word'),
      ...tell(looks.oneLength, 'options cut to one length'),
    ];
  });
