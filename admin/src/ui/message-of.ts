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

/** What to say about an error: the text for its code, never a validator's or browser's message. */
export function messageOf(error: unknown): string {
  return error instanceof UnreachableError ? error.message : errorWords(codeOf(error));
}
