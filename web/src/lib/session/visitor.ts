import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';
import { isBegunHere } from '@prepward/contracts/sign-in-rules';
import { ApiError, call } from '../api.js';
import { signInMethods } from './access-token.js';

/** The refresh token of this browser's last anonymous session, which proves the claim to its attempts. */
export const VISITOR_KEY: string = STORAGE_KEYS.visitor;

/** Remembers a visitor's session, so that its attempts can move to an account later. */
export function keepVisitor(refreshToken: string): void {
  localArea.set(VISITOR_KEY, refreshToken);
}

/**
 * Asks the server to move the visitor's attempts to the account behind `token`, if its session was
 * begun here: by a password, or by the link of a sign-up in this browser. Any other session leaves
 * them for the next one.
 * @returns true when a move was accepted. A refusal forgets the visitor; a server that cannot be
 * reached, or that fails, leaves the key for the next session.
 */
export async function claimVisitor(token: string): Promise<boolean> {
  const refreshToken = localArea.get(VISITOR_KEY);
  if (refreshToken === null || !signInMethods(token).some(isBegunHere)) {
    return false;
  }
  try {
    await call('account.claimVisitor', { token, body: { refreshToken } });
    localArea.remove(VISITOR_KEY);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      localArea.remove(VISITOR_KEY);
    }
    console.warn("We couldn't move this visit's attempts to the account.");
    return false;
  }
}
