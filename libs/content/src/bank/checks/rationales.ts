import type { BankItem } from '../kit/types.js';
import { type Choice, choicesOf } from './contents.js';
import { falseEquations } from './equations.js';
import { checkEach } from './per-item.js';
import { contentWords, numbersIn, plainText, quantityOf, sameNumber } from './text.js';

/** A rationale shorter than this explains nothing. */
const SHORTEST = 15;

const PLACES = [
  /\b(?:option|choice|answer|distractor)s? (?:\(?[A-G]\)?)(?![\w'’])/,
  /\b(?:first|second|third|fourth|fifth|last|other|previous|next) (?:answer )?(?:option|choice|answer|distractor)s?\b/i,
  /\b(?:option|choice|answer)s? (?:above|below|one|two|three|four|number|\d)\b/i,
  /(?:^|[.;] )\(?[A-G]\)? (?:is|are) (?:in)?correct\b/,
];

const SAYS_WRONG =
  /\b(?:is|are) (?:incorrect|wrong|not (?:the )?(?:correct|right)|a common error)\b/i;
const SAYS_RIGHT =
  /\b(?:this|it) is (?:the )?(?:correct|right|best)(?: (?:answer|choice|option|key))?[.,;]|\bis the (?:correct|right) (?:answer|choice|option)\b/i;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function reasonFaults(choice: Choice, needsError: boolean): string[] {
  const { text, rationale, misconception, right } = choice;
  const faults: string[] = [];
  const plain = plainText(rationale);
  if (plain.length < SHORTEST)
    faults.push(`"${text}" has no rationale worth the name: "${rationale}"`);
  if (PLACES.some((p) => p.test(plain))) {
    faults.push(`the rationale of "${text}" names an option by letter or place: "${rationale}"`);
  }
  if (right && misconception !== undefined) faults.push(`the key "${text}" has a misconception`);
  if (needsError && misconception === undefined) faults.push(`"${text}" has no misconception`);
  if (misconception !== undefined && !SLUG.test(misconception)) {
    faults.push(`the misconception "${misconception}" is no slug`);
  }
  if (right && SAYS_WRONG.test(plain)) {
    faults.push(`the rationale of the key calls something wrong: "${rationale}"`);
  }
  if (!right && SAYS_RIGHT.test(plain)) {
    faults.push(`the rationale of the distractor "${text}" calls it right: "${rationale}"`);
  }
  return faults;
}

/** The number of a numeric key is in its rationale, and what is computed there is true. */
function valueFaults(item: BankItem, key: Choice): string[] {
  const numeric = item.type === 'supply' ? item.answerKind === 'number' : key.value !== undefined;
  const wrongSums = falseEquations(key.rationale).map(
    (equation) => `the rationale of the key computes wrongly: ${equation}`,
  );
  const shown = quantityOf(key.text);
  if (!numeric || !shown) return wrongSums;
  const wanted = [shown.value, shown.unit === '%' ? shown.value * 100 : shown.value];
  const said = numbersIn(key.rationale);
  const found = said.some((v) => wanted.some((w) => sameNumber(v, w)));
  return found
    ? wrongSums
    : [...wrongSums, `the rationale of the key does not come to ${key.text}: "${key.rationale}"`];
}

function overlap(rationale: string, text: string): number {
  const words = contentWords(rationale, 4);
  return [...contentWords(text, 4)].filter((w) => words.has(w)).length;
}

/**
 * The rationales of the key and of a distractor describe each other's content: they were swapped.
 */
function swapFaults(key: Choice, distractors: Choice[]): string[] {
  return distractors
    .filter(
      (d) =>
        overlap(key.rationale, key.text) === 0 &&
        overlap(d.rationale, d.text) === 0 &&
        overlap(key.rationale, d.text) > 1 &&
        overlap(d.rationale, key.text) > 1,
    )
    .map((d) => `the rationales of "${key.text}" and "${d.text}" speak of each other`);
}

function hasWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'u').test(text);
}

function itemFaults(item: BankItem): string[] {
  const choices = choicesOf(item);
  const key = choices.find((c) => c.right);
  const distractors = choices.filter((c) => !c.right);
  const faults = choices.flatMap((c) => reasonFaults(c, !c.right));
  if (item.type === 'ordered') {
    const whole = { text: 'the order', rationale: item.rationale, right: false };
    faults.push(...reasonFaults({ ...whole, misconception: item.misconception }, true));
  }
  if (key && item.type !== 'ordered') faults.push(...valueFaults(item, key));
  if (key && item.type === 'multiple-choice') faults.push(...swapFaults(key, distractors));
  const reasons = distractors.map((c) => plainText(c.rationale));
  if (key && reasons.includes(plainText(key.rationale))) {
    faults.push('the key and a distractor have the same rationale');
  }
  if (item.type === 'supply' && item.answerKind === 'word') {
    const said = plainText(item.rationale).toLowerCase();
    if (![item.answer, ...item.accepted].some((a) => hasWord(said, a.trim().toLowerCase()))) {
      faults.push(`the rationale does not come to "${item.answer}": "${item.rationale}"`);
    }
  }
  return faults;
}

/**
 * Rule 3: every choice has a rationale and every distractor a misconception; the rationale of the key
 * arrives at the key, computes correctly, and doesn't contradict it; none refers to an option by
 * letter or place.
 */
export const checkRationales = checkEach(3, ({ item }) => itemFaults(item));
