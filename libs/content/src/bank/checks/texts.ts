import type { Passage } from '../kit/types.js';
import { nearDuplicates, sameItems } from './duplicates.js';
import { proseWords, readingGrade } from './readability.js';
import type { Check, CheckedBank, Finding } from './types.js';

const GRADE = { least: 8, most: 13 };
/** From a single paragraph to the longest text of the exam. */
const WORDS = { least: 60, most: 350 };
/** Labels, schedules and lists are not prose: they have neither a grade nor a set length. */
const LONG_PROSE = ['informational', 'narrative', 'persuasive', 'technical'];
const PROSE_KINDS = new Set(LONG_PROSE);
/** The kinds of passages that are prose, single paragraphs included. */
export const PROSE: ReadonlySet<string> = new Set([...LONG_PROSE, 'paragraph']);

function passageFault({ text }: Passage): string | undefined {
  const words = proseWords(text);
  if (words < WORDS.least || words > WORDS.most) {
    return `${words} words of prose, wanted ${WORDS.least} to ${WORDS.most}`;
  }
  const grade = Math.round(readingGrade(text) * 10) / 10;
  if (grade >= GRADE.least && grade <= GRADE.most) return undefined;
  return `reading grade ${grade.toFixed(1)}, wanted ${GRADE.least} to ${GRADE.most}`;
}

function passageFaults({ passages, subjects }: CheckedBank): Finding[] {
  const judged = passages.filter(
    (p) => subjects.some((s) => p.id.startsWith(`${s}.`)) && PROSE_KINDS.has(p.kind),
  );
  return judged.flatMap((passage) => {
    const message = passageFault(passage);
    return message === undefined ? [] : [{ rule: 7, id: passage.id, message }];
  });
}

function duplicateFaults({ items }: CheckedBank): Finding[] {
  const same = sameItems(items).map(([first, id]): [string, string] => [
    id,
    `the same item as ${first}`,
  ]);
  const near = (['item', 'stem'] as const).flatMap((part) =>
    nearDuplicates(items, part).map(([first, id, share]): [string, string] => [
      id,
      `the ${part} is nearly that of ${first} (${Math.round(share * 100)} %)`,
    ]),
  );
  return [...same, ...near].map(([id, message]) => ({ rule: 7, id, message }));
}

/** Rule 7: passages of a sensible length and grade; no item twice; no two models with nearly the same item. */
export const checkTexts: Check = (bank) => [...passageFaults(bank), ...duplicateFaults(bank)];
