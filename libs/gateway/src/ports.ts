import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that no connection is given by itself: Linux, macOS, and Windows take the ports of outgoing
 * connections from 32,768 up, or from 49,152. A port from there could be gone before it is listened at.
 */
const OURS = { from: 20_000, below: 32_768 };

/** More in a row aren't in use, unless nothing may listen at all. */
const TRIES = 50;

/** Listens and closes at once. @throws the listening error (EADDRINUSE, EACCES, …) */
export function probePort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(port)));
  });
}

/**
 * A port on 127.0.0.1 that nothing uses, and that no connection takes: the preferred one if it is free.
 *
 * @throws the listening error, when none can be listened at
 */
export async function freePort(preferred?: number): Promise<number> {
  const wanted = preferred === undefined ? [] : [preferred];
  const others = Array.from({ length: TRIES }, () => randomInt(OURS.from, OURS.below));
  let failure: unknown;
  for (const port of [...wanted, ...others]) {
    try {
      return await probePort(port, '127.0.0.1');
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
