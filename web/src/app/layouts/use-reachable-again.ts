import { useEffect } from 'react';
import { call } from '../../lib/api.js';
import { setUnreachable, useUnreachable } from '../../lib/connection.js';
import { useSession } from '../../lib/session/session.js';
import { whileSeen } from '../../lib/session/while-seen.js';

/** A server that could not be reached is asked again this often while the page is seen, in ms. */
const ASK_AGAIN_MS = 15_000;

/**
 * Notices that the server can be reached again, though the page reads nothing and the browser says
 * nothing: asks it for the signed-in student, and calls `onReached` once it answers.
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
