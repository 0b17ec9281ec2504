import { ApiError } from '../api.js';
import type { SessionValue } from './session.js';

/**
 * Calls the server for the current student or visitor. If the server refuses the token, because its session
 * was ended elsewhere, retries once with a new one.
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
