import { ApiError, call, OfflineError } from '../../lib/api.js';
import { type DeviceStore, deviceStore } from '../../lib/device-store.js';
import { answersKey } from '../../lib/personal-memory.js';
import { markUnsent, unsentAttempts } from '../../lib/unsent.js';
import { AnswerBook } from './answer-book.js';
import { ownerOf } from './kept-attempt.js';

/** A visitor's attempts move to the account that they create later. */
const VISITOR = ownerOf({ user: null });

/** Who is here: an account or a visitor, with a token that's valid now. */
interface Person {
  id: string;
  token: string;
  isVisitor: boolean;
}

async function sendAnswers(
  attemptId: string,
  owner: string,
  { token }: Person,
  store: DeviceStore,
): Promise<void> {
  const params = { id: attemptId };
  const attempt = await call('attempts.view', { params, token });
  const book = await AnswerBook.open(attempt, {
    send: (position, body) =>
      call('attempts.save', { params: { id: attemptId, position }, body, token }),
    store,
    // Nothing is answered here: saved answers have their own time and sequence.
    elapsed: () => 0,
    sequence: () => 0,
    onWaiting: (some) => markUnsent(attemptId, some ? owner : null),
  });
  if (attempt.state === 'open') {
    await book.settle();
    book.stop();
  } else {
    book.close();
  }
}

/**
 * Sends the answers that a closed page left on this device, if they belong to the current user. What
 * can't be sent now waits for the next page; nothing is shown.
 */
export async function sendKept(person: Person, store: DeviceStore = deviceStore): Promise<void> {
  for (const [attemptId, owner] of Object.entries(unsentAttempts())) {
    // An attempt's own page sends its answers itself.
    if (
      (owner !== person.id && owner !== VISITOR) ||
      window.location.pathname.endsWith(attemptId)
    ) {
      continue;
    }
    try {
      await sendAnswers(attemptId, owner, person, store);
    } catch (error) {
      if (error instanceof OfflineError) {
        return;
      }
      // The attempt doesn't exist anymore. For an account, a visitor's attempt may just not have been moved
      // to it yet; for a visitor, it belongs to someone else.
      const isGone = owner === person.id || person.isVisitor;
      if (error instanceof ApiError && error.status === 404 && isGone) {
        markUnsent(attemptId, null);
        await store.remove(answersKey(attemptId));
      }
    }
  }
}
