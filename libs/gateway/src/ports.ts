import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that the system doesn't give to outgoing connections: Linux, macOS, and Windows give them those
 * from 32,768 up, or from 49,152. One of those could be taken before anything listens on it.
 */
const OURS = { from: 20_000, below: 32_768 };

/** If this many in a row fail, we may not listen at all. */
const TRIES = 50;

let last = randomInt(OURS.from, OURS.below);

/** Goes through all ports before one repeats: a port that was given out may not be listened on yet. */
function nextPort(): number {
  last = last + 1 < OURS.below ? last + 1 : OURS.from;
  return last;
}

/** Listens and closes at once. @throws the listening error (EADDRINUSE, EACCES, …) */
export function probePort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(port)));
  });
}

/**
 * A port on 127.0.0.1 that is unused and that no outgoing connection takes: the preferred one if it is
 * free.
 *
 * @throws the listening error if none can be listened on
 */
export async function freePort(preferred?: number): Promise<number> {
  let port = preferred ?? nextPort();
  let failure: unknown;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await probePort(port, '127.0.0.1');
    } catch (error) {
      failure = error;
      port = nextPort();
    }
  }
  throw failure;
}
