import { ApiError } from '../api.js';
import type { SessionValue } from './session.js';

/**
 * Calls the server for the student or visitor who is here. A token that it refuses, because the session behind it was
 * ended elsewhere, is replaced once.
 */
export async function authorized<Answer>(
  { ensureToken }: Pick<SessionValue, 'ensureToken'>,
  call: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await ensureToken();
  try {
    return await call(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return call(await ensureToken(token));
    }
    throw error;
  }
}
