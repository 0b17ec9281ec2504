import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** How the module's error codes map to HTTP. */
export const QUOTES_ERRORS = {
  ENQUIRY_NOT_FOUND: { status: 404, message: "There's no such request." },
  CANNED_TEXT_NOT_FOUND: { status: 404, message: "There's no such text." },
  NOT_AN_ADMIN: { status: 409, message: 'Requests can only be assigned to admins.' },
} as const satisfies Partial<Record<ErrorCode, Problem>>;
