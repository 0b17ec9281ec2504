import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenClient } from '../../../entities/account/auth-call.js';
import { useSession } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-provider.js';

/**
 * Reads data about the signed-in account with the auth client.
 *
 * @param name First part of the query's key.
 * @returns the query, and `refresh` for after it has changed
 */
export function useAuthQuery<Data>(name: string, read: (client: OpenClient) => Promise<Data>) {
  const { user } = useSession();
  const { client } = useSessionStore();
  const queries = useQueryClient();
  const key = [name, user?.id];
  const query = useQuery({ queryKey: key, enabled: user !== null, queryFn: () => read(client) });
  return { ...query, refresh: () => queries.invalidateQueries({ queryKey: key }) };
}
