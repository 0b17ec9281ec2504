import type { AnswerFeedback } from '@prepward/contracts/attempts';
import { type Sentence, sentencesOf } from './highlighting.js';
import { plainText } from './plain-text.js';
import { namedIds } from './verdict-words.js';

/** At most this many sentences are shown: the card is not the passage. */
const MOST = 2;

/** A text for comparison: case, dash and quotation mark styles, and line breaks don't matter. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/["“”]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[—–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a rationale quotes, split where words were left out or added; single words are no quotes. */
function quotesIn(html: string): string[] {
  return [...plainText(html).matchAll(/["“]([^"”]+)["”]/g)]
    .flatMap(([, quote = '']) => quote.split(/…|\.\.\.|\[[^\]]*\]/))
    .map((part) => bare(part).replace(/^[\s,.;:!?']+|[\s,.;:!?']+$/g, ''))
    .filter((part) => part.includes(' '));
}

/** Why the key is correct: the rationales of the keyed options, and of the item as a whole. */
function reasonsOfKey({ key, rationale, rationales }: AnswerFeedback): string[] {
  const keyed = namedIds(key);
  const own = rationales.filter(({ id }) => keyed.includes(id)).map((one) => one.rationale);
  return rationale ? [rationale, ...own] : own;
}

/**
 * The sentences of a passage that prove the key: those that its rationales quote, found by exact match.
 * Empty if nothing is quoted, or if the quotes aren't in the passage.
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
