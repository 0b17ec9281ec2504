import { createContext, use } from 'react';
import type { Session } from '../session/session.js';

export const SessionContext = createContext<Session | null>(null);

/** The session of the administrator who works here. @throws outside the back-office */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('There is a session only inside the back-office.');
  return session;
}
