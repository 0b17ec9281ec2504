import type { Subject } from '@prepward/contracts/subjects';

/** A few facts that belong together. */
export interface StudyBlock {
  heading: string;
  /** Markdown with TeX between `$…$`, as in items. */
  body: string;
  /** Spans the full width of the page, for tables with long cells. */
  wide?: true;
}

/** What a study sheet says about one content area. */
export interface StudyPart {
  /** Slug of an area in contracts/objectives. */
  area: string;
  blocks: readonly StudyBlock[];
}

/** The facts to know by heart in a subject, to print on two to four pages. */
export interface StudySheet {
  subject: Subject;
  /** One sentence on how to use it. */
  lead: string;
  parts: readonly StudyPart[];
}
