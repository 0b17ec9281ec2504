import { SUBJECTS, type Subject } from './subjects.js';

/** What a paper is: facts to learn, or questions with their answers. */
export const PAPER_KINDS = ['study-sheet', 'questions'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Questions of a paper that anyone may download. */
export const PAPER_QUESTIONS = 25;

/** A PDF that anyone may download. */
export interface PublicPaper {
  /** Its name in addresses. */
  slug: string;
  subject: Subject;
  kind: PaperKind;
}

/** Every paper that anyone may download: two a subject, in the exam's order. */
export const PUBLIC_PAPERS: readonly PublicPaper[] = SUBJECTS.flatMap((subject) => [
  { slug: `${subject}-study-sheet`, subject, kind: 'study-sheet' as const },
  { slug: `${subject}-${PAPER_QUESTIONS}-questions`, subject, kind: 'questions' as const },
]);

/** The address of a paper on this site; it stays the same when the paper changes. */
export function paperHref(slug: string): string {
  return `/papers/${slug}.pdf`;
}
