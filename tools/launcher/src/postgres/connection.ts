import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Problem } from '../problem.js';

/** PostgreSQL's code for "the database system is starting up". */
const STARTING_UP = '57P03';

/**
 * Opens a connection, asks for one row, closes it.
 *
 * @param timeoutMs longest wait for the connection in ms
 * @throws pg's error
 */
export async function askOnce(url: string, sql: string, timeoutMs: number): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  // If the server dies meanwhile, the client also emits an error, which would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(sql);
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Retries until the server answers. @throws the last error after timeoutMs, or when aborted */
export async function untilAnswers(
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      await askOnce(url, 'select 1', 2_000);
      return;
    } catch (error) {
      if (signal.aborted || Date.now() > end) throw error;
      await sleep(60, undefined, { signal });
    }
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host name is unknown';
  return (message || code || "it doesn't respond").replace(/\.$/, '');
}

/**
 * Checks that the configured database can be used; one that is still starting gets 20 s.
 *
 * @param name the setting, for the message
 * @throws {Problem} that names the host but not the password
 */
export async function checkDatabaseUrl(name: string, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await askOnce(url, 'select 1', 5_000);
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      const mayCome = code === 'ECONNREFUSED' || code === STARTING_UP;
      if (!mayCome || Date.now() > end) {
        throw new Problem(
          `${name} must be a reachable database, but ${host}${pathname} isn't: ${reasonOf(error)}.`,
        );
      }
      await sleep(500);
    }
  }
}
