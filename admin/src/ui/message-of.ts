import { errorWords } from '@prepward/contracts/error-words';
import { UnreachableError } from '../session/session.js';

/** The code of an answer, which react-admin keeps with its error as `body`. */
export function codeOf(error: unknown): string | undefined {
  const body: unknown =
    error !== null && typeof error === 'object' ? Reflect.get(error, 'body') : null;
  const code: unknown =
    body !== null && typeof body === 'object' ? Reflect.get(body, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What to tell about an error: the words for its code, never those of a validator or the browser. */
export function messageOf(error: unknown): string {
  return error instanceof UnreachableError ? error.message : errorWords(codeOf(error));
}
