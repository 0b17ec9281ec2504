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

/** `GET /papers/{file}`: other parameters are a stranger's, who linked to the file. */
export const paperQuery = z.object({
  /** Of a link that a signed-in student asked for: names who downloads. */
  pass: z.string().max(2000).optional().catch(undefined),
});

/** `POST /api/v1/papers/{slug}/link`: where a signed-in student downloads the paper. */
export const paperLinkParams = z.strictObject({ slug: z.string().max(120) });
export const paperLink = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });

/** The papers that anyone may download; one that isn't made yet is missing. */
export const paperList = z.strictObject({ items: z.array(paperFile) });
export type PaperList = z.infer<typeof paperList>;
