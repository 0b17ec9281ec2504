import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Stack, startStack, until } from './harness.js';

/** A separate stack: in a shared one, daily jobs have run once another test starts a worker. */
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

describe('the daily purge', () => {
  it('forgets what is done and old, and keeps what is open, failed or young', async () => {
    const event = (id: string, days: number) =>
      stack.db.query(
        `INSERT INTO outbox_events (id, name, payload, created_at, published_at)
         VALUES ($1, 'tests.happened', '{}', now() - make_interval(days => $2),
                 now() - make_interval(days => $2))`,
        [id, days],
      );
    const ids = ['old', 'failed', 'young'].map((_, i) => `00000000-0000-4000-8000-00000000000${i}`);
    await event(ids[0] ?? '', 31);
    await event(ids[1] ?? '', 31);
    await event(ids[2] ?? '', 29);
    await stack.db.query(
      `INSERT INTO outbox_deliveries (event_id, job, done_at, failed_at)
       VALUES ($1, 'tests.job', now(), NULL), ($2, 'tests.job', NULL, now())`,
      [ids[0], ids[1]],
    );
    const worker = await stack.startWorker();
    const left = async () =>
      (await stack.db.query('SELECT id FROM outbox_events WHERE id = ANY($1) ORDER BY id', [ids]))
        .rows;
    await until('the purge', async () => (await left()).length < 3);
    expect((await left()).map((row) => row.id)).toEqual(ids.slice(1));
    await worker.stop();
  });
});
