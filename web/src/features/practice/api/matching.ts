import type { StartAttemptBody } from '@prepward/contracts/attempts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';
import { ATTEMPTS_KEY } from '../../../lib/query-keys.js';
import { authorized } from '../../../lib/session/authorized.js';
import { useSession } from '../../../lib/session/session.js';
import { useSettled } from '../hooks/use-settled.js';

/** A choice is counted once it's unchanged for this long: before, the student may still be choosing. */
const SETTLE_MS = 300;

/**
 * How many items a start with `body` could draw on. Requested when the choice has settled; outdated
 * requests are canceled. `counting` is true while the numbers aren't those of `body`.
 */
export function useMatching(body: StartAttemptBody) {
  const session = useSession();
  const text = JSON.stringify(body);
  const settled = useSettled(text, SETTLE_MS);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...ATTEMPTS_KEY, session.user?.id, 'matching', settled],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      authorized(session, (token) =>
        call('attempts.matching', {
          token,
          body: JSON.parse(settled) as StartAttemptBody,
          signal,
        }),
      ),
  });
  return {
    matching: data,
    counting: settled !== text || isPlaceholderData || (data === undefined && isFetching),
    error,
    refetch,
    isFetching,
  };
}
