import type { ErrorCode } from '@prepward/contracts/errors';
import { EXPORT_PACE_HOURS } from '@prepward/contracts/privacy-rules';
import type { Problem } from '@prepward/platform/errors';

/** How the module's error codes map to HTTP. */
export const PRIVACY_ERRORS = {
  EXPORT_TOO_SOON: {
    status: 429,
    message: `An archive was already made within the last ${EXPORT_PACE_HOURS} hours.`,
  },
  EXPORT_NOT_FOUND: { status: 404, message: "Your account doesn't have that archive." },
  EXPORT_LINK_INVALID: {
    status: 403,
    message: 'This link has expired or is incomplete. Get a new one in your profile.',
  },
  ACCOUNT_HOLDS_ROLE: { status: 409, message: 'This account has a role: remove it first.' },
  DELETION_BEGUN: { status: 409, message: 'The account is being erased.' },
} as const satisfies Partial<Record<ErrorCode, Problem>>;
