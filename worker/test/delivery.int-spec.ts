import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfig } from '@prepward/platform/config';
import { MailSender, MailText } from '@prepward/platform/mail';
import { OutboxDeliveries, OutboxRelay } from '@prepward/platform/outbox';
import {
  defineJob,
  JobQueues,
  JobRegistry,
  JobRunner,
  QueueBackend,
} from '@prepward/platform/queue';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import { startMailCatcher, type TestMailCatcher } from '@prepward/testing/mail';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { until } from './harness.js';

/*
 * Each part that keeps a mail from being sent twice, and an event from being forgotten, by itself:
 * together they cover for each other, and a fault in one would not show.
 */

const happened = { name: 'tests.happened', schema: z.strictObject({}) };
const job = defineJob({
  name: 'tests.note',
  queue: 'upkeep',
  schema: happened.schema,
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
});

describe('the job runner', () => {
  it('doesn’t do again what was done for an event, and does the rest', async () => {
    const handled: (string | undefined)[] = [];
    const handler = {
      handle: async (_: unknown, { eventId }: { eventId: string | undefined }) => {
        handled.push(eventId);
      },
    };
    const deliveries = new OutboxDeliveries(dataSource);
    const registry = new JobRegistry([job], [{ job, handler }]);
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
});

describe('the mail sender', () => {
  const mail = (eventId: string) => ({
    eventId,
    template: 'test',
    to: 'dana@example.org',
    subject: 'A test',
    content: MailText({ children: 'Once.' }),
  });

  it('sends a mail once for its key, however often it is asked', async () => {
    mails.clear();
    const sender = new MailSender(dataSource, config);
    const eventId = randomUUID();
    await sender.send(mail(eventId));
    await sender.send(mail(eventId));
    expect(mails.mails).toHaveLength(1);
    await sender.send({ ...mail(eventId), template: 'another' });
    await sender.send(mail(randomUUID()));
    expect(mails.mails).toHaveLength(3);
    sender.onApplicationShutdown();
  });

  it('sends once when two workers ask at the same time; the other is told to come back', async () => {
    mails.clear();
    mails.behave({ delayMs: 200 });
    const senders = [new MailSender(dataSource, config), new MailSender(dataSource, config)];
    const eventId = randomUUID();
    const results = await Promise.allSettled(senders.map((sender) => sender.send(mail(eventId))));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(mails.mails).toHaveLength(1);
    mails.behave({});
    for (const sender of senders) sender.onApplicationShutdown();
  });
});
