import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from './problem.js';

const PATIENCE_MS = 20_000;

function tryConnect(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 3_000 });
    const finish = (reason?: string) => {
      socket.destroy();
      resolve(reason);
    };
    socket.once('connect', () => finish());
    socket.once('timeout', () => finish("it doesn't respond"));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      finish(error.code === 'ECONNREFUSED' ? 'nothing listens there' : error.message),
    );
  });
}

/**
 * Checks that the configured Redis can be reached; one that is still starting gets 20 s.
 *
 * @throws {Problem} that names the host but not the password
 */
export async function checkRedisUrl(url: string): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const reason = await tryConnect(Number(port) || 6379, hostname.replace(/^\[|\]$/g, ''));
    if (reason === undefined) return;
    if (Date.now() > end) {
      throw new Problem(`REDIS_URL must be a reachable Redis, but ${host} isn't: ${reason}.`);
    }
    await sleep(500);
  }
}
