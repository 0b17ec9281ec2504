import type { BankItem } from '../kit/types.js';
import { judgedTexts } from './contents.js';
import { plainText } from './text.js';
import type { Check, Finding } from './types.js';

/** Two punctuation marks in a row. An ellipsis has three periods, and a comma may follow "a.m." or "U.S." */
const DOUBLED = /(?<![.])(?:\.\.|[?!,;:][.,;:]|(?<!\.[a-z])\.[,;:])(?![.])/i;
/** "a.m.", "Corp.": a period that ends a word, not a sentence. */
const POINTED = /(?:[ap]\.m|\bapprox|\bNo)\.[”"']?$/;

function isSentence(text: string): boolean {
  return /[.?!][”"']?$/.test(text) && !POINTED.test(text);
}

function doubled(item: BankItem): Finding[] {
  const text = judgedTexts(item)
    .map(plainText)
    .find((one) => DOUBLED.test(one));
  if (text === undefined) return [];
  return [{ rule: 7, id: item.id, message: `two points in a row: "${text.slice(0, 80)}"` }];
}

function unevenEnds(item: BankItem): Finding[] {
  if (item.subject !== 'science' || item.type !== 'multiple-choice') return [];
  const ends = item.options.map(({ text }) => isSentence(text));
  if (ends.every(Boolean) || !ends.some(Boolean)) return [];
  const odd = item.options[ends.indexOf(false)]?.text;
  return [{ rule: 7, id: item.id, message: `some options end with a period, and not "${odd}"` }];
}

/**
 * Rule 7: no doubled punctuation, and in Science, a period after all options or none. Reading may mix
 * a topic with statements, and English may ask about the period.
 */
export const checkEndings: Check = ({ items }) =>
  items.flatMap(({ item }) => [...doubled(item), ...unevenEnds(item)]);
