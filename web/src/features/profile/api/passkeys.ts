import { SOMETHING_WRONG } from '@prepward/contracts/error-words';
import type { PasskeyView } from '@prepward/contracts/passkeys';
import { attempt, type OpenClient } from '../../../entities/account/auth-call.js';
import { call, ShownError } from '../../../lib/api.js';
import type { AuthProblem } from '../../../lib/session/problem.js';
import { useAuthQuery } from './auth-query.js';

/** A device that opens the account. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  /** Null until it was used. */
  lastUsedAt: string | null;
}

/** @throws ShownError */
async function read(client: OpenClient): Promise<Passkey[]> {
  let found: Passkey[] = [];
  const problem = await attempt(SOMETHING_WRONG, async () => {
    const { data, error } = await (await client()).passkey.list();
    const list: Partial<PasskeyView>[] = data ?? [];
    found = list.map(({ id = '', friendly_name = '', created_at = '', last_used_at }) => ({
      id,
      name: friendly_name,
      createdAt: created_at,
      lastUsedAt: last_used_at ?? null,
    }));
    return { error };
  });
  if (problem) {
    throw new ShownError(problem.message);
  }
  return found;
}

/** The account's passkeys, oldest first; call `refresh` after adding or removing one. */
export function usePasskeys() {
  return useAuthQuery('passkeys', read);
}

export function renamePasskey(
  client: OpenClient,
  passkeyId: string,
  friendlyName: string,
): Promise<AuthProblem | null> {
  return attempt("We couldn't save the name. Try again.", async () =>
    (await client()).passkey.update({ passkeyId, friendlyName }),
  );
}

/** Removes a passkey. @param nonce an emailed code, if the device is gone */
export function removePasskey(
  client: OpenClient,
  passkeyId: string,
  nonce?: string,
): Promise<AuthProblem | null> {
  return attempt("We couldn't remove the passkey. Try again.", async () => {
    const auth = await client();
    if (nonce === undefined) {
      return auth.passkey.delete({ passkeyId });
    }
    // The client's own call takes no code.
    const { data } = await auth.getSession();
    await call('auth.removePasskey', {
      token: data.session?.access_token,
      params: { id: passkeyId },
      body: { nonce },
    });
    return { error: null };
  });
}
