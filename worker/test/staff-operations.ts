import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DeadLetterRepository, MailLogRepository } from '@prepward/platform/operations';
import type { JobQueues } from '@prepward/platform/queue';
import { DeadLettersService } from '../../libs/modules/operations/dead-letters.service.js';
import { MailLogService } from '../../libs/modules/operations/mail-log.service.js';
import type { OwnDatabase } from './own-database.js';

type Released = 'gone' | 'due' | 'running';

/** Jobs that failed permanently and emails, as operators see them and restart them. */
export function staffOperations(database: () => OwnDatabase): void {
  let letters: DeadLettersService;
  let mails: MailLogService;
  let released: string[];
  let inQueue: Released;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  beforeAll(() => {
    const { source, transactions } = database();
    const queues = {
      release: async (id: string) => {
        released.push(id);
        return inQueue;
      },
    } as unknown as JobQueues;
    const rows = new DeadLetterRepository(source);
    letters = new DeadLettersService(rows, queues, transactions);
    mails = new MailLogService(new MailLogRepository(source), rows, queues, transactions);
  });
  beforeEach(async () => {
    [released, inQueue] = [[], 'gone'];
    await database().sql('DELETE FROM outbox_events');
    await database().sql('DELETE FROM mail_deliveries');
  });

  /** An event with one delivery; dates are days of January. */
  async function delivery(
    job: string,
    { created = 1, done, failed }: { created?: number; done?: number; failed?: number },
  ): Promise<string> {
    const eventId = randomUUID();
    await database().sql(
      `INSERT INTO outbox_events (id, name, payload, request_id) VALUES ($1, 'tests.e', '{"n":1}', 'r')`,
      [eventId],
    );
    await database().sql(
      `INSERT INTO outbox_deliveries (event_id, job, created_at, done_at, failed_at, last_error)
       VALUES ($1, $2, $3, $4, $5, CASE WHEN $5::timestamptz IS NOT NULL THEN 'no answer' END)`,
      [
        eventId,
        job,
        at(created),
        done === undefined ? null : at(done),
        failed === undefined ? null : at(failed),
      ],
    );
    return eventId;
  }
  const states = () =>
    database().sql(
      `SELECT job, done_at IS NOT NULL AS done, failed_at IS NOT NULL AS failed, last_error
       FROM outbox_deliveries ORDER BY job`,
    );

  describe('the jobs that failed for good', () => {
    const listed = async (query: object) =>
      (await letters.list(query as never)).rows.map(({ job }) => job);

    it('are listed, last failed first, and nothing beside them', async () => {
      const a = await delivery('tests.a', { created: 1, failed: 5 });
      const b = await delivery('tests.b', { created: 2, failed: 4 });
      await delivery('tests.open', {});
      await delivery('tests.done', { done: 3 });
      expect(await listed({})).toEqual(['tests.a', 'tests.b']);
      expect(await listed({ sort: ['createdAt', 'DESC'] })).toEqual(['tests.b', 'tests.a']);
      expect(await listed({ filter: { job: 'tests.b' } })).toEqual(['tests.b']);
      expect(await listed({ filter: { id: [`${a}.tests.a`, `${b}.tests.a`] } })).toEqual([
        'tests.a',
      ]);
      expect(await letters.get(`${a}.tests.a`)).toEqual({
        id: `${a}.tests.a`,
        job: 'tests.a',
        eventId: a,
        event: 'tests.e',
        payload: { n: 1 },
        requestId: 'r',
        problem: 'no answer',
        createdAt: at(1).toISOString(),
        failedAt: at(5).toISOString(),
      });
    });

    it('get all their tries again, each by itself, and the log says so', async () => {
      const eventId = await delivery('tests.a', { failed: 2 });
      await delivery('tests.b', { failed: 2 });
      const id = `${eventId}.tests.a`;
      const entries = await database().audited(async () => {
        expect(await letters.retry(id)).toMatchObject({ id, problem: 'no answer' });
      });
      expect(entries).toEqual([
        {
          resource_id: id,
          before: { state: 'failed', problem: 'no answer' },
          after: { job: 'tests.a' },
        },
      ]);
      expect(released).toEqual([id]);
      expect(await states()).toEqual([
        { job: 'tests.a', done: false, failed: false, last_error: null },
        { job: 'tests.b', done: false, failed: true, last_error: 'no answer' },
      ]);
      await expect(letters.retry(id)).rejects.toMatchObject({ code: 'DEAD_LETTER_NOT_FOUND' });
      expect(released).toHaveLength(1);
    });
  });

  describe('the mails', () => {
    /** An email for an event's delivery; `again` and `sent` are days. */
    async function mail(
      eventId: string,
      template: string,
      { sent, again, job = 'tests.mail' }: { sent?: number; again?: number; job?: string | null },
    ): Promise<string> {
      const key = `${eventId}:${template}`;
      await database().sql(
        `INSERT INTO mail_deliveries (key, template, job, recipient, tries, last_error, sent_at,
           asked_again_at, created_at)
         VALUES ($1, $2, $3, $2 || '@x.example', 2, 'full', $4, $5, $6)`,
        [
          key,
          template,
          job,
          sent === undefined ? null : at(sent),
          again === undefined ? null : at(again),
          at(1),
        ],
      );
      return key;
    }

    it('are what became of them', async () => {
      const job = 'tests.mail';
      const open = async () => delivery(job, {});
      await mail(await open(), 'sent', { sent: 2 });
      await mail(await open(), 'sent-again', { sent: 3, again: 2 });
      await mail(await open(), 'asked-again', { sent: 2, again: 3 });
      await mail(await open(), 'waiting', {});
      await mail(await delivery(job, { done: 2 }), 'dropped', {});
      await mail(await delivery(job, { failed: 2, done: 1 }), 'failed', {});
      await mail(await delivery('tests.other', { failed: 2 }), 'of-another-job', {});
      await mail('by-hand', 'no-event', {});
      const { rows } = await mails.list({} as never);
      expect(Object.fromEntries(rows.map(({ template, state }) => [template, state]))).toEqual({
        sent: 'sent',
        'sent-again': 'sent',
        'asked-again': 'waiting',
        waiting: 'waiting',
        dropped: 'dropped',
        failed: 'failed',
        'of-another-job': 'waiting',
        'no-event': 'waiting',
      });
      const found = async (filter: object) =>
        (await mails.list({ filter } as never)).rows.map(({ template }) => template).sort();
      expect(await found({ state: 'sent' })).toEqual(['sent', 'sent-again']);
      expect(await found({ state: 'failed' })).toEqual(['failed']);
      expect(await found({ template: 'dropped' })).toEqual(['dropped']);
      expect(await found({ recipient: 'waiting@x.example' })).toEqual(['waiting']);
      expect(await found({ id: ['by-hand:no-event'] })).toEqual(['no-event']);
      expect(rows.find(({ template }) => template === 'asked-again')).toMatchObject({
        recipient: 'asked-again@x.example',
        tries: 2,
        problem: 'full',
        sentAt: at(2).toISOString(),
        askedAgainAt: at(3).toISOString(),
        createdAt: at(1).toISOString(),
      });
      await expect(mails.get('none:none')).rejects.toMatchObject({ code: 'MAIL_NOT_FOUND' });
    });

    it('go out again: one that was sent is asked for, its job is open', async () => {
      const eventId = await delivery('tests.mail', { done: 2 });
      const id = await mail(eventId, 'welcome', { sent: 2 });
      const other = await mail(await delivery('tests.mail', { done: 2 }), 'other', { sent: 2 });
      const entries = await database().audited(async () => {
        expect(await mails.resend(id)).toMatchObject({
          state: 'waiting',
          problem: null,
          askedAgainAt: expect.any(String),
        });
      });
      expect(entries).toEqual([
        {
          resource_id: id,
          before: { state: 'sent' },
          after: { template: 'welcome', state: 'waiting' },
        },
      ]);
      expect(released).toEqual([`${eventId}.tests.mail`]);
      expect((await states()).map(({ done }) => done).sort()).toEqual([false, true]);
      expect(await mails.get(other)).toMatchObject({ state: 'sent', askedAgainAt: null });
    });

    it('that wait in their queue are due at once, and are asked for only where they were sent', async () => {
      inQueue = 'due';
      const id = await mail(await delivery('tests.mail', { failed: 2 }), 'welcome', {});
      expect(await mails.resend(id)).toMatchObject({ state: 'failed', askedAgainAt: null });
      expect((await states())[0]).toMatchObject({ failed: true });
    });

    it('do not go out where nothing is left to make them of, or they go out now', async () => {
      const refused = async (id: string) => {
        await expect(mails.resend(id)).rejects.toMatchObject({ code: 'MAIL_NOT_REPEATABLE' });
        expect(await mails.get(id)).toMatchObject({ askedAgainAt: null });
      };
      const eventId = await delivery('tests.mail', { done: 2 });
      await refused(await mail(eventId, 'no-job', { sent: 2, job: null }));
      expect(released).toEqual([]);
      await refused(await mail(randomUUID(), 'no-event', { sent: 2 }));
      inQueue = 'running';
      await refused(await mail(eventId, 'runs', { sent: 2 }));
      expect((await states())[0]).toMatchObject({ done: true });
    });
  });
}
