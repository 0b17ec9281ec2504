import { OfflineError } from '../api.js';

/** Callers waiting for the auth server, notified when it can't be reached. */
const waiting = new Set<() => void>();

/** A `fetch` for the auth client that notifies those waiting when a request doesn't reach the server. */
export function tellingFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      return await send(input, init);
    } catch (error) {
      for (const tell of [...waiting]) tell();
      throw error;
    }
  };
}

/**
 * The auth client's answer, unless one of its requests fails first: the client would retry for half a minute,
 * and the browser may believe it's online all that time.
 *
 * @throws OfflineError when a request didn't reach the server
 */
export async function orUnreachable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let tell = (): void => undefined;
  const failed = new Promise<never>((_, reject) => {
    tell = () => reject(new OfflineError(null));
  });
  waiting.add(tell);
  try {
    return await Promise.race([answer, failed]);
  } finally {
    waiting.delete(tell);
  }
}
