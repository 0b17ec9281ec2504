import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Actors, UsersAdminService } from '@prepward/modules/auth';
import { CannedTextRepository } from '../../libs/modules/quotes/inbox/canned-text.repository.js';
import { CannedTextsService } from '../../libs/modules/quotes/inbox/canned-texts.service.js';
import { InboxRepository } from '../../libs/modules/quotes/inbox/inbox.repository.js';
import { InboxService } from '../../libs/modules/quotes/inbox/inbox.service.js';
import type { OwnDatabase } from './own-database.js';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const [A, B, C, D] = [id(1), id(2), id(3), id(4)] as const;
const [ADMIN, OTHER, STUDENT] = [id(7), id(8), id(9)] as const;
const LETTERS = new Map([
  [A, 'a'],
  [B, 'b'],
  [C, 'c'],
  [D, 'd'],
]);

/** Four requests, a to d, each of which shares something with another. */
const REQUESTS = `
  INSERT INTO enquiries (id, name, email, kind, service, phone, exam_date, message, status,
    assignee_id, created_at, replied_at) VALUES
  ('${A}', 'Zoe Quarl', 'a@x.example', 'quote', 'exam-day', '+1 202-555-0143', '2027-01-31', 'Hi',
    'new', NULL, '2026-01-01T00:00Z', NULL),
  ('${B}', 'Bo', 'zoe@x.example', 'contact', NULL, NULL, NULL, 'Hi',
    'open', '${ADMIN}', '2026-01-02T00:00Z', '2026-01-05T00:00Z'),
  ('${C}', 'Cy', 'c@x.example', 'contact', NULL, NULL, NULL, 'Hi',
    'answered', '${OTHER}', '2026-01-03T00:00Z', '2026-01-04T00:00Z'),
  ('${D}', 'Di', 'd@x.example', 'quote', 'retake', NULL, NULL, 'Hi',
    'closed', '${ADMIN}', '2026-01-04T00:00Z', NULL)`;

