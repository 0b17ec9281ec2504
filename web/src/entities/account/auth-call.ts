import type { GoTrueClient } from '@supabase/auth-js';
import { type AuthProblem, toProblem } from '../../lib/session/problem.js';

/** The auth client, loaded when it is asked for. */
export type OpenClient = () => Promise<GoTrueClient>;

/**
 * Runs calls of the auth client; whatever goes wrong comes back as a problem.
 *
 * @param fallback what is said where the answer's code says nothing
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
