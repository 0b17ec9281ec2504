/** Why a call to the auth server failed. */
export interface AuthProblem {
  message: string;
  code: string | undefined;
}

const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';

function readText(error: object, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  // The client puts the bare JSON where the server gave no message: nothing to show anybody.
  return typeof value === 'string' && value !== '' && !value.startsWith('{') ? value : undefined;
}

/** The server's own message where it gave one, else `fallback`. */
export function toProblem(error: unknown, fallback: string): AuthProblem {
  if (error === null || typeof error !== 'object') {
    return { message: fallback, code: undefined };
  }
  if (readText(error, 'name') === 'AuthRetryableFetchError' || error instanceof TypeError) {
    return { message: UNREACHABLE, code: 'unreachable' };
  }
  return { message: readText(error, 'message') ?? fallback, code: readText(error, 'code') };
}
