import { useQuery, useQueryClient } from '@tanstack/react-query';
import { attempt, type OpenClient } from '../../../entities/account/auth-call.js';
import type { AuthProblem } from '../../../lib/session/problem.js';
import { useSession } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';

/** Sets a new password; every other device is signed out. */
export function changePassword(
  client: OpenClient,
  { current, password }: { current: string; password: string },
): Promise<AuthProblem | null> {
  return attempt("We couldn't change your password. Try again.", async () =>
    (await client()).updateUser({ password, current_password: current }),
  );
}

/** Asks for another address: it counts once the links in the emails to both were opened. */
export function changeEmail(
  client: OpenClient,
  { current, email }: { current: string; email: string },
): Promise<AuthProblem | null> {
  return attempt("We couldn't send the emails. Try again in a minute.", async () =>
    (await client()).updateUser(
      { email, current_password: current },
      { emailRedirectTo: `${window.location.origin}/` },
    ),
  );
}

/** The address that the account waits to change to; null for none. `refresh` after it was asked for. */
export function usePendingEmail() {
  const { user } = useSession();
  const { client } = useSessionStore();
  const queries = useQueryClient();
  const key = ['pending-email', user?.id];
  const { data = null } = useQuery({
    queryKey: key,
    enabled: user !== null,
    // The address itself is known without: where this can't be read, nothing is missed.
    queryFn: async () => (await (await client()).getUser()).data.user?.new_email ?? null,
  });
  return { pending: data, refresh: () => queries.invalidateQueries({ queryKey: key }) };
}
