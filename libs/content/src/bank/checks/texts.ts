import { nearDuplicates, sameItems } from './duplicates.js';
import { proseWords, readingGrade } from './readability.js';
import type { Check, CheckedBank, Finding } from './types.js';

const GRADE = { least: 8, most: 13 };
/** Labels, schedules and lists are not prose; below this many words a grade says nothing. */
const PROSE_WORDS = 80;
const PROSE_KINDS = new Set(['informational', 'narrative', 'persuasive', 'technical']);

function gradeFaults({ passages, subjects }: CheckedBank): Finding[] {
  const judged = passages.filter(
    (p) =>
      subjects.some((s) => p.id.startsWith(`${s}.`)) &&
      PROSE_KINDS.has(p.kind) &&
      proseWords(p.text) >= PROSE_WORDS,
  );
  return judged.flatMap((passage) => {
    const grade = Math.round(readingGrade(passage.text) * 10) / 10;
    if (grade >= GRADE.least && grade <= GRADE.most) return [];
    const message = `reading grade ${grade.toFixed(1)}, wanted ${GRADE.least} to ${GRADE.most}`;
    return [{ rule: 7, id: passage.id, message }];
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

/** Rule 7: passages of a sensible grade; no item twice; no two models with nearly the same item. */
export const checkTexts: Check = (bank) => [...gradeFaults(bank), ...duplicateFaults(bank)];
