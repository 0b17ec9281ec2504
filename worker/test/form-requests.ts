import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import { ENQUIRY_KEPT_DAYS } from '@prepward/contracts/inbox-rules';
import { LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import { EnquiryRepository } from '../../libs/modules/quotes/enquiry.repository.js';
import { InboxRepository } from '../../libs/modules/quotes/inbox/inbox.repository.js';
import { QUOTES_PERSONAL_DATA } from '../../libs/modules/quotes/personal-data.repository.js';
import { QuotesService } from '../../libs/modules/quotes/quotes.service.js';
import { type OwnDatabase, SetClock } from './own-database.js';

const FORM = { name: 'Dana Ortiz', email: 'dana@x.example', message: 'Hello', consent: true };
const QUOTE = { ...FORM, service: 'exam-day' as const };

/** What people send with the forms. */
export function formRequests(database: () => OwnDatabase): void {
  let quotes: QuotesService;
  const clock = new SetClock(new Date());
  beforeAll(() => {
    const { source, transactions, outbox, ids } = database();
    quotes = new QuotesService(
      transactions,
      new EnquiryRepository(source),
      new InboxRepository(source),
      outbox,
      clock,
      ids,
    );
  });
  beforeEach(async () => {
    clock.at = new Date();
    await database().sql('DELETE FROM enquiries');
  });

  type What = { key?: string; openMs?: number };
  const sending = ({ key, openMs }: What) => ({ key, openMs });
  const quote = (change: object = {}, what: What = {}) =>
    quotes.requestQuote({ ...QUOTE, ...change } as never, sending(what));
  const contact = (change: object = {}, what: What = {}) =>
    quotes.requestContact({ ...FORM, ...change } as never, sending(what));
  const entry = async (enquiryId: string, kind: string, author = randomUUID(), text = kind) => {
    const [row] = await database().sql(
      `INSERT INTO enquiry_entries (id, enquiry_id, kind, text, author_id)
       VALUES (gen_random_uuid(), $1, $2, $3, $4) RETURNING id`,
      [enquiryId, kind, text, author],
    );
    return row.id as string;
  };

  describe('a form', () => {
    it('that is sent again is answered with its own first sending', async () => {
      const [key, email] = ['k', 'other@x.example'];
      const send = async () => [
        await quote({}, { key }),
        await contact({}, { key }),
        await contact({ email }, { key }),
        await contact({}, { key: 'l' }),
      ];
      const first = await send();
      const events = await database().recorded(async () => expect(await send()).toEqual(first));
      expect(events).toEqual([]);
      expect(new Set(first).size).toBe(4);
    });

    it('is kept with the words that came with it, each in its place', async () => {
      const id = await contact({ phone: '+1 202-555-0143' });
      expect(await quotes.find(id)).toMatchObject({
        id,
        kind: 'contact',
        name: FORM.name,
        email: FORM.email,
        phone: '+1 202-555-0143',
        service: null,
        examDate: null,
        message: FORM.message,
        status: 'new',
        receiptTo: null,
      });
      expect(await quotes.find(randomUUID())).toBeNull();
    });

    it('of a quote alone gets a receipt, where we saw it open', async () => {
      const openMs = LEAST_OPEN_MS;
      const ids = [await contact({}, { openMs }), await quote({}, { openMs }), await quote()];
      const receipts = await Promise.all(ids.map((id) => quotes.find(id)));
      expect(receipts.map((row) => row?.receiptTo)).toEqual([null, FORM.email, null]);
    });

    it('gets no fourth receipt for one mailbox within a day, and the next one after it', async () => {
      const openMs = LEAST_OPEN_MS;
      const receiptOf = async (id: string) => (await quotes.find(id))?.receiptTo;
      const first = await quote({}, { openMs });
      for (const id of [first, await quote({}, { openMs }), await quote({}, { openMs })]) {
        expect(await receiptOf(id)).toBe(FORM.email);
      }
      expect(await receiptOf(await quote({}, { openMs }))).toBeNull();
      expect(await receiptOf(await quote({ email: 'o@x.example' }, { openMs }))).toBe(
        'o@x.example',
      );
      const ago = (minutes: number) =>
        database().sql(
          'UPDATE enquiries SET created_at = now() - make_interval(mins => $2) WHERE id = $1',
          [first, minutes],
        );
      await ago(24 * 60 - 1);
      expect(await receiptOf(await quote({}, { openMs }))).toBeNull();
      await ago(24 * 60 + 1);
      expect(await receiptOf(await quote({}, { openMs }))).toBe(FORM.email);
    });

    it('may name a day that is not over everywhere', async () => {
      clock.at = new Date('2026-11-23T11:59:59Z');
      await quote({ examDate: '2026-11-22' });
      clock.at = new Date('2026-11-23T12:00:00Z');
      await expect(quote({ examDate: '2026-11-22' })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { examDate: expect.stringContaining('over') },
      });
    });

    it('is kept for so many days, and what belongs to it as long', async () => {
      const ids = [await contact(), await contact(), await contact()];
      const ages = [ENQUIRY_KEPT_DAYS * DAY_MS + 60_000, ENQUIRY_KEPT_DAYS * DAY_MS - 60_000, 0];
      for (const [i, id] of ids.entries()) {
        await entry(id, 'note');
        await database().sql('UPDATE enquiries SET created_at = $2 WHERE id = $1', [
          id,
          new Date(Date.now() - (ages[i] ?? 0)),
        ]);
      }
      await quotes.forgetOld();
      const left = await database().sql('SELECT enquiry_id AS id FROM enquiry_entries');
      expect(left.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort());
      expect(await quotes.find(ids[0] ?? '')).toBeNull();
    });
  });

  describe('a reply', () => {
    it('follows the replies before it, and no note', async () => {
      const [id, other] = [await contact(), await contact()];
      const first = await entry(id, 'reply');
      await entry(id, 'note');
      const second = await entry(id, 'reply', randomUUID(), 'Second');
      const third = await entry(id, 'reply');
      const note = await entry(id, 'note');
      expect(await quotes.findReply(id, first)).toMatchObject({ earlier: [] });
      expect(await quotes.findReply(id, second)).toMatchObject({
        text: 'Second',
        earlier: [first],
      });
      expect(await quotes.findReply(id, third)).toMatchObject({
        enquiry: { id },
        earlier: [first, second],
      });
      expect(await quotes.findReply(id, note)).toBeUndefined();
      expect(await quotes.findReply(other, first)).toBeUndefined();
    });
  });

  describe('what a person sent', () => {
    const files = async (email: string) => {
      const person = { id: randomUUID(), email };
      const on = database().source;
      const rows = QUOTES_PERSONAL_DATA.exports.map((file) => file.rows(on, person));
      // biome-ignore lint/suspicious/noExplicitAny: rows of every shape
      const [requests, answers] = (await Promise.all(rows)) as any[][];
      return { requests: requests ?? [], answers: answers ?? [] };
    };

    it('is theirs by their address in any case, oldest first, with our answers', async () => {
      const later = await quote({ email: 'Dana@X.example', message: 'Second', phone: '+1 202' });
      const earlier = await contact({ message: 'First' });
      const other = await contact({ email: 'other@x.example' });
      await database().sql(
        `UPDATE enquiries SET created_at = now() - interval '1 day' WHERE id = $1`,
        [earlier],
      );
      await entry(later, 'reply', randomUUID(), 'To the second');
      await entry(later, 'note');
      await entry(earlier, 'reply', randomUUID(), 'To the first');
      await entry(other, 'reply');
      const { requests, answers } = await files('dana@x.example');
      expect(requests.map(({ kind, message }) => [kind, message])).toEqual([
        ['contact', 'First'],
        ['quote', 'Second'],
      ]);
      expect(requests[1]).toMatchObject({ service: 'exam-day', phone: '+1 202', exam_date: null });
      expect(answers.map(({ text }) => text)).toEqual(['To the second', 'To the first']);
      expect(answers[0].request_of).toEqual(requests[1].created_at);
    });

    it('goes with them; of the staff who goes, the work for others stays without a name', async () => {
      const [gone, other] = [randomUUID(), randomUUID()];
      const theirs = await contact({ email: 'DANA@x.example' });
      const kept = [
        await contact({ email: 'b@x.example' }),
        await contact({ email: 'c@x.example' }),
      ];
      const assign = 'UPDATE enquiries SET assignee_id = $2 WHERE id = $1';
      await database().sql(assign, [kept[0], gone]);
      await database().sql(assign, [kept[1], other]);
      await entry(kept[0] ?? '', 'note', gone);
      await entry(kept[1] ?? '', 'note', other);
      for (const erase of QUOTES_PERSONAL_DATA.erasures ?? []) {
        await erase(database().source.manager, { id: gone, email: 'dana@x.example' });
      }
      expect(await quotes.find(theirs)).toBeNull();
      const left = await database().sql(
        `SELECT e.id, e.assignee_id, n.author_id FROM enquiries e
         JOIN enquiry_entries n ON n.enquiry_id = e.id ORDER BY e.email`,
      );
      expect(left).toEqual([
        { id: kept[0], assignee_id: null, author_id: '00000000-0000-0000-0000-000000000000' },
        { id: kept[1], assignee_id: other, author_id: other },
      ]);
    });
  });
}
