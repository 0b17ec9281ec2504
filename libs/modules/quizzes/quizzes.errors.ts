import { ERROR_WORDS } from '@prepward/contracts/error-words';
import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** How the module's error codes map to HTTP. */
export const QUIZZES_ERRORS = {
  ATTEMPT_NOT_FOUND: { status: 404, message: "There's no such attempt." },
  ATTEMPT_FINISHED: { status: 409, message: 'This attempt is finished; answers are closed.' },
  ATTEMPT_POSITION_UNKNOWN: { status: 404, message: 'The attempt has no item at this position.' },
  ATTEMPT_SECTION_CLOSED: {
    status: 409,
    message: 'This section is closed; its answers can no longer be changed.',
  },
  ATTEMPT_SECTION_PENDING: { status: 409, message: "This section hasn't begun yet." },
  ACCOUNT_REQUIRED: { status: 403, message: ERROR_WORDS.ACCOUNT_REQUIRED },
  SUBSCRIPTION_REQUIRED: { status: 403, message: ERROR_WORDS.SUBSCRIPTION_REQUIRED },
  DIAGNOSTIC_TAKEN: {
    status: 403,
    message: "You've taken the free diagnostic. A subscription lets you take it again.",
  },
  ATTEMPT_SUBJECT_REQUIRED: { status: 400, message: ERROR_WORDS.ATTEMPT_SUBJECT_REQUIRED },
  RESPONSE_TYPE_MISMATCH: { status: 400, message: "The answer doesn't fit the item's type." },
  RESPONSE_OPTION_UNKNOWN: {
    status: 400,
    message: "The answer has an option that isn't in the item.",
  },
  CATEGORY_UNKNOWN: { status: 404, message: "There's no such subject, area or objective." },
  NOT_ENOUGH_ITEMS: { status: 409, message: "There aren't enough questions for this practice." },
  ITEM_IN_OPEN_EXAM: {
    status: 409,
    message: ERROR_WORDS.ITEM_IN_OPEN_EXAM,
  },
  TOO_MANY_STARTS: {
    status: 429,
    message: ERROR_WORDS.TOO_MANY_STARTS,
  },
  TOO_MANY_REPORTS: {
    status: 429,
    message: ERROR_WORDS.TOO_MANY_REPORTS,
  },
  TOO_MANY_TABS: {
    status: 429,
    message: ERROR_WORDS.TOO_MANY_TABS,
  },
  REPORT_NOT_FOUND: { status: 404, message: "There's no such report." },
  REPORT_CLOSED: { status: 409, message: 'The report is already closed.' },
} satisfies Partial<Record<ErrorCode, Problem>>;
