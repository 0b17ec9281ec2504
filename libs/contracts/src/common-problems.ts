import { ERROR_WORDS } from './error-words.js';
import type { CommonErrorCode } from './errors.js';

/** What an error code means over HTTP, and what people read unless the error says more. */
export interface Problem {
  status: number;
  message: string;
}

/** The codes that any route and the gateway may answer with. Those of a module are in its manifest. */
export const COMMON_PROBLEMS: Record<CommonErrorCode, Problem> = {
  VALIDATION_FAILED: { status: 400, message: "The request isn't valid." },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in.' },
  FORBIDDEN: { status: 403, message: "You can't do that." },
  NOT_FOUND: { status: 404, message: "There's nothing at this address." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This address doesn't support that method." },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Expected a JSON body.' },
  RATE_LIMITED: { status: 429, message: ERROR_WORDS.RATE_LIMITED },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: "The service isn't available right now. Please try again in a moment.",
  },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong on our side.' },
};
