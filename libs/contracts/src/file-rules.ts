import { ERROR_WORDS } from './error-words.js';

/** Largest file that staff may upload, bytes. */
export const FILE_MAX_BYTES = 50 * 1024 * 1024;

/** {@link FILE_MAX_BYTES} in words: `50 MB`. */
export const FILE_MAX_TEXT = `${FILE_MAX_BYTES / 1024 / 1024} MB`;

/** How many questions staff may say that a test bank's file has. */
export const FILE_QUESTIONS = { least: 1, most: 1000 } as const;

/** The most files that one query for downloads may name. */
export const DOWNLOAD_FILES_MAX = 50;

/**
 * A file is sent in pieces of this many bytes, the last one shorter; each is retried automatically.
 */
export const FILE_CHUNK_BYTES = 1024 * 1024;

/** How many pieces a file of this size has. */
export function chunksOf(bytes: number): number {
  return Math.ceil(bytes / FILE_CHUNK_BYTES);
}

/** Why a file was refused after it had fully arrived. */
export const FILE_PROBLEMS = [
  'checksum',
  'not-pdf',
  'two-kinds',
  'broken',
  'oversized',
  'encrypted',
  'script',
  'launch',
  'open-action',
  'embedded-files',
  'forms-that-send',
  'duplicate',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** What staff read for it. */
export const FILE_PROBLEM_WORDS: Readonly<Record<FileProblem, string>> = {
  checksum: 'The file arrived damaged. Upload it again.',
  'not-pdf': ERROR_WORDS.FILE_NOT_PDF,
  'two-kinds': 'This file is a PDF and an archive or a web page at once. Print it to a new PDF.',
  broken: "This PDF is damaged and can't be opened. Export it again, then upload it.",
  oversized:
    "This PDF is too large once it's unpacked. Export it again with smaller images, or print it to a new PDF, then upload that one.",
  encrypted: 'This PDF is protected by a password. Save it without one, then upload it.',
  script: 'This PDF contains JavaScript. Print it to a new PDF, then upload that one.',
  launch: 'This PDF starts a program or opens another file. Print it to a new PDF.',
  'open-action': 'This PDF does something by itself when it opens. Print it to a new PDF.',
  'embedded-files': 'This PDF has other files attached inside. Remove them, then upload it.',
  'forms-that-send': 'This PDF has a form that sends data. Print it to a new PDF.',
  duplicate: 'This file is already here, byte for byte.',
};

/**
 * File names that staff can trust: no path, and `.pdf` at the end. No marks that change the writing
 * direction, which can make `fdp.exe` read as `exe.pdf`.
 */
export const FILE_NAME = /^(?![. ])[^/\\:*?"<>|\p{Cc}\p{Bidi_Control}]{1,150}\.pdf$/iu;
