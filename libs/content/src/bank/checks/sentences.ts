import type { BankItem } from '../kit/types.js';
import { perItem } from './per-item.js';
import { plainText, sentencesOf } from './text.js';
import type { Check, Finding } from './types.js';

/** Below this many items with a sentence, a share means nothing. */
const ENOUGH = 200;
/** Length in words of a sentence with more than one thing going on, like the exam's. */
const WORDS = { least: 12, most: 30 };
/** Minimum share of the items with a sentence whose sentence has a length in `WORDS`. */
const LEAST = 0.7;
/** More sentences than this make a paragraph, which mixes long and short ones. */
const MOST_SENTENCES = 2;
/** Options with fewer words are names and phrases. */
const SHORTEST = 4;

/** Words as a student counts them: a gap counts as one. */
function wordCount(sentence: string): number {
  return sentence.match(/[a-z0-9]+(?:['’.,-][a-z0-9]+)*|_{2,}/gi)?.length ?? 0;
}

function longest(sentences: readonly string[]): number {
  return Math.max(0, ...sentences.map(wordCount));
}

/** What a stem quotes, without markup. */
function quotedText({ stem }: BankItem): string {
  const lines = stem.split('\n').filter((line) => line.startsWith('>'));
  return plainText(lines.map((line) => line.replace(/^>\s?/, '')).join(' '));
}

const BOXED = /^The sentence: (.*) These parts are boxed:/s;

/** The word count of the longest sentence in a text; undefined if it has no sentence or is a paragraph. */
function wordsOfOne(text: string): number | undefined {
  const sentences = sentencesOf(text);
  return sentences.length === 0 || sentences.length > MOST_SENTENCES
    ? undefined
    : longest(sentences);
}

/** The median word count of the options, if they are sentences to choose from. */
function wordsOfOptions(item: BankItem): number | undefined {
  if (item.type !== 'multiple-choice' && item.type !== 'multiple-select') return undefined;
  const texts = item.options.map(({ text }) => plainText(text));
  const isSentence = (text: string) => /[.?!]["')]?$/.test(text) && wordCount(text) >= SHORTEST;
  return texts.every(isSentence)
    ? median(texts.map((text) => longest(sentencesOf(text))))
    : undefined;
}

/**
 * The word count of the sentence under test: the one the question quotes (the longer of two), the one
 * whose parts are boxed, or, if nothing is quoted, the options that are sentences. Paragraphs, lists
 * of words, and the question itself don't count. Undefined if there's no such sentence.
 */
const sentenceWords = perItem((item: BankItem): number | undefined => {
  const quoted = quotedText(item);
  if (quoted !== '') return wordsOfOne(quoted);
  if (item.type !== 'hot-spot') return wordsOfOptions(item);
  const [, boxed] = BOXED.exec(item.figure.alt) ?? [];
  return boxed === undefined ? undefined : wordsOfOne(boxed);
});

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The sentences that a subject's items test. */
export interface SentenceLengths {
  /** Items with one sentence under test. */
  items: number;
  /** The median word count of those sentences. */
  median: number;
  /** Share of these items with 12 to 30 words, 0 to 1. */
  within: number;
  /** Models whose sentences are mostly shorter or longer. */
  outside: readonly string[];
}

/** Measures the sentences under test, item by item and model by model. */
export function sentenceLengths(items: readonly BankItem[]): SentenceLengths {
  const known = items.flatMap((item) => {
    const words = sentenceWords(item);
    return words === undefined ? [] : [{ model: item.model, words }];
  });
  const isWithin = ({ words }: { words: number }) => words >= WORDS.least && words <= WORDS.most;
  const within = known.filter(isWithin).length;
  const models = new Map<string, { within: number; all: number }>();
  for (const one of known) {
    const { within: before, all } = models.get(one.model) ?? { within: 0, all: 0 };
    models.set(one.model, { within: before + Number(isWithin(one)), all: all + 1 });
  }
  return {
    items: known.length,
    median: median(known.map(({ words }) => words)),
    within: known.length === 0 ? 0 : within / known.length,
    outside: [...models].filter(([, own]) => own.within * 2 < own.all).map(([model]) => model),
  };
}

/** Rule 7: the sentences of English are as long as the exam's: 12 to 30 words in most items. */
export const checkSentences: Check = ({ items, subjects }): Finding[] => {
  if (!subjects.includes('english')) return [];
  const english = items.map((g) => g.item).filter(({ subject }) => subject === 'english');
  const { items: count, median: middle, within } = sentenceLengths(english);
  if (count < ENOUGH) return [];
  const share = (within * 100).toFixed(1);
  return [
    ...(within >= LEAST ? [] : [`${share} % of the sentences have 12 to 30 words`]),
    ...(middle >= WORDS.least && middle <= WORDS.most
      ? []
      : [`the median sentence has ${middle} words, wanted 12 to 30`]),
  ].map((message) => ({ rule: 7, id: 'english', message }));
};
