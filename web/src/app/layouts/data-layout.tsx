import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { isRetryable } from '../../lib/api.js';
import { ATTEMPTS_KEY } from '../../lib/query-keys.js';
import { useSession } from '../../lib/session/session.js';
import { useReachableAgain } from './use-reachable-again.js';

const client = new QueryClient({
  defaultOptions: {
    // Without a network, pages say so instead of waiting silently.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // Data restored from this device while offline doesn't count as stale, so always refetch it.
      refetchOnReconnect: 'always',
      staleTime: 30_000,
      retry: (failures, error) => isRetryable(error) && failures < 2,
    },
  },
});

const readAttemptsAgain = (): void => void client.invalidateQueries({ queryKey: ATTEMPTS_KEY });

/**
 * Holds what the pages below load from the server; forgotten when another person signs in. As a route, it
 * wraps the pages under it; `children` are for a page that isn't its own route.
 */
export default function DataLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { user, onAttemptsMoved } = useSession();
  const id = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one person read is dropped when another comes
  useEffect(() => () => client.removeQueries({ type: 'inactive' }), [id]);
  useEffect(() => onAttemptsMoved(readAttemptsAgain), [onAttemptsMoved]);
  useReachableAgain(readAttemptsAgain);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
