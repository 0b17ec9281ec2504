import type { AuthProblem } from '../../lib/session/problem.js';
import { attempt, type OpenClient } from './auth-call.js';

const NOT_CHECKED = "We couldn't check the code. Try again.";

/** An authenticator app of the account, by the name that its owner gave it. */
export interface App {
  id: string;
  name: string;
  /** When it was added, ISO. */
  createdAt: string;
}

/**
 * The apps whose codes the account takes, oldest first.
 *
 * @throws the auth client's error
 */
export async function appsOf(client: OpenClient): Promise<App[]> {
  const { data, error } = await (await client()).mfa.listFactors();
  if (error) {
    throw error;
  }
  return data.totp.map(({ id, friendly_name = '', created_at: createdAt }) => ({
    id,
    name: friendly_name,
    createdAt,
  }));
}

/** Gives the code of an app: the session has then done its second step. */
export function giveAppCode(
  client: OpenClient,
  factorId: string,
  code: string,
): Promise<AuthProblem | null> {
  return attempt(NOT_CHECKED, async () =>
    (await client()).mfa.challengeAndVerify({ factorId, code }),
  );
}

/** Gives a recovery code instead of an app's: it works once. */
export function giveRecoveryCode(client: OpenClient, code: string): Promise<AuthProblem | null> {
  return attempt(NOT_CHECKED, async () => (await client()).mfa.recoveryCodes.verify({ code }));
}
