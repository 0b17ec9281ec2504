import type { Subject } from '@prepward/contracts/subjects';

/** What the build tells of a PDF that it made (`web/vite/papers`). */
export interface PaperFile {
  subject: Subject;
  kind: 'study-sheet' | 'questions';
  /** Address on this site. */
  href: string;
  pages: number;
  bytes: number;
}
