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

/** Whether a problem is one of the proof's own. */
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

/** Asks for another address: it counts once the links in the emails to both were opened. */
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

/** Takes the request for another address back: asking for the one that the account has ends it. */
export function keepEmail(client: OpenClient, email: string): Promise<AuthProblem | null> {
  return attempt("We couldn't cancel the change. Try again.", async () =>
    (await client()).updateUser({ email }),
  );
}

/** The address that the account waits to change to; null for none. `refresh` after it was asked for. */
export function usePendingEmail() {
  // The address itself is known without: where this can't be read, nothing is missed.
  const { data = null, refresh } = useAuthQuery(
    'pending-email',
    async (client) => (await (await client()).getUser()).data.user?.new_email ?? null,
  );
  return { pending: data, refresh };
}
