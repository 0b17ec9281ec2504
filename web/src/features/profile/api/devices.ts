import { attempt, type OpenClient } from '../../../entities/account/auth-call.js';
import type { AuthProblem } from '../../../lib/session/problem.js';

/** Ends all sessions of the account but this one. */
export function signOutOthers(client: OpenClient): Promise<AuthProblem | null> {
  return attempt("We couldn't sign out your other devices. Try again.", async () =>
    (await client()).signOut({ scope: 'others' }),
  );
}
