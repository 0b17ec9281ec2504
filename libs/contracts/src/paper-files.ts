import * as z from 'zod';
import { PUBLIC_PAPER_KINDS } from './papers.js';
import { SUBJECTS } from './subjects.js';

/** A paper as it is now. */
export const paperFile = z.strictObject({
  slug: z.string(),
  subject: z.enum(SUBJECTS),
  kind: z.enum(PUBLIC_PAPER_KINDS),
  /** The permanent address of its current version. */
  href: z.string(),
  /** The address of this version only. */
  fileHref: z.string(),
  pages: z.int(),
  bytes: z.int(),
  madeAt: z.iso.datetime(),
});
export type PaperFile = z.infer<typeof paperFile>;

/** Names a file: one version of a paper, or its current one. */
export const paperParams = z.strictObject({ file: z.string().max(120) });

/** `GET /papers/{file}`: parameters that other sites add to their links are ignored. */
export const paperQuery = z.object({
  /** From a link that a signed-in student asked for: says who is downloading. */
  pass: z.string().max(2000).optional().catch(undefined),
});

/** `POST /api/v1/papers/{slug}/link`: a link with which a signed-in student downloads the paper. */
export const paperLinkParams = z.strictObject({ slug: z.string().max(120) });
export const paperLink = z.strictObject({ url: z.string(), expiresAt: z.iso.datetime() });

/** The papers that anyone may download; one that isn't made yet is missing. */
export const paperList = z.strictObject({ items: z.array(paperFile) });
export type PaperList = z.infer<typeof paperList>;
