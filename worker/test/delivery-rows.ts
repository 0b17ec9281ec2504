import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { Ids } from '@prepward/platform/clock';
import { MailDeliveryRepository } from '@prepward/platform/mail';
import { ScheduleRunRepository } from '@prepward/platform/operations';
import { Outbox, OutboxDeliveries } from '@prepward/platform/outbox';
import { withRequestId } from '@prepward/platform/telemetry';
import type { DataSource } from 'typeorm';
import * as z from 'zod';
import {
  addDeliveries,
  countPending,
  findOpenDeliveries,
  markPublished,
  purge,
  takeUnpublished,
} from '../../libs/platform/src/outbox/outbox.repository.js';
import { addServerErrors } from '../../libs/platform/src/telemetry/server-error.repository.js';

/** `$1` events, each a minute older than the next, the last of them `$2` seconds old. */
const EVENTS = `
  INSERT INTO outbox_events (id, name, payload, request_id, created_at)
  SELECT id, 'tests.row', jsonb_build_object('n', n), 'r-' || n,
    clock_timestamp() - make_interval(secs => $2 + (cardinality($1::uuid[]) - n) * 60)
  FROM unnest($1::uuid[]) WITH ORDINALITY AS e(id, n)`;

/** What the outbox keeps of events, deliveries, emails and runs, in its rows. */
export function deliveryRows(source: () => DataSource): void {
  // biome-ignore lint/suspicious/noExplicitAny: rows of every shape
  const sql = (text: string, values: unknown[] = []): Promise<any[]> =>
    source().query(text, values);
  async function events(count: number, seconds = 0): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    await sql(EVENTS, [ids, seconds]);
    return ids;
  }
  const left = async (table: string, column: string, of: string[]) => {
    const found = await sql(`SELECT ${column} AS id FROM ${table} WHERE ${column} = ANY ($1)`, [
      of,
    ]);
    const ids = found.map(({ id }) => id);
    return of.map((id) => ids.includes(id));
  };

  describe('an event that is recorded', () => {
    const event = { name: 'tests.recorded', schema: z.strictObject({ n: z.number() }) };
    const outbox = new Outbox(new Ids());
    const kept = (id: string) =>
      sql('SELECT name, payload, request_id, trace_parent FROM outbox_events WHERE id = $1', [id]);

    it('knows its request, and holds what it declares', async () => {
      const record = () => outbox.record(source().manager, event, { n: 1 });
      const of = { name: event.name, payload: { n: 1 }, trace_parent: null };
      expect(await kept(await record())).toEqual([{ ...of, request_id: null }]);
      const asked = await withRequestId('r-7', record);
      expect(await kept(asked)).toEqual([{ ...of, request_id: 'r-7' }]);
      const more = { n: 1, email: 'dana@example.org' };
      await expect(outbox.record(source().manager, event, more)).rejects.toThrow('email');
    });
  });

  describe('events that no one has published', () => {
    it('are taken oldest first, so many at a time, by one relay each', async () => {
      await sql('UPDATE outbox_events SET published_at = now() WHERE published_at IS NULL');
      const [third = '', fourth = ''] = await events(2);
      const [first = '', second = ''] = await events(2, 3_600);
      expect(await countPending(source())).toBe(4);
      await source().transaction(async (one) => {
        const taken = await takeUnpublished(one, 2);
        expect(taken.map(({ id }) => id)).toEqual([first, second]);
        expect(taken[0]).toMatchObject({ name: 'tests.row', payload: { n: 1 }, request_id: 'r-1' });
        await source().transaction(async (two) => {
          const others = await takeUnpublished(two, 9);
          expect(others.map(({ id }) => id)).toEqual([third, fourth]);
        });
        await markPublished(one, [first, third]);
      });
      expect(await countPending(source())).toBe(2);
      const rest = await takeUnpublished(source(), 9);
      expect(rest.map(({ id }) => id)).toEqual([second, fourth]);
      await markPublished(source(), [second, fourth]);
    });
  });

  describe('a delivery', () => {
    const JOB = 'tests.row-job';
    const delivery = async (id: string) =>
      (
        await sql(
          `SELECT done_at IS NOT NULL AS done, failed_at IS NOT NULL AS failed, last_error AS why
           FROM outbox_deliveries WHERE event_id = $1 AND job = $2`,
          [id, JOB],
        )
      )[0];

    it('is done once it is marked so, for its event and its job', async () => {
      const deliveries = new OutboxDeliveries(source());
      const [one = '', two = ''] = await events(2);
      await addDeliveries(source(), [
        { eventId: one, job: JOB },
        { eventId: one, job: 'tests.other-row-job' },
        { eventId: two, job: JOB },
      ]);
      await deliveries.markFailed(one, JOB, 'x'.repeat(501));
      expect(await delivery(one)).toEqual({ done: false, failed: true, why: 'x'.repeat(500) });
      await deliveries.markFailed(one, JOB, 'why');
      expect(await delivery(one)).toEqual({ done: false, failed: true, why: 'why' });
      expect(await deliveries.isDone(one, JOB)).toBe(false);
      await deliveries.markDone(one, JOB);
      expect(await delivery(one)).toEqual({ done: true, failed: false, why: null });
      expect(await deliveries.isDone(one, JOB)).toBe(true);
      expect(await deliveries.isDone(one, 'tests.other-row-job')).toBe(false);
      expect(await deliveries.isDone(two, JOB)).toBe(false);
      // Published again after a crash, it stays done.
      await addDeliveries(source(), [{ eventId: one, job: JOB }]);
      expect(await deliveries.isDone(one, JOB)).toBe(true);
    });

    it('of an event that was erased is kept no more', async () => {
      const deliveries = new OutboxDeliveries(source());
      const [known = ''] = await events(1);
      const gone = randomUUID();
      await deliveries.markDone(gone, JOB);
      await deliveries.markFailed(gone, JOB, 'why');
      await deliveries.markFailed(known, JOB, 'why');
      expect(await left('outbox_deliveries', 'event_id', [gone, known])).toEqual([false, true]);
    });

    it('is open until it is done or given up, oldest first', async () => {
      await sql('UPDATE outbox_deliveries SET done_at = now() WHERE done_at IS NULL');
      const ids = await events(5, 3_600);
      const [first, second, young, done, failed] = ids;
      await sql(
        `INSERT INTO outbox_deliveries (event_id, job, created_at, done_at, failed_at)
         SELECT id, $2, now() - make_interval(secs => age), done, failed FROM (VALUES
           ($3::uuid, 21, NULL::timestamptz, NULL::timestamptz), ($1::uuid, 22, NULL, NULL),
           ($4::uuid, 19, NULL, NULL), ($5::uuid, 60, now(), NULL), ($6::uuid, 60, NULL, now())
         ) AS d(id, age, done, failed)`,
        [first, JOB, second, young, done, failed],
      );
      const open = await findOpenDeliveries(source(), 20, 9);
      expect(open).toEqual([
        { event_id: first, job: JOB, payload: { n: 1 }, request_id: 'r-1', trace_parent: null },
        { event_id: second, job: JOB, payload: { n: 2 }, request_id: 'r-2', trace_parent: null },
      ]);
      expect(await findOpenDeliveries(source(), 20, 1)).toHaveLength(1);
    });
  });

  describe('the purge', () => {
    it('forgets events that were published long ago, with nothing open or failed', async () => {
      const names = ['old', 'done', 'open', 'failed', 'young', 'unpublished'];
      const ids = await events(names.length, 40 * 86_400);
      const [, done, open, failed, young, unpublished] = ids;
      const set = 'UPDATE outbox_events SET published_at = $2 WHERE id = ANY ($1)';
      await sql(set, [ids, new Date(Date.now() - 30 * DAY_MS - 60_000)]);
      await sql(set, [[young], new Date(Date.now() - 30 * DAY_MS + 60_000)]);
      await sql(set, [[unpublished], null]);
      await sql(
        `INSERT INTO outbox_deliveries (event_id, job, done_at, failed_at) VALUES
           ($1, 'a', now(), NULL), ($2, 'a', now(), NULL), ($2, 'b', NULL, NULL),
           ($3, 'a', NULL, now())`,
        [done, open, failed],
      );
      await purge(source(), 30);
      expect(await left('outbox_events', 'id', ids)).toEqual([
        false,
        false,
        true,
        true,
        true,
        true,
      ]);
      await markPublished(source(), ids);
    });

    it('forgets mails that were sent long ago', async () => {
      const keys = ['old', 'young', 'unsent'].map((name) => `${randomUUID()}:${name}`);
      const ago = (ms: number) => new Date(Date.now() - 30 * DAY_MS - ms);
      await sql(
        `INSERT INTO mail_deliveries (key, template, recipient, created_at, sent_at) VALUES
           ($1, 't', 'a@x.example', $4, $4), ($2, 't', 'a@x.example', $4, $5),
           ($3, 't', 'a@x.example', $4, NULL)`,
        [...keys, ago(60_000), ago(-60_000)],
      );
      await purge(source(), 30);
      expect(await left('mail_deliveries', 'key', keys)).toEqual([false, true, true]);
    });
  });

  describe('the log of mails', () => {
    const mail = (job = 'tests.mail') => ({ template: 't', to: 'a@x.example', job });
    const row = async (key: string) =>
      (
        await sql(
          `SELECT tries, job, leased_until IS NOT NULL AS held, last_error AS why,
             sent_at IS NOT NULL AS sent FROM mail_deliveries WHERE key = $1`,
          [key],
        )
      )[0];

    it('gives a mail to one sender, until it lets go or its time is over', async () => {
      const log = new MailDeliveryRepository(source());
      const [key, other] = [`${randomUUID()}:t`, `${randomUUID()}:t`];
      await log.lease(other, mail(), 10);
      expect(await log.lease(key, mail(), 10)).toEqual({ askedAgainAt: null });
      expect(await log.lease(key, mail(), 10)).toBeUndefined();
      await log.release(key, 'full');
      expect(await row(key)).toMatchObject({ tries: 1, held: false, why: 'full', sent: false });
      expect(await row(other)).toMatchObject({ held: true, why: null });
      expect(await log.lease(key, mail('tests.renamed'), -1)).toEqual({ askedAgainAt: null });
      expect(await row(key)).toMatchObject({ tries: 2, job: 'tests.renamed' });
      // The process that took it died: its lease has expired.
      expect(await log.lease(key, mail(), 10)).toEqual({ askedAgainAt: null });
      expect(await log.isSent(key)).toBe(false);
      await log.markSent(key);
      expect(await row(key)).toMatchObject({ held: false, why: null, sent: true });
      expect(await row(other)).toMatchObject({ sent: false });
    });

    it('gives one that was sent to none, unless staff asked for it since', async () => {
      const log = new MailDeliveryRepository(source());
      const key = `${randomUUID()}:t`;
      expect(await log.isSent(key)).toBe(false);
      await log.lease(key, mail(), 10);
      await log.markSent(key);
      expect([await log.isSent(key), await log.lease(key, mail(), 10)]).toEqual([true, undefined]);
      const [asked] = await sql(
        `WITH asked AS (UPDATE mail_deliveries SET asked_again_at = clock_timestamp()
           WHERE key = $1 RETURNING asked_again_at) SELECT * FROM asked`,
        [key],
      );
      expect(await log.isSent(key)).toBe(false);
      const lease = await log.lease(key, mail(), 10);
      expect(lease).toEqual({ askedAgainAt: asked.asked_again_at });
      await log.markSent(key);
      expect([await log.isSent(key), await log.lease(key, mail(), 10)]).toEqual([true, undefined]);
    });
  });

  describe('the runs of schedules', () => {
    it('are kept by the last of each, not by the one that ended last', async () => {
      const deliveries = new OutboxDeliveries(source());
      const run = (job: string, second: number, problem: string | null = null) =>
        deliveries.noteRun({ job, startedAt: new Date(second * 1000), tookMs: second, problem });
      await run('tests.a', 2, 'x'.repeat(501));
      await run('tests.b', 1);
      const last = async () => {
        const runs = await new ScheduleRunRepository(source()).last();
        return ['tests.a', 'tests.b'].map((job) => runs.get(job));
      };
      const b = { startedAt: new Date(1000), tookMs: 1, problem: null };
      const problem = 'x'.repeat(500);
      expect(await last()).toEqual([{ startedAt: new Date(2000), tookMs: 2, problem }, b]);
      await run('tests.a', 1);
      expect((await last())[0]).toMatchObject({ tookMs: 2 });
      await run('tests.a', 3);
      expect(await last()).toEqual([{ startedAt: new Date(3000), tookMs: 3, problem: null }, b]);
    });
  });

  it('failed requests of a day add up, each day by itself', async () => {
    await sql(`INSERT INTO server_errors (day, errors) VALUES ('2026-01-01', 7)`);
    await addServerErrors(source(), 2);
    await addServerErrors(source(), 3);
    expect(await sql('SELECT day::text, errors FROM server_errors ORDER BY day')).toEqual([
      { day: '2026-01-01', errors: 7 },
      { day: new Date().toISOString().slice(0, 10), errors: 5 },
    ]);
  });
}
