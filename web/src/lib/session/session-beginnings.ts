import type { SessionState } from './session.js';

/** Before anything is known about the session. */
export const INITIAL: SessionState = {
  loading: true,
  user: null,
  awaitingSecondStep: null,
  isAnonymous: false,
  subscription: null,
  subscriptionUnknown: false,
  leftOnPurpose: false,
  endedElsewhere: false,
};

/** What changes when no student is signed in. */
export const NO_USER = {
  loading: false,
  user: null,
  awaitingSecondStep: null,
  subscription: null,
  subscriptionUnknown: false,
};

/** A provider's sign-in answer is in the address: the client must read it before anything else does. */
export function returnsFromProvider(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has('code') || query.has('error_code');
}