/** The staff's inbox and canned texts. */
export function inboxServices(database: () => OwnDatabase): void {
  let inbox: InboxService;
  let texts: CannedTextsService;
  beforeAll(() => {
    const { source, transactions, outbox, ids } = database();
    const actors = {
      namesOf: async (of: (string | null)[]) =>
        new Map(of.filter((one) => one === ADMIN).map(() => [ADMIN, 'admin@x.example'])),
    } as unknown as Actors;
    const users = {
      get: async (of: string) => ({ roles: of === STUDENT ? [] : ['admin'] }),
    } as unknown as UsersAdminService;
    const requests = new InboxRepository(source);
    inbox = new InboxService(requests, actors, users, transactions, outbox, ids);
    texts = new CannedTextsService(new CannedTextRepository(source), transactions, ids);
  });
  const again = async () => {
    await database().sql('DELETE FROM enquiries');
    await database().sql(REQUESTS);
  };
  const states = () =>
    database().sql(
      'SELECT status, assignee_id, replied_at IS NOT NULL AS replied FROM enquiries ORDER BY id',
    );
  const [asA, asB, asC, asD] = [
    { status: 'new', assignee_id: null, replied: false },
    { status: 'open', assignee_id: ADMIN, replied: true },
    { status: 'answered', assignee_id: OTHER, replied: true },
    { status: 'closed', assignee_id: ADMIN, replied: false },
  ];

  describe('the list of requests', () => {
    beforeAll(again);
    const listed = async (query: object) => {
      const { rows, total, from } = await inbox.list(query as never);
      return { rows: rows.map((row) => LETTERS.get(row.id)).join(''), total, from };
    };
    const found = async (filter: object) => (await listed({ filter })).rows;

    it('begins with the newest, or with what was replied to last', async () => {
      expect(await listed({})).toEqual({ rows: 'dcba', total: 4, from: 0 });
      expect(await listed({ range: [1, 1] })).toEqual({ rows: 'c', total: 4, from: 1 });
      const sorted = async (...sort: string[]) => (await listed({ sort })).rows;
      expect(await sorted('createdAt', 'ASC')).toBe('abcd');
      expect(await sorted('repliedAt', 'DESC')).toBe('bcda');
      expect(await sorted('repliedAt', 'ASC')).toBe('cbad');
    });

    it('is searched by everything that it shows', async () => {
      expect(await found({ q: 'ZOE' })).toBe('ba');
      expect(await found({ q: 'zoe q' })).toBe('a');
      expect(await found({ kind: 'contact' })).toBe('cb');
      expect(await found({ status: 'closed' })).toBe('d');
      expect(await found({ unfinished: true })).toBe('cba');
      expect(await found({ unfinished: false })).toBe('d');
      expect(await found({ assigneeId: ADMIN })).toBe('db');
      expect(await found({ from: '2026-01-02T00:00:00Z' })).toBe('dcb');
      expect(await found({ to: '2026-01-03T00:00:00Z' })).toBe('cba');
      expect(await found({ id: [C, A] })).toBe('ca');
      expect(await found({ assigneeId: ADMIN, kind: 'quote' })).toBe('d');
    });

    it('shows a request whole, with the one who answers', async () => {
      const { rows } = await inbox.list({ filter: { id: [A, B, C] } } as never);
      expect(rows.map(({ assigneeId, assignee }) => [assigneeId, assignee])).toEqual([
        [OTHER, null],
        [ADMIN, 'admin@x.example'],
        [null, null],
      ]);
      expect(rows[2]).toEqual({
        id: A,
        kind: 'quote',
        name: 'Zoe Quarl',
        email: 'a@x.example',
        phone: '+1 202-555-0143',
        service: 'exam-day',
        examDate: '2027-01-31',
        message: 'Hi',
        status: 'new',
        assigneeId: null,
        assignee: null,
        createdAt: '2026-01-01T00:00:00.000Z',
        repliedAt: null,
      });
      expect(rows[1]?.repliedAt).toBe('2026-01-05T00:00:00.000Z');
    });
  });

  describe('a change of requests', () => {
    it('is of those that are named, of what is named, and the log says what they were', async () => {
      await again();
      const entries = await database().audited(async () => {
        expect(await inbox.change([B, A, id(5)], { status: 'answered' })).toEqual([A, B]);
      });
      expect(await states()).toEqual([
        { ...asA, status: 'answered' },
        { ...asB, status: 'answered' },
        asC,
        asD,
      ]);
      expect(entries).toEqual([
        {
          resource_id: `${A} ${B}`,
          before: [
            { id: A, status: 'new', assigneeId: null },
            { id: B, status: 'open', assigneeId: ADMIN },
          ],
          after: { status: 'answered' },
        },
      ]);
      await inbox.change([D], { assigneeId: OTHER });
      await inbox.change([C], { assigneeId: null });
      expect((await states()).slice(2)).toEqual([
        { ...asC, assignee_id: null },
        { ...asD, assignee_id: OTHER },
      ]);
      const given = inbox.change([A], { status: 'closed', assigneeId: STUDENT });
      await expect(given).rejects.toMatchObject({ code: 'NOT_AN_ADMIN' });
      expect((await states())[0].status).toBe('answered');
    });
  });

  describe('notes and replies', () => {
    const reply = (enquiryId: string, replyId: string, by = OTHER) =>
      inbox.reply(enquiryId, { id: replyId, text: 'Hello you' }, by);
    beforeAll(again);

    it('are of one request, oldest first, with who wrote them', async () => {
      await inbox.note(A, 'First', ADMIN);
      await inbox.note(B, 'Of another', ADMIN);
      const replyId = randomUUID();
      await reply(A, replyId);
      await inbox.note(A, 'Last', ADMIN);
      const { entries, ...request } = await inbox.get(A);
      expect(entries).toEqual([
        expect.objectContaining({ kind: 'note', text: 'First', author: 'admin@x.example' }),
        {
          id: replyId,
          kind: 'reply',
          text: 'Hello you',
          author: null,
          createdAt: expect.any(String),
        },
        expect.objectContaining({ kind: 'note', text: 'Last' }),
      ]);
      expect(request).toMatchObject({ id: A, status: 'answered', assigneeId: OTHER });
      await expect(inbox.get(id(5))).rejects.toMatchObject({ code: 'ENQUIRY_NOT_FOUND' });
    });

    it('answer the request that they are of, and no other', async () => {
      await again();
      await reply(A, randomUUID());
      await reply(D, randomUUID());
      expect(await states()).toEqual([
        { status: 'answered', assignee_id: OTHER, replied: true },
        asB,
        asC,
        { status: 'answered', assignee_id: ADMIN, replied: true },
      ]);
    });

    it('go out once, also when the request was closed after them', async () => {
      const replyId = randomUUID();
      const events = await database().recorded(async () => {
        await reply(B, replyId);
        await inbox.change([B], { status: 'closed', assigneeId: null });
        await reply(B, replyId);
      });
      expect(events).toEqual([{ name: 'enquiry.answered', payload: { enquiryId: B, replyId } }]);
      expect((await states())[1]).toMatchObject({ status: 'closed', assignee_id: null });
    });

    it('are of a request that is there', async () => {
      const events = await database().recorded(async () => {
        for (const work of [
          () => inbox.note(id(5), 'x', ADMIN),
          () => reply(id(5), randomUUID()),
        ]) {
          await expect(work()).rejects.toMatchObject({ code: 'ENQUIRY_NOT_FOUND' });
        }
      });
      expect(events).toEqual([]);
    });

    it('are in the log without their words', async () => {
      const replyId = randomUUID();
      expect(await database().audited(() => reply(C, replyId))).toEqual([
        { resource_id: null, before: null, after: { replyId, characters: 9 } },
      ]);
      expect(await database().audited(() => inbox.note(C, 'Called', ADMIN))).toEqual([
        { resource_id: null, before: null, after: { noteId: expect.any(String), characters: 6 } },
      ]);
    });
  });

  describe('texts that the staff sends often', () => {
    const titles = async (query: object) =>
      (await texts.list(query as never)).rows.map(({ title }) => title);

    it('are listed by title, and by their last change', async () => {
      const made = await Promise.all(
        ['B', 'A', 'C'].map((title) => texts.add({ title, text: `of ${title}` })),
      );
      expect(await titles({})).toEqual(['A', 'B', 'C']);
      expect(await titles({ filter: { id: [made[2]?.id, made[0]?.id] } })).toEqual(['B', 'C']);
      const [b] = made;
      const changed = await texts.change(b?.id ?? '', { title: 'B', text: 'new' });
      expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(b?.updatedAt ?? ''));
      expect((await titles({ sort: ['updatedAt', 'DESC'] }))[0]).toBe('B');
      expect((await texts.list({} as never)).rows.map(({ text }) => text)).toEqual([
        'of A',
        'new',
        'of C',
      ]);
    });

    it('are in the log as they were and as they are', async () => {
      const { audited } = database();
      let one = '';
      const given = { title: 'Hours', text: 'Today' };
      const added = await audited(async () => {
        one = (await texts.add(given)).id;
      });
      expect(added).toEqual([{ resource_id: one, before: null, after: given }]);
      const next = { title: 'Opening', text: 'Tomorrow' };
      expect(await audited(() => texts.change(one, next))).toEqual([
        { resource_id: null, before: given, after: next },
      ]);
      expect(await audited(() => texts.delete(one))).toEqual([
        { resource_id: null, before: next, after: null },
      ]);
      expect(await titles({})).toEqual(['A', 'B', 'C']);
      const [get, change, remove] = [
        () => texts.get(one),
        () => texts.change(one, next),
        () => texts.delete(one),
      ];
      for (const work of [get, change, remove]) {
        await expect(work()).rejects.toMatchObject({ code: 'CANNED_TEXT_NOT_FOUND' });
      }
    });
  });
}
