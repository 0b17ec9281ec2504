import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import type { SampleKind, SoldPaper } from '@prepward/contracts/test-bank';
import { count } from '../../../lib/format.js';
import { useSoldPapers } from './sold-papers.js';

const SHOWS: Record<SampleKind, string> = {
  cover: 'cover',
  questions: 'a page of questions',
  answers: 'a page of answers with their reasons',
};

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

/** "100 questions · 62 pages · PDF"; only what holds for every paper of the product. */
function sizeOf(papers: readonly SoldPaper[] | undefined, subject: Subject | null): string {
  const all = subject === null ? 4 : 1;
  return papers?.length === all
    ? `${sum(papers, 'questions')} questions · ${sum(papers, 'pages')} pages · PDF`
    : 'PDF · for Letter paper';
}

/** How long a paper on sale is, and what its pages look like: pictures of the paper as it is now. */
export function PaperSamples({ subject }: { subject: Subject | null }) {
  const papers = useSoldPapers(subject);
  const pictures = picturesOf(papers ?? [], subject);
  return (
    <>
      <p className="figures text-soft">{sizeOf(papers, subject)}</p>
      <ul
        aria-label="Sample pages"
        className="mt-4 grid min-h-32 grid-cols-3 gap-3 has-[>:nth-child(4)]:grid-cols-4"
      >
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
    </>
  );
}
