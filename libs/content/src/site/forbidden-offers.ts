/*
 * What the site never offers. The words themselves have to occur, because the pages refuse these
 * things by name. So a match counts only if the sentence hasn't refused by that point and isn't a
 * question that the next sentence answers with no.
 */

const EXAM = '(?:exam|test|teas)';

const OFFERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:we|tutors?|experts?|somebody|someone|nobody|us)\\b[^.?!]{0,40}\\b(?:take|takes|sit|sits|do|does|write|complete)\\b[^.?!]{0,20}\\b(?:${EXAM}|it)\\b[^.?!]{0,20}\\b(?:for (?:you|me|anybody)|in your place|on your behalf)`,
    'i',
  ),
  new RegExp(
    `\\b(?:take|sit|do)\\b (?:your|my) (?:\\w+ )?${EXAM}\\b[^.?!]{0,15}\\bfor (?:you|me)\\b`,
    'i',
  ),
  /\bhelp\w*\b[^.?!]{0,25}\bduring (?:the|your|an|it)\b/i,
  /\bwhile (?:you|I am|you are) (?:sit|sitting|taking)\b/i,
  /\bbypass/i,
  /\bundetect/i,
  /\bimpersonat/i,
  /\bstand-in\b/i,
  /\bproxy (?:test|exam)/i,
  /\bremote (?:control|access)\b/i,
  /\bhidden helper\b/i,
  /\b(?:work around|get (?:you |somebody |me )?past|ways? around|evade|trick|fool|beat)\b[^.?!]{0,30}\bproctor/i,
  /\b(?:real|actual|live|leaked) (?:exam |or \w+ )*(?:questions?|items?|answers?)\b/i,
  /\bguaranteed? (?:admission|pass)\b/i,
];

/** Must come before or inside the offer: "we sit it for you, no questions asked" isn't a refusal. */
const REFUSAL =
  /\b(?:no|not|never|none|nobody|neither|nor|without|cannot|can't|don't|won't|isn't|decline|refuse|useless|dishonest|you will find sites)\b/i;

/** A refusal that may also come right after the offer: "can someone sit it for you: no". */
const VERDICT = /^[^.?!]{0,30}(?:\(no\)|: no\b|\bis fraud\b|\bconfidential\b|\bhurt you\b)/i;

/** How an answer that says no to a question begins. */
const ANSWER_NO = /^(?:No|Not|Never|Nobody|Neither)\b/;

/** A sentence that seems to offer what is never offered. */
export interface Offense {
  sentence: string;
  /** The words that make the offer. */
  offer: string;
}

function sentencesOf(text: string): string[] {
  return text
    .replaceAll('’', "'")
    .split(/(?<=[.!?])\s+|\n+|\s\|\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0);
}

/** Finds the sentences of a text that offer something forbidden instead of refusing it. */
export function forbiddenOffers(text: string): Offense[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, index) => {
    const offer = OFFERS.map((pattern) => pattern.exec(sentence)).find((match) => match !== null);
    if (!offer) return [];
    const end = offer.index + offer[0].length;
    if (REFUSAL.test(sentence.slice(0, end)) || VERDICT.test(sentence.slice(end))) return [];
    if (sentence.endsWith('?') && ANSWER_NO.test(sentences[index + 1] ?? '')) return [];
    return [{ sentence, offer: offer[0] }];
  });
}
