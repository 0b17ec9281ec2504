import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of questions mean over HTTP. */
export const QUESTIONS_ERRORS = {
  ITEM_NOT_FOUND: { status: 404, message: 'There is no such item.' },
  ITEM_CHANGED_MEANWHILE: {
    status: 409,
    message: 'There is a newer version of the item than the one that was edited.',
  },
  ITEM_WITHOUT_SOURCE: {
    status: 409,
    message: 'The item was stored without its source; `load-bank` brings the database to it.',
  },
  ITEM_FAILS_CHECKS: { status: 422, message: 'The edited item fails checks of the bank.' },
  ITEM_UNCHANGED: { status: 409, message: 'The item is already as it would be.' },
  ITEM_RETIRED: { status: 409, message: 'The item left the bank: its status stays.' },
} satisfies Partial<Record<ErrorCode, Problem>>;
