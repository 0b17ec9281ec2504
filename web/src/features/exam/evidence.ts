import type { AnswerFeedback } from '@prepward/contracts/attempts';
import { type Sentence, sentencesOf } from './highlighting.js';
import { plainText } from './plain-text.js';
import { namedIds } from './verdict-words.js';

/** Long quotes are shown in part: a card is not the passage. */
const MOST = 2;

/** A text for comparing: case, kinds of dashes and of quotation marks, and line breaks don't count. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/["“”]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[—–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a reason quotes, cut where words were left out or put in; single words are mentions. */
function quotesIn(html: string): string[] {
  return [...plainText(html).matchAll(/["“]([^"”]+)["”]/g)]
    .flatMap(([, quote = '']) => quote.split(/…|\.\.\.|\[[^\]]*\]/))
    .map((part) => bare(part).replace(/^[\s,.;:!?']+|[\s,.;:!?']+$/g, ''))
    .filter((part) => part.includes(' '));
}

/** The reasons of what is right: of the keyed options, or of the item as a whole. */
function reasonsOfKey({ key, rationale, rationales }: AnswerFeedback): string[] {
  const keyed = namedIds(key);
  const own = rationales.filter(({ id }) => keyed.includes(id)).map((one) => one.rationale);
  return rationale ? [rationale, ...own] : own;
}

/**
 * The sentences of a passage that prove the key: those that its reasons quote, found by exact match.
 * Empty where nothing is quoted, or where what is quoted is not in the passage.
 */
export function evidenceIn(passageHtml: string, feedback: AnswerFeedback): Sentence[] {
  const quotes = reasonsOfKey(feedback).flatMap(quotesIn);
  if (quotes.length === 0) {
    return [];
  }
  return sentencesOf(passageHtml)
    .filter(({ text }) => {
      const sentence = bare(text);
      return quotes.some((quote) => sentence.includes(quote));
    })
    .slice(0, MOST);
}
