import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { StartAttemptBody } from '@prepward/contracts/attempts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';

/** As many as one page of the history has; the latest come first. */
const LOOKED_THROUGH = 100;

/** The latest finished attempt that was started with this body, by the student or visitor who is here. */
export function useLastResult({ kind, subject, set }: StartAttemptBody): AttemptSummary | null {
  const session = useSession();
  const { loading, user, isAnonymous } = session;
  const query = { kind, subject, state: 'finished', limit: LOOKED_THROUGH } as const;
  const { data } = useQuery({
    queryKey: [...ATTEMPTS_KEY, user?.id ?? 'visitor', 'attempts.list', query],
    enabled: !loading && (user !== null || isAnonymous),
    retry: false,
    queryFn: ({ signal }) =>
      authorized(session, (token) => call('attempts.list', { query, token, signal })),
  });
  return data?.items?.find((attempt) => attempt.set === set) ?? null;
}
