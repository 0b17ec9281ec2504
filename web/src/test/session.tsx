import type { ReactNode } from 'react';
import { SessionContext, type SessionValue } from '../lib/session/session.js';
import { INITIAL } from '../lib/session/session-beginnings.js';

const NO_USER: SessionValue = {
  ...INITIAL,
  loading: false,
  accessToken: async () => null,
  ensureToken: async () => 'token',
  signOut: async () => ({ error: null }),
  recheckSubscription: async () => undefined,
  onAttemptsMoved: () => () => undefined,
};

export const DANA_USER = {
  id: 'dana',
  email: 'dana@example.com',
  firstName: 'Dana',
  lastName: 'Ortiz',
};

/** For tests: a given session. */
export function GivenSession({
  children,
  ...given
}: Partial<SessionValue> & { children: ReactNode }) {
  return <SessionContext value={{ ...NO_USER, ...given }}>{children}</SessionContext>;
}
