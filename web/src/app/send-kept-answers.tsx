import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';
import { useEffect } from 'react';
import { useSession } from '../lib/session/session.js';

/** On any page: answers that a closed browser kept go out, as soon as their student is here. */
export function SendKeptAnswers() {
  const session = useSession();
  const who = session.user?.id ?? (session.isAnonymous ? 'visitor' : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person; its calls read the session of the moment
  useEffect(() => {
    const send = (): void => {
      if (who && localArea.get(STORAGE_KEYS.unsent)) {
        void import('../features/exam/send-kept.js')
          .then(({ sendKept }) => sendKept(session))
          .catch(() => undefined);
      }
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [who]);
  return null;
}
