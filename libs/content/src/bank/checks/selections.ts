import type { BankItem } from '../kit/types.js';
import { checkEach } from './per-item.js';
import { plainText } from './text.js';

const TELLS_COUNT = /\b(?:which|select|choose)(?: the)? (?:two|three|four)\b/i;
const ASKS_FOR_ALL = /\b(?:all|every|each|any)\b/i;
/** As on the exam: two to four keys among four to six options. */
const KEYS = { least: 2, most: 4 };
const OPTIONS = { least: 4, most: 6 };

const within = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most;

/** Nouns for what one option is. "Which words" may ask for a phrase, so it's handled separately. */
const ASKS_PLURAL =
  /\b(?:which|what) (?:(?:of the following |of these )(?=\w+ (?:are|do|have)\b))?(sentences|statements|versions|options|choices|answers|words|terms) (?:are|is|do|does|have|has|can|could|should|would|will|best|correctly|most|fit|belong|complete|mean|follow|show|describe|signal)\b/gi;

/** A plural question with a single answer: readers would look for two. */
function pluralFaults(item: BankItem): string[] {
  if (item.type !== 'multiple-choice') return [];
  const stem = plainText(item.stem.replace(/^>.*$/gm, ' '));
  const nouns = [...stem.matchAll(ASKS_PLURAL)].map(([, noun = '']) => noun);
  const key = item.options.find((o) => o.id === item.key)?.text ?? '';
  if (/[;,]| and /.test(key)) return [];
  const isPhrase = /\s/.test(plainText(key).trim());
  return nouns
    .filter((noun) => !(isPhrase && /^(?:words|terms)$/i.test(noun)))
    .map((noun) => `the question asks for ${noun} and has one answer: "${key}"`);
}

/** The sentence that asks, which may be the first or the last. */
function itemFaults(item: BankItem): string[] {
  if (item.type !== 'multiple-select') return pluralFaults(item);
  const stem = plainText(item.stem.replace(/^>.*$/gm, ' '));
  const faults: string[] = [];
  const asked = stem.split(/(?<=[.?!:])\s+/).filter((s) => /[?:]$|select|choose/i.test(s));
  if (asked.some((s) => TELLS_COUNT.test(s) && /\?$|select|choose/i.test(s)))
    faults.push(`the question tells how many answers there are: "${stem}"`);
  if (!ASKS_FOR_ALL.test(stem)) faults.push(`the question doesn't ask for all: "${stem}"`);
  if (!within(item.key.length, KEYS) || !within(item.options.length, OPTIONS))
    faults.push(`${item.key.length} keys among ${item.options.length} options`);
  return faults;
}

/**
 * Rule 5: a selection asks for all that apply, as the exam does, and doesn't tell the count; a
 * question with one answer doesn't ask for several.
 */
export const checkSelections = checkEach(5, ({ item }) => itemFaults(item));
