import * as z from 'zod';
import { SUBJECTS } from './subjects.js';

/** What a sample page of a sold paper shows. */
export const SAMPLE_KINDS = ['cover', 'questions', 'answers'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** A page of a sold paper as a picture, which anyone may see. */
const samplePage = z.strictObject({
  shows: z.enum(SAMPLE_KINDS),
  /** Its number in the paper, from 1. */
  page: z.int(),
  href: z.string(),
  /** Of the picture, in pixels. */
  width: z.int(),
  height: z.int(),
});

/** A paper that is sold, as it is now. */
export const soldPaper = z.strictObject({
  subject: z.enum(SUBJECTS),
  questions: z.int(),
  pages: z.int(),
  /** When this version was made. */
  madeAt: z.iso.datetime(),
  samples: z.array(samplePage),
});
export type SoldPaper = z.infer<typeof soldPaper>;

/** `GET /api/v1/test-bank`: the papers that are sold; one that isn't made yet is missing. */
export const soldPaperList = z.strictObject({ items: z.array(soldPaper) });
export type SoldPaperList = z.infer<typeof soldPaperList>;

/** Names a picture: by its subject, what it shows, and the hash of its file. */
export const sampleParams = z.strictObject({ file: z.string().max(120) });

/** What a link to a bought file carries: proof that its buyer asked for it a short while ago. */
export const purchaseFileQuery = z.strictObject({ pass: z.string().max(2000) });
