import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** How the module's error codes map to HTTP. */
export const QUESTIONS_ERRORS = {
  ITEM_NOT_FOUND: { status: 404, message: "There's no such item." },
  ITEM_CHANGED_MEANWHILE: {
    status: 409,
    message: "There's a newer version of the item than the one you edited.",
  },
  ITEM_WITHOUT_SOURCE: {
    status: 409,
    message: 'The item was stored without its source; `load-bank` adds it.',
  },
  ITEM_FAILS_CHECKS: { status: 422, message: "The edited item fails the bank's checks." },
  ITEM_UNCHANGED: { status: 409, message: 'The edit changes nothing.' },
  ITEM_RETIRED: { status: 409, message: "The item has left the bank: its status can't change." },
} satisfies Partial<Record<ErrorCode, Problem>>;
