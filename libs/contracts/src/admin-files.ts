import * as z from 'zod';
import { adminBulkQuery, adminListQuery, reasonText } from './admin-lists.js';
import {
  DOWNLOAD_FILES_MAX,
  FILE_MAX_BYTES,
  FILE_MAX_TEXT,
  FILE_NAME,
  FILE_PROBLEMS,
  FILE_QUESTIONS,
} from './file-rules.js';
import { PAPER_KINDS, PUBLIC_PAPERS } from './papers.js';
import { SEARCH_MAX } from './search-rules.js';
import { SUBJECTS } from './subjects.js';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'expected SHA-256 as 64 hexadecimal digits');

/** `POST /api/v1/admin/file-uploads`: announces a file that is then sent in pieces. */
export const beginUploadBody = z.strictObject({
  name: z
    .string()
    .regex(FILE_NAME, 'expected the name of a PDF, without a path, at most 150 characters'),
  bytes: z
    .int()
    .min(1, 'expected a file with something in it')
    .max(FILE_MAX_BYTES, `expected at most ${FILE_MAX_TEXT}`),
  /** SHA-256 of the whole file. */
  hash,
  /** An existing file, whose next version this becomes. */
  fileId: z.uuid().optional(),
});
export type BeginUploadBody = z.infer<typeof beginUploadBody>;

/** How far an upload is. */
export const fileUpload = z.strictObject({
  id: z.uuid(),
  /** `checking`: it has fully arrived and is being checked. */
  state: z.enum(['receiving', 'checking', 'taken', 'refused']),
  /** Pieces received, counted from the first without a gap. */
  chunks: z.int(),
  problem: z.enum(FILE_PROBLEMS).nullable(),
  /** The file that it became; for a duplicate, the existing one. */
  fileId: z.uuid().nullable(),
});
export type FileUpload = z.infer<typeof fileUpload>;
export const fileUploadParams = z.strictObject({ id: z.uuid() });
export const fileChunkParams = z.strictObject({ id: z.uuid(), n: z.coerce.number().int().min(0) });

const filePicture = z.strictObject({
  page: z.int(),
  width: z.int(),
  height: z.int(),
});

export const filePictureParams = z.strictObject({
  id: z.uuid(),
  page: z.coerce.number().int().min(1).max(10_000),
});

const fileVersion = z.strictObject({
  version: z.int(),
  hash,
  bytes: z.int(),
  pages: z.int(),
  createdAt: z.iso.datetime(),
});

/** Names of the papers that anyone may download. */
const FREE_SLUGS = PUBLIC_PAPERS.map(({ slug }) => slug);

/** A staff file, as it is listed. */
export const adminFile = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  bytes: z.int(),
  pages: z.int(),
  /** The subject whose test bank it is; null where it isn't sold. */
  soldAs: z.enum(SUBJECTS).nullable(),
  /** The free paper whose place it takes; null where it isn't one. */
  freeAs: z.enum(FREE_SLUGS).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminFile = z.infer<typeof adminFile>;
export const adminFileParams = z.strictObject({ id: z.uuid() });

export const adminFileDetail = adminFile.extend({
  hash,
  /** How often its versions were downloaded for free, by anyone. */
  freeDownloads: z.int(),
  /** The first pages. */
  pictures: z.array(filePicture),
  /** Newest first. */
  versions: z.array(fileVersion),
});
export type AdminFileDetail = z.infer<typeof adminFileDetail>;

export const ADMIN_FILE_SORTS = ['name', 'bytes', 'pages', 'createdAt', 'updatedAt'] as const;

/** `?filter={"q":"math"}` */
export const adminFilesQuery = adminListQuery(ADMIN_FILE_SORTS, {
  q: z.string().max(SEARCH_MAX).optional(),
  soldAs: z.enum(SUBJECTS).optional(),
});
export type AdminFilesQuery = z.infer<typeof adminFilesQuery>;

/**
 * `POST /api/v1/admin/files/{id}/publish`: this file takes the place of a subject's paper. Buyers get it
 * instead of the test bank; anyone instead of a free paper.
 */
export const publishFileBody = z
  .strictObject({
    subject: z.enum(SUBJECTS),
    kind: z.enum(PAPER_KINDS).default('test-bank'),
    /** How many questions it has: the test bank's page says so. */
    questions: z.int().min(FILE_QUESTIONS.least).max(FILE_QUESTIONS.most).optional(),
    reason: reasonText,
  })
  .refine(({ kind, questions }) => kind !== 'test-bank' || questions !== undefined, {
    path: ['questions'],
    message: 'expected how many questions the test bank asks',
  });
export type PublishFileBody = z.infer<typeof publishFileBody>;

/** `POST /api/v1/admin/files/{id}/withdraw`: the paper made from the bank takes its place again. */
export const withdrawFileBody = z.strictObject({ reason: reasonText });

/** `DELETE /api/v1/admin/files?filter={"id":[…]}`: removes files with all their versions. */
export const deleteFilesQuery = adminBulkQuery(z.uuid());
export const deleteFilesBody = z.strictObject({ reason: reasonText });

/** A download of a paper by someone who was signed in, as staff see it. */
export const adminDownload = z.strictObject({
  id: z.uuid(),
  userId: z.uuid(),
  /** Set for a test bank; null for a free paper. */
  purchaseId: z.uuid().nullable(),
  subject: z.enum(SUBJECTS),
  kind: z.enum(PAPER_KINDS),
  /** Hash of the paper's file; for a test bank, of the file that the copy was made from. */
  paperHash: hash.nullable(),
  at: z.iso.datetime(),
});
export type AdminDownload = z.infer<typeof adminDownload>;
export const ADMIN_DOWNLOAD_SORTS = ['at'] as const;
export const adminDownloadsQuery = adminListQuery(ADMIN_DOWNLOAD_SORTS, {
  subject: z.enum(SUBJECTS).optional(),
  kind: z.enum(PAPER_KINDS).optional(),
  userId: z.uuid().optional(),
  /** Downloads of any of these files. */
  paperHash: z.array(hash).min(1).max(DOWNLOAD_FILES_MAX).optional(),
});
export type AdminDownloadsQuery = z.infer<typeof adminDownloadsQuery>;
