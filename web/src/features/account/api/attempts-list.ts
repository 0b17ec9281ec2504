import type { AttemptList } from '@prepward/contracts/attempts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.js';
import { authorized } from '../../../lib/authorized.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { useSession } from '../../../lib/session.js';

/** How many of the latest attempts the dashboard looks at. */
const LATEST = 50;

/** The student's latest attempts, newest first. */
export function useLatestAttempts() {
  const session = useSession();
  const { user } = session;
  return useQuery({
    queryKey: [...ATTEMPTS_KEY, user?.id, 'latest'],
    enabled: user !== null,
    queryFn: ({ signal }) =>
      authorized(session, (token) =>
        callApi<AttemptList>(`/api/v1/attempts?limit=${LATEST}`, { token, signal }),
      ),
  });
}
