import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** What the module's codes mean over HTTP. */
export const OPERATIONS_ERRORS = {
  DEAD_LETTER_NOT_FOUND: { status: 404, message: "There's no such permanently failed job." },
  MAIL_NOT_FOUND: { status: 404, message: "There's no such email." },
  MAIL_NOT_REPEATABLE: {
    status: 409,
    message: 'Its event was removed, or its job is running now.',
  },
} as const satisfies Partial<Record<ErrorCode, Problem>>;
