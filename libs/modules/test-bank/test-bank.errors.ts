import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** How the module's error codes map to HTTP. */
export const TEST_BANK_ERRORS = {
  PURCHASE_NOT_FOUND: { status: 404, message: "Your account doesn't have that purchase." },
  PURCHASE_NOT_READY: {
    status: 409,
    message: "The file isn't ready yet. Please try again in a minute.",
  },
  DOWNLOAD_LINK_INVALID: {
    status: 403,
    message: 'This link has expired or is incomplete. Get a new one under My purchases.',
  },
} as const satisfies Partial<Record<ErrorCode, Problem>>;
