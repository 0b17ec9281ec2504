import type { Passage } from '../kit/types.js';
import { nearDuplicates, sameItems } from './duplicates.js';
import { perItem } from './per-item.js';
import { proseWords, readingGrade } from './readability.js';
import type { Check, CheckedBank, Finding } from './types.js';

const GRADE = { least: 8, most: 13 };
/** From a single paragraph to the longest text of the exam. */
const WORDS = { least: 60, most: 350 };
/** Labels, schedules and lists are not prose: they have no reading grade and no set length. */
const LONG_PROSE = ['informational', 'narrative', 'persuasive', 'technical'];
const PROSE_KINDS = new Set(LONG_PROSE);
/** The kinds of passages that are prose, single paragraphs included. */
export const PROSE: ReadonlySet<string> = new Set([...LONG_PROSE, 'paragraph']);

const passageFault = perItem(({ text }: Passage): string | undefined => {
  const words = proseWords(text);
  if (words < WORDS.least || words > WORDS.most) {
    return `${words} words of prose, wanted ${WORDS.least} to ${WORDS.most}`;
  }
  const grade = Math.round(readingGrade(text) * 10) / 10;
  if (grade >= GRADE.least && grade <= GRADE.most) return undefined;
  return `reading grade ${grade.toFixed(1)}, wanted ${GRADE.least} to ${GRADE.most}`;
});

/** The length in words of a single paragraph, as on the exam. */
const PARAGRAPH = { least: 60, most: 150 };
/** Minimum share of a subject's prose texts that are single paragraphs. */
const PARAGRAPHS = 0.25;
/** Questions on a text: 3 to 6 on the exam, and fewer on a single paragraph. */
const QUESTIONS = { least: 3, most: 6, mostOnParagraph: 5 };
/** Below this many texts, a share means nothing. */
const ENOUGH = 100;

/** Whether a text is one paragraph of 60 to 150 words. */
export const isParagraph = perItem(({ text }: Passage): boolean => {
  const words = proseWords(text);
  const paragraphs = text.trim().split(/\n\s*\n/).length;
  return paragraphs === 1 && words >= PARAGRAPH.least && words <= PARAGRAPH.most;
});

function mixFaults({ passages, subjects }: CheckedBank): Finding[] {
  return subjects.flatMap((subject): Finding[] => {
    const prose = passages.filter((p) => p.id.startsWith(`${subject}.`) && PROSE.has(p.kind));
    const share = prose.filter((p) => isParagraph(p)).length / prose.length;
    if (prose.length < ENOUGH || share >= PARAGRAPHS) return [];
    const message = `${(share * 100).toFixed(1)} % of the prose texts are single paragraphs`;
    return [{ rule: 7, id: subject, message }];
  });
}

function questionFaults({ passages, items }: CheckedBank): Finding[] {
  const counts = new Map<string, number>();
  for (const { item } of items) {
    if (item.passageId !== undefined) {
      counts.set(item.passageId, (counts.get(item.passageId) ?? 0) + 1);
    }
  }
  return passages.flatMap((passage): Finding[] => {
    const { id, kind } = passage;
    const count = counts.get(id) ?? QUESTIONS.least;
    const single = PROSE.has(kind) && isParagraph(passage);
    const most = single ? QUESTIONS.mostOnParagraph : QUESTIONS.most;
    if (count >= QUESTIONS.least && count <= most) return [];
    const what = single ? 'a single paragraph' : 'a text';
    const message = `${count} questions on ${what}, wanted ${QUESTIONS.least} to ${most}`;
    return [{ rule: 8, id, message }];
  });
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
export const checkTexts: Check = (bank) => [
  ...passageFaults(bank),
  ...mixFaults(bank),
  ...duplicateFaults(bank),
];

/** Rule 8: no text has too few or too many questions. */
export const checkQuestions: Check = questionFaults;
