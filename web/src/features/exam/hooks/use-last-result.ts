import type { AttemptList, AttemptSummary, StartAttemptBody } from '@prepward/contracts/attempts';
import { useQuery } from '@tanstack/react-query';
import { attemptsPath } from '../../../entities/attempt/attempts.js';
import { callApi } from '../../../lib/api.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';

/** As many as one page of the history has; the latest come first. */
const LOOKED_THROUGH = 100;

/** The latest finished attempt that was started with this body, by the student or visitor who is here. */
export function useLastResult({ kind, subject, set }: StartAttemptBody): AttemptSummary | null {
  const session = useSession();
  const { loading, user, isAnonymous } = session;
  const path = attemptsPath({ kind, subject, state: 'finished' }, LOOKED_THROUGH);
  const { data } = useQuery({
    queryKey: [...ATTEMPTS_KEY, user?.id ?? 'visitor', path],
    enabled: !loading && (user !== null || isAnonymous),
    retry: false,
    queryFn: ({ signal }) =>
      authorized(session, (token) => callApi<AttemptList>(path, { token, signal })),
  });
  return data?.items?.find((attempt) => attempt.set === set) ?? null;
}
