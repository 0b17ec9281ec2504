import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import type { SampleKind, SoldPaper } from '@prepward/contracts/test-bank';
import { count } from '../../../lib/format.js';
import { useSoldPapers } from './sold-papers.js';

const SHOWS: Record<SampleKind, string> = {
  cover: 'cover',
  questions: 'a page of questions',
  answers: 'a page of answers with their reasons',
};

/** Sample pages that a paper has: one of each kind. */
const SAMPLES = Object.keys(SHOWS).length;

const COLUMNS: Record<number, string> = { 3: 'grid-cols-3', 4: 'grid-cols-4' };

interface Shown {
  href: string;
  alt: string;
  width: number;
  height: number;
}

/** The pictures of a product: every sample of one paper, the covers of all four. */
function picturesOf(papers: readonly SoldPaper[], subject: Subject | null): Shown[] {
  return papers.flatMap((paper) =>
    paper.samples
      .filter(({ shows }) => subject !== null || shows === 'cover')
      .map(({ href, shows, width, height }) => ({
        href,
        width,
        height,
        alt: `${SUBJECT_NAMES[paper.subject]} test bank: ${SHOWS[shows]}`,
      })),
  );
}

function sum(papers: readonly SoldPaper[], of: 'questions' | 'pages'): string {
  return count(papers.reduce((total, paper) => total + paper[of], 0));
}

/** "100 questions · 62 pages · PDF", or without numbers until every paper of the product is known. */
function sizeOf(papers: readonly SoldPaper[] | undefined, all: number): string {
  return papers?.length === all
    ? `${sum(papers, 'questions')} questions · ${sum(papers, 'pages')} pages · PDF`
    : 'PDF · for Letter paper';
}

/** Empty pages as placeholders, at the size of the pictures, until those are known. */
function Drawn({ slots }: { slots: number }) {
  return (
    <div aria-hidden="true" className={`mt-4 grid gap-3 ${COLUMNS[slots]}`}>
      {Array.from({ length: slots }, (_, place) => `page ${place + 1}`).map((page) => (
        <div key={page} className="aspect-[1000/1294] rounded-sm border border-line bg-sunken" />
      ))}
    </div>
  );
}

/** How long a paper on sale is, and what its pages look like: pictures of the paper as it is now. */
export function PaperSamples({ subject }: { subject: Subject | null }) {
  const papers = useSoldPapers(subject);
  const pictures = picturesOf(papers ?? [], subject);
  const files = subject === null ? SUBJECTS.length : 1;
  const slots = subject === null ? SUBJECTS.length : SAMPLES;
  return (
    <>
      <p className="figures text-soft">{sizeOf(papers, files)}</p>
      {pictures.length === 0 ? (
        <Drawn slots={slots} />
      ) : (
        <ul aria-label="Sample pages" className={`mt-4 grid gap-3 ${COLUMNS[slots]}`}>
          {pictures.map(({ href, alt, width, height }) => (
            <li key={href}>
              <a href={href} className="block rounded-sm border border-line-strong">
                <img
                  src={href}
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className="h-auto w-full rounded-sm"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures.length === 0 ? null : (
        <p className="mt-2 text-14 text-soft sm:hidden">Tap a page to read it.</p>
      )}
    </>
  );
}
