import type { GoTrueClient } from '@supabase/auth-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { SessionValue } from '../lib/session/session.js';
import { INITIAL } from '../lib/session/session-beginnings.js';
import { SessionProvider } from '../lib/session/session-provider.js';
import type { SessionStore } from '../lib/session/session-store.js';
import { DANA_USER } from './session.js';

interface Given {
  /** The methods of the auth client that the page calls. */
  client?: object;
  /** Changes to the session; by default, Dana is signed in. */
  session?: Partial<SessionValue>;
  at?: string | { pathname: string; state?: unknown };
}

/** For tests: a page with a given session and auth client. */
export function renderOverStore(page: ReactNode, { client = {}, session, at = '/' }: Given = {}) {
  const snapshot = { ...INITIAL, loading: false, user: DANA_USER, ...session };
  const store = {
    get: () => snapshot,
    getOnServer: () => snapshot,
    subscribe: () => () => undefined,
    start: () => () => undefined,
    client: async () => client as GoTrueClient,
    accessToken: async () => 'token',
    ensureToken: async () => 'token',
    signOut: async () => ({ error: null }),
    recheckSubscription: async () => undefined,
    onAttemptsMoved: () => () => undefined,
    ...session,
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <SessionProvider store={store as unknown as SessionStore}>{page}</SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
