import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from './cluster.js';
import { freePort } from './ports.js';
import { makeServerFolder } from './server-folders.js';

/** A PostgreSQL with its durable defaults, for drills that kill it. */
export interface DurablePostgres {
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** After a kill, its last child processes hold the shared memory for a moment. */
const RESTART_TRIES = 40;

/** Starts one, with an empty database `postgres`. */
export async function startDurablePostgres(): Promise<DurablePostgres> {
  const folder = makeServerFolder({ isDurable: true });
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const make = () => createServer(folder, port, password, []);
  let server = make();
  await server.initialise();
  await server.start();
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    kill: async () => {
      const pid = Number.parseInt(
        readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8'),
        10,
      );
      process.kill(pid, 'SIGKILL');
      await sleep(500);
    },
    restart: async () => {
      for (let tries = 1; ; tries++) {
        server = make();
        try {
          await server.start();
          return;
        } catch (error) {
          if (tries >= RESTART_TRIES) throw error ?? new Error('PostgreSQL did not start again');
          await sleep(250);
        }
      }
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
