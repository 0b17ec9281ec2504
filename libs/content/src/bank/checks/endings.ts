import type { BankItem } from '../kit/types.js';
import { judgedTexts } from './contents.js';
import { checkEach } from './per-item.js';
import { plainText } from './text.js';

/** Two punctuation marks in a row. An ellipsis has three periods, and a comma may follow "a.m." or "U.S." */
const DOUBLED = /(?<![.])(?:\.\.|[?!,;:][.,;:]|(?<!\.[a-z])\.[,;:])(?![.])/i;
/** "a.m.", "Corp.": a period that ends a word, not a sentence. */
const POINTED = /(?:[ap]\.m|\bapprox|\bNo)\.[”"']?$/;

function isSentence(text: string): boolean {
  return /[.?!][”"']?$/.test(text) && !POINTED.test(text);
}

function doubled(item: BankItem): string[] {
  const text = judgedTexts(item)
    .map(plainText)
    .find((one) => DOUBLED.test(one));
  if (text === undefined) return [];
  return [`two points in a row: "${text.slice(0, 80)}"`];
}

function unevenEnds(item: BankItem): string[] {
  if (item.subject !== 'science' || item.type !== 'multiple-choice') return [];
  const ends = item.options.map(({ text }) => isSentence(text));
  if (ends.every(Boolean) || !ends.some(Boolean)) return [];
  const odd = item.options[ends.indexOf(false)]?.text;
  return [`some options end with a period, and not "${odd}"`];
}

/**
 * Rule 7: no doubled punctuation, and in Science, a period after all options or none. Reading may mix
 * a topic with statements, and English may ask about the period.
 */
export const checkEndings = checkEach(7, ({ item }) => [...doubled(item), ...unevenEnds(item)]);
