import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { AppConfig } from '@prepward/platform/config';
import { OutboxDeliveries, OutboxRelay } from '@prepward/platform/outbox';
import {
  type AnyJob,
  defineJob,
  type EventJobContext,
  type JobContext,
  type JobQueues,
  JobRegistry,
  JobRunner,
  type QueueBackend,
} from '@prepward/platform/queue';
import { currentRequestId } from '@prepward/platform/telemetry';
import type { DataSource } from 'typeorm';
import * as z from 'zod';
import { until } from './harness.js';

interface Parts {
  source: DataSource;
  queues: JobQueues;
  backend: QueueBackend;
  config: AppConfig;
}
type Handle = (payload: unknown, context: JobContext | EventJobContext) => Promise<void>;

const happened = { name: 'tests.ran', schema: z.strictObject({ n: z.number() }) };
const QUICK = { queue: 'domain', on: happened, backoff: { firstMs: 1, mostMs: 1 } } as const;

/** How jobs run, fail and are noted, on a queue. */
export function jobRuns(parts: () => Parts): void {
  async function running(job: AnyJob, handle: Handle, work: () => Promise<void>): Promise<void> {
    const { backend, queues, source } = parts();
    const registry = new JobRegistry([job], [{ job, handler: { handle } }], [happened]);
    const runner = new JobRunner(backend, queues, registry, new OutboxDeliveries(source));
    await runner.start();
    try {
      expect(runner.isRunning()).toBe(true);
      await work();
    } finally {
      await runner.stop();
    }
  }
  async function event(payload: object, requestId: string | null = null): Promise<string> {
    const id = randomUUID();
    await parts().source.query(
      `INSERT INTO outbox_events (id, name, payload, request_id) VALUES ($1, $2, $3, $4)`,
      [id, happened.name, JSON.stringify(payload), requestId],
    );
    return id;
  }
  const publish = (job: AnyJob) => {
    const { source, queues, config } = parts();
    return new OutboxRelay(source, queues, [job], config).drain();
  };
  const delivery = async (eventId: string) =>
    (
      await parts().source.query(
        `SELECT done_at IS NOT NULL AS done, failed_at IS NOT NULL AS failed, last_error AS why
         FROM outbox_deliveries WHERE event_id = $1`,
        [eventId],
      )
    )[0];

  describe('a job that fails', () => {
    it('is a dead letter after its last try and not before, and may be tried again', async () => {
      const job = defineJob({ ...QUICK, name: 'tests.fails', tries: 2 });
      const eventId = await event({ n: 1 });
      const before: unknown[] = [];
      const handle: Handle = async (_, { attempt }) => {
        before.push((await delivery(eventId))?.failed ?? false);
        if (attempt < 3 && before.length < 3) throw new Error(`no ${attempt}`);
      };
      await running(job, handle, async () => {
        await publish(job);
        await until('the last try', async () => (await delivery(eventId))?.failed);
        expect(before).toEqual([false, false]);
        expect(await delivery(eventId)).toEqual({ done: false, failed: true, why: 'no 2' });
        const id = `${eventId}.${job.name}`;
        expect(await parts().queues.release(id)).toBe('gone');
        expect(await parts().queues.find(job.queue, id)).toBeUndefined();
        const envelope = { payload: { n: 1 }, eventId };
        await parts().queues.addAll([{ job, id, envelope }]);
        await until('the try after', async () => (await delivery(eventId)).done);
        expect(await delivery(eventId)).toEqual({ done: true, failed: false, why: null });
      });
    });

    it("fails at once where its payload doesn't match its declaration", async () => {
      const job = defineJob({ ...QUICK, name: 'tests.wrong' });
      const eventId = await event({ n: 'one' });
      let tries = 0;
      const handle: Handle = async () => {
        tries += 1;
      };
      await running(job, handle, async () => {
        await publish(job);
        await until('its failure', async () => (await delivery(eventId))?.failed);
        expect((await delivery(eventId)).why).toContain("payload doesn't match its declaration");
        expect(tries).toBe(0);
      });
    });
  });

  describe('a job that runs', () => {
    it('takes no more turns than it may, and has the id of its request, or its own', async () => {
      const job = defineJob({ ...QUICK, name: 'tests.turns', concurrency: 1 });
      const ids = [await event({ n: 1 }, 'r-1'), await event({ n: 2 }), await event({ n: 3 })];
      const [now, seen]: [Set<unknown>, unknown[][]] = [new Set(), []];
      let most = 0;
      const handle: Handle = async (payload, context) => {
        now.add(payload);
        most = Math.max(most, now.size);
        const { n } = payload as { n: number };
        seen[n] = [currentRequestId(), 'eventId' in context && context.eventId, context.attempt];
        if (n === 1) {
          seen[0] = [await parts().queues.release(`${ids[0]}.${job.name}`)];
        }
        await sleep(40);
        now.delete(payload);
      };
      await running(job, handle, async () => {
        await publish(job);
        await until('all three', async () => {
          const rows = await Promise.all(ids.map(delivery));
          return rows.every((row) => row?.done);
        });
      });
      expect(most).toBe(1);
      expect(seen).toEqual([
        ['running'],
        ['r-1', ids[0], 1],
        [`job-${ids[1]}.${job.name}`, ids[1], 1],
        [`job-${ids[2]}.${job.name}`, ids[2], 1],
      ]);
    });
  });

  describe('a job that waits', () => {
    it('stays in its queue where it is asked for again, due at once', async () => {
      const { queues } = parts();
      const job = defineJob({ ...QUICK, name: 'tests.waits' });
      const [waits, delayed] = [randomUUID(), randomUUID()];
      const [queue] = queues.all().filter(({ name }) => name === job.queue);
      await queues.addAll([{ job, id: waits, envelope: { payload: { n: 1 } } }]);
      await queue?.add(job.name, {}, { jobId: delayed, delay: 3_600_000 });
      expect(await queues.release(delayed)).toBe('due');
      expect(await queues.release(waits)).toBe('due');
      const states = [waits, delayed].map(async (id) =>
        (await queues.find('domain', id))?.getState(),
      );
      expect(await Promise.all(states)).toEqual(['waiting', 'waiting']);
      expect(await queues.release(randomUUID())).toBe('gone');
      const facts = (await queues.states()).find(({ name }) => name === 'domain');
      expect(facts).toMatchObject({ waiting: 2, active: 0, delayed: 0, isPaused: false });
      expect(facts?.oldestWaitingMs).toBeLessThan(60_000);
      await queue?.drain();
      const empty = (await queues.states()).find(({ name }) => name === 'domain');
      expect(empty).toMatchObject({ waiting: 0, oldestWaitingMs: null });
    });
  });

  describe('a job that runs by itself', () => {
    it('is noted each time, with what went wrong but no one’s address', async () => {
      const { queues, source } = parts();
      const job = defineJob({ name: 'tests.hourly', queue: 'domain', every: 3_600_000 });
      const startedAt = Date.now();
      let why: string | null = '550 <dana@example.org> unknown';
      const handle: Handle = async () => {
        await sleep(20);
        if (why !== null) throw new Error(why);
      };
      const note = async () =>
        (await source.query('SELECT * FROM schedule_runs WHERE job = $1', [job.name]))[0];
      const [queue] = queues.all().filter(({ name }) => name === job.queue);
      await running(job, handle, async () => {
        await until('the first run', async () => (await note()) !== undefined);
        expect((await note()).problem).toBe('550 <[address]> unknown');
        const [schedule] = (await queues.schedules()).filter((one) => one.job === job.name);
        expect(schedule).toMatchObject({ queue: 'domain', everyMs: 3_600_000 });
        expect(schedule?.nextAt?.getTime()).toBeGreaterThan(startedAt);
        why = null;
        await queue?.add(job.name, { payload: {} });
        await until('the next run', async () => (await note()).problem === null);
        expect((await note()).took_ms).toBeGreaterThanOrEqual(19);
        expect((await note()).started_at.getTime()).toBeGreaterThanOrEqual(startedAt);
      });
      await queue?.removeJobScheduler(job.name);
    });
  });

  describe('the relay', () => {
    it('hands on who asked, and leaves alone what it does not know or what waits already', async () => {
      const { source, queues, config } = parts();
      const job = defineJob({ ...QUICK, name: 'tests.relayed' });
      const relay = new OutboxRelay(source, queues, [job], config);
      await source.query('UPDATE outbox_deliveries SET done_at = now() WHERE done_at IS NULL');
      const [lost, here, other] = [
        await event({ n: 1 }, 'r-9'),
        await event({ n: 2 }),
        await event({ n: 3 }),
      ];
      await relay.drain();
      const found = async (id: string) => (await queues.find(job.queue, `${id}.${job.name}`))?.data;
      expect(await found(lost)).toEqual({ payload: { n: 1 }, eventId: lost, requestId: 'r-9' });
      expect(await found(here)).toEqual({ payload: { n: 2 }, eventId: here });
      await source.query(
        `UPDATE outbox_deliveries SET created_at = now() - interval '1 minute',
           job = CASE WHEN event_id = $1 THEN 'tests.of-another-release' ELSE job END
         WHERE done_at IS NULL`,
        [other],
      );
      for (const id of [lost, other]) {
        await (await queues.find(job.queue, `${id}.${job.name}`))?.remove();
      }
      expect(await relay.sweep()).toBe(1);
      expect(await found(lost)).toEqual({ payload: { n: 1 }, eventId: lost, requestId: 'r-9' });
      expect(await found(other)).toBeUndefined();
      const [queue] = queues.all().filter(({ name }) => name === job.queue);
      await queue?.drain();
    });
  });
}
