import { type CsvColumn, csvInstant } from '@prepward/browser/csv';
import type { AdminFile } from '@prepward/contracts/admin-files';
import { FILE_QUESTIONS } from '@prepward/contracts/file-rules';
import {
  PAPER_QUESTIONS,
  type PaperDefinition,
  type PaperKind,
  PUBLIC_PAPERS,
  type PublicPaper,
} from '@prepward/contracts/papers';
import { SUBJECT_SHORT_NAMES } from '@prepward/contracts/subjects';

/** What a paper is, in words. */
export const KIND_NAMES: Readonly<Record<PaperKind, string>> = {
  'study-sheet': 'Study sheet',
  questions: `${PAPER_QUESTIONS.questions} questions`,
  'test-bank': 'Test bank',
};

/**
 * A free paper by its slug.
 * @throws TypeError when there is no paper with that slug
 */
export function freePaper(slug: string | undefined): PublicPaper {
  const paper = PUBLIC_PAPERS.find((one) => one.slug === slug);
  if (paper === undefined) throw new TypeError(`No free paper is called ${slug}.`);
  return paper;
}

/** A paper in words: "Math study sheet". */
export function paperName({ subject, kind }: Pick<PaperDefinition, 'subject' | 'kind'>): string {
  return `${SUBJECT_SHORT_NAMES[subject]} ${KIND_NAMES[kind].toLowerCase()}`;
}

/** What is wrong with the typed number of questions; true when nothing is. */
export function questionsRule(typed: string): string | true {
  const { least, most } = FILE_QUESTIONS;
  const isGood = /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
  return isGood || `Enter a whole number from ${least} to ${most.toLocaleString()}.`;
}

/** How many pages a file has, in words. */
export function pagesText(pages: number): string {
  return pages === 1 ? '1 page' : `${pages.toLocaleString()} pages`;
}

/** What a file is published as, in words. */
export function publishedText({ soldAs, freeAs }: AdminFile): string {
  if (soldAs !== null) return `Sold as the ${SUBJECT_SHORT_NAMES[soldAs]} test bank`;
  const free = PUBLIC_PAPERS.find(({ slug }) => slug === freeAs);
  return free === undefined ? 'Not published' : `Free as the ${paperName(free)}`;
}

/** The columns of the files' CSV file. */
export const FILE_COLUMNS: readonly CsvColumn<AdminFile>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Version', cell: ({ version }) => version },
  { header: 'Pages', cell: ({ pages }) => pages },
  { header: 'Bytes', cell: ({ bytes }) => bytes },
  { header: 'Sold as', cell: ({ soldAs }) => soldAs ?? undefined },
  { header: 'Free as', cell: ({ freeAs }) => freeAs ?? undefined },
  { header: 'Changed (UTC)', cell: ({ updatedAt }) => csvInstant(updatedAt) },
];
