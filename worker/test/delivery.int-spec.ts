import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '@prepward/platform/config';
import { ReadOnlyDatabase } from '@prepward/platform/database';
import { MailDeliveryRepository, MailSender, MailText } from '@prepward/platform/mail';
import { OutboxDeliveries, OutboxRelay } from '@prepward/platform/outbox';
import {
  defineJob,
  type EventJobContext,
  type JobContext,
  JobQueues,
  JobRegistry,
  JobRunner,
  QueueBackend,
} from '@prepward/platform/queue';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import { startMailCatcher, type TestMailCatcher } from '@prepward/testing/mail';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { deliveryRows } from './delivery-rows.js';
import { until } from './harness.js';
import { jobRuns } from './job-runs.js';

/*
 * Tests by itself each part that keeps an email from being sent twice, or an event from being
 * forgotten: together they cover for each other, and a fault in one would not show.
 */

const happened = { name: 'tests.happened', schema: z.strictObject({}) };
const job = defineJob({
  name: 'tests.note',
  queue: 'upkeep',
  on: happened,
});

let database: TestDatabase;
let mails: TestMailCatcher;
let dataSource: DataSource;
let queues: JobQueues;
let backend: QueueBackend;
let config: ReturnType<typeof loadConfig>;
beforeAll(async () => {
  database = await createTestDatabase();
  mails = await startMailCatcher();
  config = loadConfig({
    DATABASE_URL: database.url,
    SMTP_URL: mails.url,
    AUTH_HS256_SECRET: 'a secret of the drills, long enough for HS256',
  });
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  backend = new QueueBackend(config);
  // Each runner adds a listener to the connection, and there are many here.
  (backend.connection as unknown as EventEmitter).setMaxListeners(99);
  queues = new JobQueues(backend);
});
afterAll(async () => {
  await queues.onApplicationShutdown();
  await dataSource.destroy();
  await mails.close();
  await database.drop();
});

async function count(sql: string, values: unknown[] = []): Promise<number> {
  const [row]: { n: number }[] = await dataSource.query(
    `SELECT count(*)::int AS n FROM ${sql}`,
    values,
  );
  return row?.n ?? 0;
}

describe('the outbox relay', () => {
  it('publishes everything in one go, however many batches it takes', async () => {
    const events = 450;
    await dataSource.query(
      `INSERT INTO outbox_events (id, name, payload)
       SELECT gen_random_uuid(), $1, '{}' FROM generate_series(1, $2)`,
      [happened.name, events],
    );
    await new OutboxRelay(dataSource, queues, [job], config).drain();
    expect(await count('outbox_events WHERE published_at IS NULL')).toBe(0);
    expect(await count('outbox_deliveries WHERE job = $1', [job.name])).toBe(events);
    const [queue] = queues.all().filter(({ name }) => name === job.queue);
    expect(await queue?.getWaitingCount()).toBe(events);
    await queue?.drain();
    expect(await queue?.getWaitingCount()).toBe(0);
  });

  it('puts back what is lost, and neither what is done nor what failed for good', async () => {
    const ids = Array.from({ length: 3 }, () => randomUUID());
    const [, done, failed] = ids;
    await dataSource.query(
      `WITH events AS (
         INSERT INTO outbox_events (id, name, payload, published_at)
         SELECT unnest($1::uuid[]), $2, '{}', now() RETURNING id
       )
       INSERT INTO outbox_deliveries (event_id, job, created_at, done_at, failed_at)
       SELECT id, $3, now() - interval '1 minute', CASE WHEN id = $4 THEN now() END,
         CASE WHEN id = $5 THEN now() END FROM events`,
      [ids, happened.name, job.name, done, failed],
    );
    await new OutboxRelay(dataSource, queues, [job], config).sweep();
    const found = await Promise.all(ids.map((id) => queues.find(job.queue, `${id}.${job.name}`)));
    expect(found.map((each) => each !== undefined)).toEqual([true, false, false]);
    const [queue] = queues.all().filter(({ name }) => name === job.queue);
    await queue?.drain();
  });
});

