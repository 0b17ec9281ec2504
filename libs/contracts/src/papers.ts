import type { Subject } from './subjects.js';

/** A PDF that anyone may download. */
export interface PaperFile {
  subject: Subject;
  kind: 'study-sheet' | 'questions';
  /** Address on this site. */
  href: string;
  pages: number;
  bytes: number;
}
