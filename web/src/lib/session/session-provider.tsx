import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { SessionContext, type SessionValue } from './session.js';
import { SessionStore } from './session-store.js';

const StoreContext = createContext<SessionStore | null>(null);

/** The store behind the session, for the pages of this feature that sign in and out. */
export function useSessionStore(): SessionStore {
  const store = useContext(StoreContext);
  if (!store) {
    throw new Error('useSessionStore needs the session provider above it');
  }
  return store;
}

/** Follows the session of this browser and hands it to everything below. */
export function SessionProvider({
  children,
  store: given,
}: {
  children: ReactNode;
  store?: SessionStore;
}) {
  const [own] = useState(() => given ?? new SessionStore());
  const store = given ?? own;
  const snapshot = useSyncExternalStore(store.subscribe, store.get, store.getOnServer);
  useEffect(() => store.start(), [store]);
  const value = useMemo<SessionValue>(
    () => ({
      ...snapshot,
      accessToken: store.accessToken,
      ensureToken: store.ensureToken,
      signOut: store.signOut,
      recheckSubscription: store.recheckSubscription,
      onAttemptsMoved: store.onAttemptsMoved,
    }),
    [snapshot, store],
  );
  return (
    <StoreContext value={store}>
      <SessionContext value={value}>{children}</SessionContext>
    </StoreContext>
  );
}
