import type { PublicPaperKind } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import { SubjectPicture } from '../../../ui/illustrations/subject-picture.js';

/** What the lines below the picture look like: facts in two columns, or options to fill in. */
const LINES: Record<PublicPaperKind, string> = {
  'study-sheet': 'M10 62h22M10 69h18M10 76h22M10 83h14M40 62h22M40 69h22M40 76h16M40 83h20',
  questions: 'M22 63h36M22 73h28M22 83h32M12 60h5v6h-5ZM12 70h5v6h-5ZM12 80h5v6h-5Z',
};

/** A miniature of a paper's first page. Decorative: the text is next to it. */
export function PaperCover({ subject, kind }: { subject: Subject; kind: PublicPaperKind }) {
  return (
    <div
      aria-hidden="true"
      className="relative aspect-[72/94] self-start w-24 shrink-0 overflow-hidden rounded-sm border border-line-strong bg-surface sm:w-28"
    >
      <svg
        viewBox="0 0 72 94"
        aria-hidden="true"
        className="absolute inset-0 fill-none stroke-line-strong"
      >
        <path d="M0 0h72v6H0Z" className="fill-primary stroke-none" />
        <path d={LINES[kind]} strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <SubjectPicture subject={subject} className="absolute inset-x-[24%] top-[13%] w-[52%]" />
    </div>
  );
}