describe('the job runner', () => {
  it('doesn’t do again what was done for an event, and does the rest', async () => {
    const handled: string[] = [];
    const handler = {
      handle: async (_: unknown, context: JobContext | EventJobContext) => {
        if ('eventId' in context) handled.push(context.eventId);
      },
    };
    const deliveries = new OutboxDeliveries(dataSource);
    const registry = new JobRegistry([job], [{ job, handler }], [happened]);
    const runner = new JobRunner(backend, queues, registry, deliveries);
    const [done = '', open = ''] = [randomUUID(), randomUUID()];
    await dataSource.query(
      `INSERT INTO outbox_events (id, name, payload, published_at)
       SELECT unnest($1::uuid[]), $2, '{}', now()`,
      [[done, open], happened.name],
    );
    await deliveries.markDone(done, job.name);
    const adds = [done, open].map((eventId) => ({
      job,
      id: `${eventId}.${job.name}`,
      envelope: { payload: {}, eventId },
    }));
    await queues.addAll(adds);
    await runner.start();
    try {
      for (const { id } of adds) {
        await until(`the end of ${id}`, async () => {
          const found = await queues.find(job.queue, id);
          return (await found?.isCompleted()) === true;
        });
      }
      expect(handled).toEqual([open]);
      expect(await deliveries.isDone(open, job.name)).toBe(true);
    } finally {
      await runner.stop();
    }
  });

  it('ends a try that takes longer than its job may, tells the handler, and tries again', async () => {
    const slow = defineJob({
      name: 'tests.slow',
      queue: 'upkeep',
      on: happened,
      timeLimitMs: 200,
      backoff: { firstMs: 1, mostMs: 1 },
    });
    const tries: { attempt: number; signal: AbortSignal }[] = [];
    const handler = {
      handle: async (_: unknown, context: JobContext | EventJobContext) => {
        tries.push(context);
        // The first try hangs.
        if (context.attempt === 1) await new Promise(() => undefined);
      },
    };
    const deliveries = new OutboxDeliveries(dataSource);
    const registry = new JobRegistry([slow], [{ job: slow, handler }], [happened]);
    const runner = new JobRunner(backend, queues, registry, deliveries);
    const eventId = randomUUID();
    await dataSource.query(
      `INSERT INTO outbox_events (id, name, payload, published_at) VALUES ($1, $2, '{}', now())`,
      [eventId, happened.name],
    );
    const id = `${eventId}.${slow.name}`;
    await queues.addAll([{ job: slow, id, envelope: { payload: {}, eventId } }]);
    await runner.start();
    try {
      await until('the second try', () => deliveries.isDone(eventId, slow.name));
      expect(tries.map(({ attempt, signal }) => [attempt, signal.aborted])).toEqual([
        [1, true],
        [2, false],
      ]);
    } finally {
      await runner.stop();
    }
  });

  it('fails an event’s job that came without its event, for good', async () => {
    const handler = { handle: () => Promise.reject(new Error('must not be called')) };
    const registry = new JobRegistry([job], [{ job, handler }], [happened]);
    const runner = new JobRunner(backend, queues, registry, new OutboxDeliveries(dataSource));
    const id = randomUUID();
    await queues.addAll([{ job, id, envelope: { payload: {} } }]);
    await runner.start();
    try {
      await until(
        'its failure',
        async () => (await queues.find(job.queue, id))?.finishedOn !== undefined,
      );
      expect((await queues.find(job.queue, id))?.failedReason).toContain('without its event');
    } finally {
      await runner.stop();
    }
  });
});

describe('the mail sender', () => {
  const newSender = () => new MailSender(new MailDeliveryRepository(dataSource), config);
  const mail = (eventId: string) => ({
    eventId,
    template: 'test',
    job: 'tests.mail',
    to: 'dana@example.org',
    subject: 'A test',
    content: MailText({ children: 'Once.' }),
  });

  it('sends a mail once for its key, however often it is asked', async () => {
    mails.clear();
    const sender = newSender();
    const eventId = randomUUID();
    await sender.send(mail(eventId));
    await sender.send(mail(eventId));
    expect(mails.mails).toHaveLength(1);
    await sender.send({ ...mail(eventId), template: 'another' });
    await sender.send(mail(randomUUID()));
    expect(mails.mails).toHaveLength(3);
    sender.onApplicationShutdown();
  });

  it('tries again at once after a refusal, and keeps why until it is sent', async () => {
    mails.clear();
    mails.behave({ refuseWith: 451 });
    const sender = newSender();
    const eventId = randomUUID();
    const row = async () =>
      (
        await dataSource.query(
          `SELECT tries, last_error IS NOT NULL AS refused, sent_at IS NOT NULL AS sent,
             leased_until IS NOT NULL AS held
           FROM mail_deliveries WHERE key LIKE $1`,
          [`%${eventId}%`],
        )
      )[0];
    await expect(sender.send(mail(eventId))).rejects.toThrow();
    expect(await row()).toEqual({ tries: 1, refused: true, sent: false, held: false });
    mails.behave({});
    await sender.send(mail(eventId));
    expect(mails.mails).toHaveLength(1);
    expect(await row()).toEqual({ tries: 2, refused: false, sent: true, held: false });
    sender.onApplicationShutdown();
  });

  it('sends once when two workers ask at the same time; the other is told to come back', async () => {
    mails.clear();
    mails.behave({ delayMs: 200 });
    const senders = [newSender(), newSender()];
    const eventId = randomUUID();
    const results = await Promise.allSettled(senders.map((sender) => sender.send(mail(eventId))));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(mails.mails).toHaveLength(1);
    mails.behave({});
    for (const sender of senders) sender.onApplicationShutdown();
  });
});

it('reports have a way of their own into the database, where one is set up', async () => {
  const settings = {
    SMTP_URL: mails.url,
    AUTH_HS256_SECRET: 'a secret of the drills, long enough',
  };
  const nowhere = 'postgres://no-one:none@127.0.0.1:1/none';
  const door = new ReadOnlyDatabase(
    loadConfig({ ...settings, DATABASE_URL: nowhere, DATABASE_REPORTING_URL: database.url }),
  );
  expect(await door.query('SELECT $1::int AS n', [7])).toEqual([{ n: 7 }]);
  expect(await door.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  await door.onApplicationShutdown();
});

describe('on a queue of its own', () =>
  jobRuns(() => ({ source: dataSource, queues, backend, config })));
describe('in the database', () => deliveryRows(() => dataSource));
