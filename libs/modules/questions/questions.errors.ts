import type { ErrorCode } from '@prepward/contracts/errors';
import type { Problem } from '@prepward/platform/errors';

/** What the codes of questions mean over HTTP. */
export const QUESTIONS_PROBLEMS = {
  ITEM_NOT_FOUND: { status: 404, message: 'There is no such item.' },
} satisfies Partial<Record<ErrorCode, Problem>>;
