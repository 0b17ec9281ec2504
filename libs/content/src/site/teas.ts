import {
  DIAGNOSTIC_ITEMS,
  FREE_BANK_ITEMS,
  FREE_PRACTICE_ITEMS,
  QUIZ_ITEMS,
  QUIZ_SETS,
} from '@prepward/contracts/attempt-rules';
import {
  ALTERNATE_SHARE,
  BLUEPRINT,
  type BlueprintSection,
  BREAK,
  BREAK_AFTER_SECTION,
  EXAM,
} from '@prepward/contracts/exam';
import { inWords } from '@prepward/contracts/number-words';
import { SUBJECT_NAMES, SUBJECT_SHORT_NAMES, type Subject } from '@prepward/contracts/subjects';

/** A section's numbers, as used in texts. */
export interface SectionWords {
  name: string;
  items: number;
  scored: number;
  minutes: number;
  /** Seconds per question, rounded. */
  pace: number;
  /** `45 questions in 55 minutes` */
  load: string;
  /** Minutes for one free quiz at the exam's pace. */
  quizMinutes: number;
  /** Scored questions by area: `key-ideas`. */
  areas: Readonly<Record<string, number>>;
}

function wordsOf({ subject, items, scoredItems, minutes, areas }: BlueprintSection): SectionWords {
  return {
    name: SUBJECT_NAMES[subject],
    items,
    scored: scoredItems,
    minutes,
    pace: Math.round((minutes * 60) / items),
    load: `${items} questions in ${minutes} minutes`,
    quizMinutes: Math.round((QUIZ_ITEMS * minutes) / items),
    areas: Object.fromEntries(
      areas.map(({ area, scoredItems: scored }) => [area.slice(subject.length + 1), scored]),
    ),
  };
}

const inTurn = (of: readonly BlueprintSection[]) =>
  of.map(({ subject }) => SUBJECT_SHORT_NAMES[subject]).join(', then ');

const sections = Object.fromEntries(
  BLUEPRINT.map((section) => [section.subject, wordsOf(section)]),
) as Record<Subject, SectionWords>;

/** The exam's numbers for texts, all from `contracts/exam`: no text spells one out. */
export const TEAS = {
  ...sections,
  /** `four` */
  sections: inWords(BLUEPRINT.length),
  items: EXAM.items,
  scored: EXAM.scoredItems,
  unscored: EXAM.items - EXAM.scoredItems,
  minutes: EXAM.minutes,
  breakMinutes: BREAK.minutes,
  /** The section before the break. */
  breakAfter: SUBJECT_NAMES[BREAK.after],
  /** `Reading, then Math` */
  beforeBreak: inTurn(BLUEPRINT.filter(({ n }) => n <= BREAK_AFTER_SECTION)),
  afterBreak: inTurn(BLUEPRINT.filter(({ n }) => n > BREAK_AFTER_SECTION)),
  /** `one in five`: about how many questions aren't plain multiple choice. */
  alternates: `one in ${inWords(Math.round(1 / ALTERNATE_SHARE))}`,
  /** `170 questions in 209 minutes` */
  load: `${EXAM.items} questions in ${EXAM.minutes} minutes`,
  /** The pace of every section, worded for a sentence. */
  paces: `${sections.reading.pace} seconds per question in Reading, ${sections.math.pace} in Math, ${sections.science.pace} in Science, ${sections.english.pace} in English`,
} as const;

/** What's free, in two sentences. */
export const FREE_OFFER = `Without an account: ${FREE_PRACTICE_ITEMS} questions and ${QUIZ_SETS} quizzes of ${QUIZ_ITEMS} in each subject, and the free downloads. With a free account: ${FREE_BANK_ITEMS} questions in each subject with all rationales, a diagnostic of ${DIAGNOSTIC_ITEMS}, and your progress.`;

/** Rows of a Markdown table, one per section in the order of the exam; `pause` is the break's row. */
export function sectionRows(cells: (section: SectionWords, n: number) => string, pause?: string) {
  return BLUEPRINT.flatMap(({ subject, n }) => {
    const row = `| ${cells(sections[subject], n)} |`;
    return pause !== undefined && subject === BREAK.after ? [row, `| ${pause} |`] : [row];
  }).join('\n');
}

/** `question 15 at 18 minutes`: where a student on pace is after part of a section. */
export function markAt({ items, minutes }: SectionWords, part: number): string {
  const question = Math.round(items * part);
  return `question ${question} at ${Math.floor((question * minutes) / items)} minutes`;
}
