import type { RouteArguments, RouteInput } from '@prepward/contracts/route-request';
import type { RouteAnswer } from '@prepward/contracts/routes';
import type { SiteRouteName } from '@prepward/contracts/site-addresses';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, type Given } from './api.js';
import { readOrKept } from './kept-answers.js';
import { authorized } from './session/authorized.js';
import { useSession } from './session/session.js';

/** What the dashboard and the progress page are made of: they open without a network, as they were. */
const KEPT: ReadonlySet<SiteRouteName> = new Set([
  'attempts.list',
  'progress.now',
  'progress.history',
] as const);

/** How a route is read for the signed-in student, for a query that wants more, such as to ask again. */
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
 * Reads a route for the signed-in student. `root` is the first part of the query's key: what is
 * invalidated when the thing changes.
 */
export function useStudentQuery<Name extends SiteRouteName>(
  root: readonly string[],
  name: Name,
  ...input: RouteArguments<RouteInput<Name>>
) {
  return useQuery(useStudentQueryOptions(root, name, ...input));
}
