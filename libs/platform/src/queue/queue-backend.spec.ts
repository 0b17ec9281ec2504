import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { freePort } from '@prepward/testing/ports';
import { loadConfig } from '../config/index.js';
import { QueueBackend } from './queue-backend.js';

let backend: QueueBackend;
beforeEach(() => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await backend.close();
  jest.restoreAllMocks();
});

/** A store behind a port where nothing listens. */
async function away(store: 'redis' | 'postgres'): Promise<void> {
  const port = await freePort();
  backend = new QueueBackend(
    loadConfig({
      DATABASE_URL: `postgres://user:secret@127.0.0.1:${store === 'postgres' ? port : 1}/prepward`,
      SMTP_URL: 'smtp://127.0.0.1:25',
      AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
      ...(store === 'redis' ? { REDIS_URL: `redis://127.0.0.1:${port}` } : {}),
    }),
  );
}

describe('the store of the queues', () => {
  it('that is a Redis answers no one while it is gone', async () => {
    await away('redis');
    expect(backend.kind).toBe('redis');
    const ping = backend.ping().then(
      () => 'answered',
      () => 'failed',
    );
    expect(await Promise.race([ping, sleep(50, 'waits')])).toBe('waits');
  });

  it('that is PostgreSQL answers no one while it is gone', async () => {
    await away('postgres');
    expect(backend.kind).toBe('postgres');
    await expect(backend.ping()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
