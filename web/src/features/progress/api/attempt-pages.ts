import type { AttemptList, AttemptSummary } from '@prepward/contracts/attempt-history';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type AttemptFilter } from '../../../entities/attempt/attempts.js';
import { call } from '../../../lib/api.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';

const PAGE = 20;
const EXPORT_PAGE = 100;

/** The history, newest first, a page at a time. */
export function useAttemptPages(filter: AttemptFilter) {
  const session = useSession();
  return useInfiniteQuery({
    queryKey: [...ATTEMPTS_KEY, session.user?.id, 'pages', filter],
    enabled: session.user !== null,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      authorized(session, (token) =>
        call('attempts.list', {
          query: { ...filter, limit: PAGE, cursor: pageParam },
          token,
          signal,
        }),
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Reads the whole history that the filter lets through, page by page. */
export function useReadAllAttempts() {
  const session = useSession();
  return useMutation<AttemptSummary[], Error, AttemptFilter>({
    mutationFn: async (filter) => {
      const all: AttemptSummary[] = [];
      let cursor: string | undefined;
      do {
        const query = { ...filter, limit: EXPORT_PAGE, cursor };
        const page: AttemptList = await authorized(session, (token) =>
          call('attempts.list', { query, token }),
        );
        all.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return all;
    },
  });
}
