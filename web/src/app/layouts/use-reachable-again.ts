import { useEffect } from 'react';
import { call } from '../../lib/api.js';
import { setUnreachable, useUnreachable } from '../../lib/connection.js';
import { useSession } from '../../lib/session/session.js';
import { whileSeen } from '../../lib/session/while-seen.js';

/** How often a server that couldn't be reached is asked again while the page is visible, in ms. */
const ASK_AGAIN_MS = 15_000;

/**
 * Notices that the server can be reached again when the page loads nothing and the browser reports nothing:
 * requests the signed-in student, and calls `onReached` once the server answers.
 */
export function useReachableAgain(onReached: () => void): void {
  const { user, accessToken } = useSession();
  const asks = useUnreachable() && user !== null;
  useEffect(() => {
    if (!asks) {
      return;
    }
    const ask = async (): Promise<void> => {
      await call('account.me', { token: await accessToken() });
      setUnreachable(false);
      onReached();
    };
    const tryIt = (): void => void (navigator.onLine && ask().catch(() => undefined));
    const stop = whileSeen(ASK_AGAIN_MS, tryIt);
    window.addEventListener('online', tryIt);
    return () => {
      stop();
      window.removeEventListener('online', tryIt);
    };
  }, [asks, accessToken, onReached]);
}
