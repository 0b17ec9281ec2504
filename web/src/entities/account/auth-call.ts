import type { GoTrueClient } from '@supabase/auth-js';
import { type AuthProblem, toProblem } from '../../lib/session/problem.js';

/** The auth client, loaded on demand. */
export type OpenClient = () => Promise<GoTrueClient>;

/**
 * Runs calls of the auth client; whatever goes wrong comes back as a problem.
 *
 * @param fallback the message for an error code we have no words for
 */
export async function attempt(
  fallback: string,
  run: () => Promise<{ error: unknown }>,
): Promise<AuthProblem | null> {
  try {
    const { error } = await run();
    return error ? toProblem(error, fallback) : null;
  } catch (error) {
    return toProblem(error, fallback);
  }
}
