import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of the module mean over HTTP. */
export const TEST_BANK_ERRORS = {
  DOWNLOAD_LINK_INVALID: {
    status: 403,
    message: 'This link has expired or is incomplete. Get a new one under My purchases.',
  },
} as const satisfies Partial<Record<ErrorCode, Problem>>;
