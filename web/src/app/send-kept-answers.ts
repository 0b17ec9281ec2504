import { sendKept } from '../features/exam/send-kept.js';
import { authClient } from '../lib/session/auth-client.js';

/**
 * Sends the answers that a closed page left behind, as soon as their student is signed in here, and again
 * when the network is back. Loaded only if something is waiting, so pages don't carry it.
 */
export async function sendKeptAnswers(): Promise<void> {
  const client = await authClient();
  const send = async (): Promise<void> => {
    const { data } = await client.getSession();
    if (data.session) {
      const { access_token: token, user } = data.session;
      await sendKept({ id: user.id, token, isVisitor: user.is_anonymous === true });
    }
  };
  client.onAuthStateChange((_event, session) => {
    if (session) {
      // The client's own queue is blocked while it calls us.
      setTimeout(() => void send());
    }
  });
  window.addEventListener('online', () => void send());
}
