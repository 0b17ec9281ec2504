import type { Profile, UpdateProfileBody } from '@prepward/contracts/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';
import { ATTEMPTS_KEY, PROFILE_KEY } from '../../../lib/query-keys.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';

/** Keeps the day of the exam and the target; null takes one back. What follows is read again. */
export function useSaveExam() {
  const session = useSession();
  const queries = useQueryClient();
  return useMutation<Profile, Error, Required<Pick<UpdateProfileBody, 'examDate' | 'targetScore'>>>(
    {
      mutationFn: (body) => authorized(session, (token) => call('profile.update', { token, body })),
      onSuccess: () =>
        Promise.all([
          queries.invalidateQueries({ queryKey: PROFILE_KEY }),
          queries.invalidateQueries({ queryKey: ATTEMPTS_KEY }),
        ]),
    },
  );
}
