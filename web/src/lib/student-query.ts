import { useQuery } from '@tanstack/react-query';
import { callApi } from './api.js';
import { authorized } from './session/authorized.js';
import { useSession } from './session/session.js';

/**
 * Reads `path` for the signed-in student. `root` is the first part of the query's key: what is
 * invalidated when the thing changes.
 */
export function useStudentQuery<Answer>(root: readonly string[], path: string) {
  const session = useSession();
  const { user } = session;
  return useQuery({
    queryKey: [...root, user?.id, path],
    enabled: user !== null,
    queryFn: ({ signal }) =>
      authorized(session, (token) => callApi<Answer>(path, { token, signal })),
  });
}
