import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of the module mean over HTTP. */
export const NOTIFICATIONS_ERRORS = {
  UNSUBSCRIBE_LINK_INVALID: {
    status: 404,
    message: 'No account has this unsubscribe link: it is incomplete, or the account was deleted.',
  },
} as const satisfies Partial<Record<ErrorCode, Problem>>;
