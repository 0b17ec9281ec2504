import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of files mean over HTTP. */
export const FILES_ERRORS = {
  FILE_NOT_FOUND: { status: 404, message: "There's no such file." },
  FILE_UPLOAD_NOT_FOUND: { status: 404, message: "There's no such upload of yours." },
  FILE_UPLOAD_CLOSED: { status: 409, message: 'This upload is already complete.' },
  FILE_CHUNK_UNEXPECTED: {
    status: 409,
    message: "This part isn't the next one, or has the wrong length.",
  },
  FILE_NOT_PDF: { status: 422, message: "The bytes aren't a PDF." },
  FILE_PUBLISHED: { status: 409, message: 'The file is published: unpublish it first.' },
  FILE_NOT_PUBLISHED: { status: 409, message: "The file isn't published." },
} satisfies Partial<Record<ErrorCode, Problem>>;
