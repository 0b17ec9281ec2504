import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** How the module's error codes map to HTTP. */
export const SITE_ERRORS = {
  CLAIM_NOT_FOUND: { status: 404, message: "The site doesn't make that claim." },
  CLAIM_IS_MEASURED: {
    status: 409,
    message: 'This claim is measured: a confirmation can’t make it true.',
  },
} satisfies Partial<Record<ErrorCode, Problem>>;
