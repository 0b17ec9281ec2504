import { useMutation, useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../entities/account/auth-call.js';
import { call, ShownError } from '../../../lib/api.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';
import { useStudentQuery } from '../../../lib/student-query.js';

const KEY = ['devices'] as const;

/** Where the account is signed in, this device first. */
export function useDevices() {
  return useStudentQuery(KEY, 'account.sessions');
}

/** Signs out one device by its id, or with `others` all but this one; the list is read again. */
export function useSignOutDevice() {
  const session = useSession();
  const { client } = useSessionStore();
  const queries = useQueryClient();
  return useMutation<void, Error, string | 'others'>({
    mutationFn: async (which) => {
      if (which !== 'others') {
        return authorized(session, (token) =>
          call('account.endSession', { token, params: { id: which } }),
        );
      }
      const problem = await attempt("We couldn't sign out your other devices.", async () =>
        (await client()).signOut({ scope: 'others' }),
      );
      if (problem) {
        throw new ShownError(problem.message);
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
