import { PAPER_QUESTIONS, type PublicPaper } from '@prepward/contracts/papers';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { Island } from '../islands.js';
import { PaperCover } from './paper-cover.js';

interface PaperText {
  title: string;
  about: string;
  action: string;
}

function textOf({ kind, subject }: PublicPaper): PaperText {
  const name = SUBJECT_NAMES[subject];
  return kind === 'study-sheet'
    ? {
        title: `${name} study sheet`,
        about: 'The facts and habits of every content area, short enough to memorize.',
        action: 'Download the study sheet',
      }
    : {
        title: `${PAPER_QUESTIONS.questions} ${name} questions`,
        about:
          'All question types in the exam’s proportions, then the key, your score by area, and the reason for every option.',
        action: 'Download the questions',
      };
}

/** The papers of a subject, each with what it holds and the link to its file. */
export function PaperList({ papers }: { papers: readonly PublicPaper[] }) {
  return (
    <ul className="grid gap-4" aria-label="Files">
      {papers.map((paper) => {
        const { title, about, action } = textOf(paper);
        return (
          <li
            key={paper.slug}
            className="flex gap-5 rounded-md border border-line bg-surface p-5 max-sm:p-4 sm:gap-7 sm:p-6"
          >
            <PaperCover subject={paper.subject} kind={paper.kind} />
            <div className="min-w-0">
              <h2 className="text-21">{title}</h2>
              <p className="mt-2">{about}</p>
              <Island name="paperDownload" props={{ slug: paper.slug, action }} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
