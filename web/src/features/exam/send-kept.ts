import { ApiError, call, OfflineError } from '../../lib/api.js';
import { type DeviceStore, deviceStore } from '../../lib/device-store.js';
import { answersKey } from '../../lib/personal-memory.js';
import { markUnsent, unsentAttempts } from '../../lib/unsent.js';
import { AnswerBook } from './answer-book.js';
import { ownerOf } from './kept-attempt.js';

/** What a visitor began moves to the account that is opened after it. */
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
    // Nothing is answered here: what was kept has its own time and sequence.
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
 * Sends the answers that a closed page kept on this device, as far as they belong to the person who
 * is here. What can't be sent now stays for the next page; nothing is shown.
 */
export async function sendKept(person: Person, store: DeviceStore = deviceStore): Promise<void> {
  for (const [attemptId, owner] of Object.entries(unsentAttempts())) {
    // The page of an attempt sends its own answers.
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
      // An attempt that isn't there anymore. A visitor's may only be on its way to the account; for
      // another visitor it is out of reach.
      const isGone = owner === person.id || person.isVisitor;
      if (error instanceof ApiError && error.status === 404 && isGone) {
        markUnsent(attemptId, null);
        await store.remove(answersKey(attemptId));
      }
    }
  }
}
