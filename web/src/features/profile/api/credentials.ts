import { attempt, type OpenClient } from '../../../entities/account/auth-call.js';
import type { AuthProblem } from '../../../lib/session/problem.js';
import type { ProofKind } from '../components/proof-field.js';
import { useAuthQuery } from './auth-query.js';

/** The password, or the emailed code, that confirms the user's identity. */
export interface GivenProof {
  proof: ProofKind;
  secret: string;
}

const proven = ({ proof, secret }: GivenProof) =>
  proof === 'password' ? { current_password: secret } : { nonce: secret.trim() };

/** Whether a problem is about the proof itself: a wrong password or code. */
export const isWrongProof = ({ code }: AuthProblem): boolean =>
  code === 'current_password_invalid' || code === 'reauthentication_not_valid';

/** Sets a new password; every other device is signed out. */
export function changePassword(
  client: OpenClient,
  password: string,
  proof: GivenProof,
): Promise<AuthProblem | null> {
  return attempt("We couldn't change your password. Try again.", async () =>
    (await client()).updateUser({ password, ...proven(proof) }),
  );
}

/** Requests a new address, which takes effect once the links sent to both addresses have been opened. */
export function changeEmail(
  client: OpenClient,
  email: string,
  proof: GivenProof,
): Promise<AuthProblem | null> {
  return attempt("We couldn't send the emails. Try again in a minute.", async () =>
    (await client()).updateUser(
      { email, ...proven(proof) },
      { emailRedirectTo: `${window.location.origin}/` },
    ),
  );
}

/** Cancels the request for a new address, by requesting the one that the account already has. */
export function keepEmail(client: OpenClient, email: string): Promise<AuthProblem | null> {
  return attempt("We couldn't cancel the change. Try again.", async () =>
    (await client()).updateUser({ email }),
  );
}

/** The new address that awaits confirmation; null for none. Call `refresh` after requesting one. */
export function usePendingEmail() {
  // The current address is known anyway: if this can't be read, nothing is missing.
  const { data = null, refresh } = useAuthQuery(
    'pending-email',
    async (client) => (await (await client()).getUser()).data.user?.new_email ?? null,
  );
  return { pending: data, refresh };
}
