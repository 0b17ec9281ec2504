import type { RouteArguments, RouteInput } from '@prepward/contracts/route-request';
import type { RouteAnswer } from '@prepward/contracts/routes';
import type { SiteRouteName } from '@prepward/contracts/site-addresses';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, type Given } from './api.js';
import { readOrKept } from './kept-answers.js';
import { authorized } from './session/authorized.js';
import { useSession } from './session/session.js';

/** The data of the dashboard and the progress page: without a network, they open with the last data. */
const KEPT: ReadonlySet<SiteRouteName> = new Set([
  'attempts.list',
  'progress.now',
  'progress.history',
] as const);

/** Query options for a student's route, for queries that need more of their own, such as polling. */
export function useStudentQueryOptions<Name extends SiteRouteName>(
  root: readonly string[],
  name: Name,
  ...[input]: RouteArguments<RouteInput<Name>>
) {
  const session = useSession();
  const { user } = session;
  return queryOptions({
    queryKey: [...root, user?.id, name, input],
    enabled: user !== null,
    queryFn: ({ signal }): Promise<RouteAnswer<Name>> => {
      const read = () =>
        authorized(session, (token) =>
          call<Name>(name, { ...input, token, signal } as Given<Name>),
        );
      return KEPT.has(name) && user && !session.viewedByStaff
        ? readOrKept(user.id, `${name} ${JSON.stringify(input ?? {})}`, read)
        : read();
    },
  });
}

/**
 * Reads a route for the signed-in student. `root` is the first part of the query's key, which is what gets
 * invalidated when the data changes.
 */
export function useStudentQuery<Name extends SiteRouteName>(
  root: readonly string[],
  name: Name,
  ...input: RouteArguments<RouteInput<Name>>
) {
  return useQuery(useStudentQueryOptions(root, name, ...input));
}
