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

/** A section's figures, as texts say them. */
export interface SectionWords {
  name: string;
  items: number;
  scored: number;
  minutes: number;
  /** Whole seconds a question. */
  pace: number;
  /** `45 questions in 55 minutes` */
  load: string;
  /** Of one free quiz at the exam's pace. */
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

/** The exam's figures for texts, all from `contracts/exam`: no text spells one out. */
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
  /** `one in five`: how many questions are not plain multiple choice, about. */
  alternates: `one in ${inWords(Math.round(1 / ALTERNATE_SHARE))}`,
  /** `170 questions in 209 minutes` */
  load: `${EXAM.items} questions in ${EXAM.minutes} minutes`,
  /** The pace of every section, in a sentence's words. */
  paces: `${sections.reading.pace} seconds per question in Reading, ${sections.math.pace} in Math, ${sections.science.pace} in Science, ${sections.english.pace} in English`,
} as const;

/** What nothing is charged for, in two sentences. */
export const FREE_OFFER = `Without an account: ${FREE_PRACTICE_ITEMS} questions and ${QUIZ_SETS} quizzes of ${QUIZ_ITEMS} in each subject, and the free downloads. With a free account: ${FREE_BANK_ITEMS} questions in each subject with all rationales, a diagnostic of ${DIAGNOSTIC_ITEMS}, and your progress.`;

/** Rows of a Markdown table, one per section in the order of the exam; `pause` is the break's row. */
export function sectionRows(cells: (section: SectionWords, n: number) => string, pause?: string) {
  return BLUEPRINT.flatMap(({ subject, n }) => {
    const row = `| ${cells(sections[subject], n)} |`;
    return pause !== undefined && subject === BREAK.after ? [row, `| ${pause} |`] : [row];
  }).join('\n');
}

/** `question 15 at 18 minutes`: where the pace of a section is after a part of its time. */
export function markAt({ items, minutes }: SectionWords, part: number): string {
  const question = Math.round(items * part);
  return `question ${question} at ${Math.floor((question * minutes) / items)} minutes`;
}
