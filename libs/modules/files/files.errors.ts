import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of files mean over HTTP. */
export const FILES_ERRORS = {
  FILE_NOT_FOUND: { status: 404, message: 'There is no such file.' },
  FILE_UPLOAD_NOT_FOUND: { status: 404, message: 'There is no such upload of yours.' },
  FILE_UPLOAD_CLOSED: { status: 409, message: 'All of this upload has come already.' },
  FILE_CHUNK_UNEXPECTED: {
    status: 409,
    message: 'This piece is not the next one, or not as long as it has to be.',
  },
  FILE_NOT_PDF: { status: 422, message: 'The bytes are not those of a PDF.' },
  FILE_PUBLISHED: { status: 409, message: 'The file is published: unpublish it first.' },
  FILE_NOT_PUBLISHED: { status: 409, message: 'The file is not published.' },
} satisfies Partial<Record<ErrorCode, Problem>>;
