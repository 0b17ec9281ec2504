import { allPassages, generateBank, type Passage } from '@prepward/content/bank';
import { PAGES } from '@prepward/content/site/index';
import { STUDY_SHEETS } from '@prepward/content/site/study-sheets/index';
import { BRAND } from '@prepward/contracts/brand';
import { freePool } from '@prepward/contracts/free-pool';
import type { PaperFile } from '@prepward/contracts/papers';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { chooseItems } from './choose.js';
import type { Site } from './furniture.js';
import { fitsPage } from './question.js';
import { questionPaper } from './question-paper.js';
import { Sheet } from './sheet.js';
import { studySheet } from './study-sheet.js';

/** A PDF, and what pages say of it. */
export interface Paper {
  file: PaperFile;
  bytes: Uint8Array;
}

/** The papers of a subject say of themselves the day on which their page was last changed. */
function dateOf(subject: Subject): Date {
  const page = PAGES.find(({ path }) => path === `/downloads/${subject}`);
  if (!page) {
    throw new RangeError(`The site has no page for the papers of ${subject}`);
  }
  return new Date(`${page.updated}T00:00:00Z`);
}

function paperOf(subject: Subject, kind: PaperFile['kind'], made: Made): Paper {
  const name = kind === 'questions' ? '25-questions' : kind;
  const href = `/papers/${subject}-${name}.pdf`;
  return {
    file: { subject, kind, href, pages: made.pages, bytes: made.bytes.length },
    bytes: made.bytes,
  };
}

interface Made {
  pages: number;
  bytes: Uint8Array;
}

/** The passages of a subject that can stand on one page, by id. */
function fitting(site: Site, subject: Subject): Map<string, Passage> {
  const scratch = new Sheet({ title: '', subject: '', author: site.brand, date: site.date });
  const passages = allPassages().filter(
    (passage) => passage.id.startsWith(`${subject}.`) && fitsPage(scratch, passage),
  );
  return new Map(passages.map((passage) => [passage.id, passage]));
}

/**
 * Makes every paper: a study sheet and 25 questions a subject. The same content gives the same
 * bytes. Takes some seconds.
 *
 * @param origin Public origin of the site, which the papers link to; empty for none.
 * @throws Error when something does not fit on a page or has no sign in the fonts.
 */
export async function renderPapers(
  origin: string,
  subjects: readonly Subject[] = SUBJECTS,
): Promise<Paper[]> {
  const items = generateBank().map(({ item }) => item);
  const papers: Paper[] = [];
  for (const subject of subjects) {
    // What anybody may download is free: the same questions are kept out of mock exams.
    const free = freePool(
      items.filter((item) => item.subject === subject),
      ({ passageId }) => passageId,
    );
    const site: Site = { brand: BRAND.name, origin, date: dateOf(subject) };
    const passages = fitting(site, subject);
    const usable = free.filter(
      ({ passageId }) => passageId === undefined || passages.has(passageId),
    );
    const kinds = new Map([...passages].map(([id, { kind }]) => [id, kind]));
    const facts = STUDY_SHEETS.find((one) => one.subject === subject);
    if (!facts) {
      throw new RangeError(`There is no study sheet for ${subject}`);
    }
    papers.push(paperOf(subject, 'study-sheet', await studySheet(site, facts)));
    const chosen = chooseItems(subject, usable, kinds);
    papers.push(
      paperOf(subject, 'questions', await questionPaper(site, subject, chosen, passages)),
    );
  }
  return papers;
}
