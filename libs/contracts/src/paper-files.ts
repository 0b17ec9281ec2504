import * as z from 'zod';
import { PUBLIC_PAPER_KINDS } from './papers.js';
import { SUBJECTS } from './subjects.js';

/** A paper as it is now. */
export const paperFile = z.strictObject({
  slug: z.string(),
  subject: z.enum(SUBJECTS),
  kind: z.enum(PUBLIC_PAPER_KINDS),
  /** Where it always is, in its current version. */
  href: z.string(),
  /** Where this version is; another one has another address. */
  fileHref: z.string(),
  pages: z.int(),
  bytes: z.int(),
  madeAt: z.iso.datetime(),
});
export type PaperFile = z.infer<typeof paperFile>;

/** Names a file: of a paper's version, or of its current one. */
export const paperParams = z.strictObject({ file: z.string().max(120) });

/** The papers that anyone may download; one that isn't made yet is missing. */
export const paperList = z.strictObject({ items: z.array(paperFile) });
export type PaperList = z.infer<typeof paperList>;
