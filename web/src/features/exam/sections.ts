import type { Attempt, AttemptItem } from '@prepward/contracts/attempts';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { KIND_NAMES } from '../../entities/attempt/attempts.js';
import { topicName } from '../../entities/topic/topics.js';

type Section = Attempt['sections'][number];

/** The current section: the open one, or the one that waits for the break to end. */
export function sectionOf(attempt: Attempt): Section | undefined {
  const { sections } = attempt;
  return (
    sections.find(({ state }) => state === 'open') ??
    sections.find(({ state }) => state === 'pending') ??
    sections.at(-1)
  );
}

/** The items the student moves among now: those of the open section. None during the break. */
export function itemsOnScreen(attempt: Attempt): AttemptItem[] {
  const section = sectionOf(attempt);
  if (attempt.state !== 'open' || section === undefined || section.state !== 'open') {
    return [];
  }
  return attempt.items.filter((item) => item.section === section.n);
}

/** The section that comes after the open one; undefined when it is the last. */
export function nextSection(attempt: Attempt): Section | undefined {
  const current = sectionOf(attempt);
  return current && attempt.sections.find(({ n }) => n === current.n + 1);
}

/** What a section is called; "This section" where the attempt mixes subjects. */
export function sectionName(section: Section | undefined): string {
  return section?.subject ? SUBJECT_NAMES[section.subject] : 'This section';
}

/** Whether the exam allows its calculator in a section of the subject. */
export function hasCalculator(subject: Section['subject']): boolean {
  return subject === 'math';
}

/**
 * Whether the exam allows its calculator here: in Math. Where a section mixes subjects, an item's id from
 * the bank tells its subject: "math.percent-of:3".
 */
export function isMath(attempt: Attempt, { itemId }: AttemptItem): boolean {
  const subject = sectionOf(attempt)?.subject;
  return subject === undefined ? itemId.startsWith('math.') : hasCalculator(subject);
}

/** The name of a whole attempt: "Mock exam", "Skeletal system", "Science practice". */
export function attemptName(attempt: Attempt): string {
  const [only, ...others] = attempt.sections;
  const subject = others.length === 0 && only?.subject ? SUBJECT_NAMES[only.subject] : null;
  const topic = attempt.category ? topicName(attempt.category) : subject;
  switch (attempt.kind) {
    case 'free-practice':
    case 'free-bank':
      return topic ? `${topic} practice` : KIND_NAMES[attempt.kind];
    case 'quiz':
      return topic ? `${topic} quiz` : KIND_NAMES.quiz;
    case 'practice':
    case 'category':
      return topic ?? KIND_NAMES[attempt.kind];
    default:
      return KIND_NAMES[attempt.kind];
  }
}

/** The title at the top of the screen: the section if there are several, or the attempt. */
export function titleOf(attempt: Attempt): string {
  const section = sectionOf(attempt);
  return attempt.sections.length > 1 && section?.subject
    ? `Section ${section.n} of ${attempt.sections.length}: ${SUBJECT_NAMES[section.subject]}`
    : attemptName(attempt);
}

/** An item's name for the student: "Question 12", or "Reading, question 12" among several sections. */
export function itemName(attempt: Attempt, position: number): string {
  const item = attempt.items.find((one) => one.position === position);
  const section = attempt.sections.find(({ n }) => n === item?.section);
  const before = attempt.items.filter(
    (one) => one.section === item?.section && one.position < position,
  );
  const number = item ? before.length + 1 : position;
  return attempt.sections.length > 1 && section?.subject
    ? `${SUBJECT_NAMES[section.subject]}, question ${number}`
    : `Question ${number}`;
}
