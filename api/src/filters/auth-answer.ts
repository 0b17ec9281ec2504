import type { ErrorBody } from '@prepward/contracts/errors';
import { AUTH_PROBLEMS, AuthError, fieldProblem } from '@prepward/modules/auth/http';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

function known(code: keyof typeof AUTH_PROBLEMS): Answer {
  const [status, message] = AUTH_PROBLEMS[code];
  return { status, body: { code, message } };
}

/**
 * The same error in the auth protocol's words. A rate-limited refresh is answered with 503, which the
 * client retries: a 429 there would sign the user out (auth.md).
 */
export function toAuthAnswer(error: unknown, status: number, body: ErrorBody, url: string): Answer {
  if (error instanceof AuthError) {
    return {
      status: error.status,
      body: { code: error.code, message: error.message, ...error.details },
    };
  }
  if (body.code === 'SECOND_STEP_REQUIRED') return { ...known('insufficient_aal'), status: 401 };
  if (status === 429) {
    return known(
      /grant_type=refresh_token/.test(url) ? 'request_timeout' : 'over_request_rate_limit',
    );
  }
  if (status === 503) return known('request_timeout');
  if (body.code === 'VALIDATION_FAILED') {
    const [first] = Object.entries(body.errors ?? {});
    if (first === undefined) return known('validation_failed');
    const message = fieldProblem(...first);
    return { status: 400, body: { code: 'validation_failed', message, errors: body.errors } };
  }
  return { status, body: { ...body, code: body.code.toLowerCase() } };
}
