import { SUBJECTS, type Subject } from './subjects.js';

/** What a paper that anyone may download is: facts to learn, or questions with their answers. */
export const PUBLIC_PAPER_KINDS = ['study-sheet', 'questions'] as const;
export type PublicPaperKind = (typeof PUBLIC_PAPER_KINDS)[number];

/** Every kind of paper; a test bank is sold. */
export const PAPER_KINDS = [...PUBLIC_PAPER_KINDS, 'test-bank'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Kinds of papers with questions. */
export type QuestionsKind = Exclude<PaperKind, 'study-sheet'>;

/** How many questions a paper has, by kind. */
export const PAPER_QUESTIONS = {
  questions: 25,
  'test-bank': 100,
} as const satisfies Record<QuestionsKind, number>;

/** A PDF that the worker keeps up to date. */
export interface PaperDefinition<Kind extends PaperKind = PaperKind> {
  /** Its name in addresses and files. */
  slug: string;
  subject: Subject;
  kind: Kind;
}

/** A PDF that anyone may download. */
export type PublicPaper = PaperDefinition<PublicPaperKind>;

/** Every paper that anyone may download: two per subject, in the exam's order. */
export const PUBLIC_PAPERS: readonly PublicPaper[] = SUBJECTS.flatMap((subject) => [
  { slug: `${subject}-study-sheet`, subject, kind: 'study-sheet' as const },
  {
    slug: `${subject}-${PAPER_QUESTIONS.questions}-questions`,
    subject,
    kind: 'questions' as const,
  },
]);

/** Every paper that is sold: one per subject, in the exam's order. */
export const SOLD_PAPERS: readonly PaperDefinition<'test-bank'>[] = SUBJECTS.map((subject) => ({
  slug: `${subject}-test-bank`,
  subject,
  kind: 'test-bank',
}));

/** Every paper there is. */
export const PAPERS: readonly PaperDefinition[] = [...PUBLIC_PAPERS, ...SOLD_PAPERS];

/** The address of a public paper on this site; it stays the same when the paper changes. */
export function paperHref(slug: string): string {
  return `/papers/${slug}.pdf`;
}
