import type { SubscriptionCheck } from '@prepward/contracts/account';
import { createContext, useContext } from 'react';

/** A person with an account. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** The result of signing out. */
export interface SignOutAnswer {
  /** For the screen; null on success. */
  error: string | null;
  /** The server call is retried in the background; resolves to whether it finally succeeded. */
  again?: Promise<boolean>;
}

/** Who is using the site. */
export interface SessionState {
  /** True until the stored session has been read. */
  loading: boolean;
  /** The signed-in student; null for everyone else, visitors who practice included. */
  user: SessionUser | null;
  /**
   * Someone whose password was right but whose second step isn't done: the sign-in page asks for it, and
   * until then there is no `user`.
   */
  awaitingSecondStep: { email: string } | null;
  /** A visitor with an anonymous session. */
  isAnonymous: boolean;
  /** Last answer of the subscription check; null before the first one. */
  subscription: SubscriptionCheck | null;
  /** The latest check failed: `subscription` is what was known before, or null. */
  subscriptionUnknown: boolean;
  /** The sign-out button was pressed in this tab, as opposed to a session that ended. */
  leftOnPurpose: boolean;
  /** An admin is viewing the pages as this student: nothing from them is stored on the device. */
  viewedByStaff?: true;
  /** Another tab of this browser ended the session that was followed here. */
  endedElsewhere: boolean;
}

/** Who is here, and how to act for them; `SessionStore` is what provides it. */
export interface SessionValue extends SessionState {
  /** A valid access token, refreshed when needed; null without a session. */
  accessToken: () => Promise<string | null>;
  /**
   * A valid access token; a visitor without a session gets an anonymous one. `rejected` is a token that the
   * server has just refused; it's never returned again.
   * @throws when the session of an account has ended.
   */
  ensureToken: (rejected?: string) => Promise<string>;
  signOut: () => Promise<SignOutAnswer>;
  /** Checks the account's access right away, after a purchase; never fails. */
  recheckSubscription: () => Promise<void>;
  /** Calls the listener whenever a visitor's attempts are being moved to the account. Returns how to stop. */
  onAttemptsMoved: (listener: () => void) => () => void;
}

export const SessionContext = createContext<SessionValue | null>(null);

/** The session of this browser. */
export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) {
    throw new Error('useSession needs the session provider above it');
  }
  return value;
}
