import type { RouteInput } from '@prepward/contracts/route-request';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SendParts, StaffDataProvider } from '../data-provider.js';
import type { StaffRead } from '../staff-routes.js';

/** A route and its input, which is left out when the route takes none. */
export type Reading<Name extends StaffRead> = {
  route: Name;
} & (Record<never, never> extends RouteInput<Name>
  ? { input?: RouteInput<Name> }
  : { input: RouteInput<Name> });

type Options<Answer> = Pick<
  UseQueryOptions<Answer>,
  'refetchInterval' | 'placeholderData' | 'retry'
>;

/** Reads a route of the back-office; `useRefresh` reads it again. */
export function useAnswer<Name extends StaffRead>(
  { route, input }: Reading<Name>,
  options: Options<RouteAnswer<Name>> = {},
) {
  const { call } = useDataProvider<StaffDataProvider>();
  return useQuery({
    queryKey: ['call', route, input],
    queryFn: async () => (await (call as SendParts)(route, input ?? {})).data as RouteAnswer<Name>,
    ...options,
  });
}
