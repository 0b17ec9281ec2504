import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminEnquiry } from '@prepward/contracts/admin-inbox';
import { TestApi, type TestSession } from './harness.js';

let api: TestApi;
let admin: TestSession;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await api.admin('answers@example.org');
});
afterAll(() => api?.stop());

const at = '/api/v1/admin/enquiries';
const call = (method: string, path: string, body?: object) =>
  api.call(method, path, { token: admin.access, ...(body === undefined ? {} : { body }) });
const query = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function request(name: string, email = `${name.toLowerCase()}@example.org`): Promise<string> {
  const { body } = await api.call('POST', '/api/v1/contacts', {
    body: { name, email, message: 'Hello', consent: true },
  });
  return body.id;
}

describe('the inbox', () => {
  it('finds requests by sender, state and assignee', async () => {
    const [ada, bea] = [await request('Ada', 'al@example.org'), await request('Bea')];
    const idsOf = async (filter: object) =>
      (await call('GET', at + query(filter))).body.map(({ id }: AdminEnquiry) => id);
    expect(await idsOf({ q: 'ADA' })).toEqual([ada]);
    expect(await idsOf({ q: 'bea@' })).toEqual([bea]);
    const changed = await call('PUT', `${at}/${ada}`, {
      status: 'open',
      assigneeId: admin.userId,
    });
    expect(changed.body).toMatchObject({ status: 'open', assignee: 'answers@example.org' });
    expect(await idsOf({ assigneeId: admin.userId })).toEqual([ada]);
    expect(await idsOf({ status: 'new' })).toEqual([bea]);
    expect((await idsOf({ unfinished: true })).sort()).toEqual([ada, bea].sort());
  });

  it('changes many requests by one call, and says which', async () => {
    const ids = [await request('Cleo'), await request('Dora')];
    const { status, body } = await call('PUT', at + query({ id: [...ids, randomUUID()] }), {
      status: 'closed',
      reason: 'Spam',
    });
    expect([status, body.sort()]).toEqual([200, ids.sort()]);
    const states = await api.sql('SELECT status FROM enquiries WHERE id = ANY($1)', [ids]);
    expect(states).toEqual([{ status: 'closed' }, { status: 'closed' }]);
  });

  it('keeps notes and replies; the same reply again goes out once', async () => {
    const id = await request('Elsa');
    await call('POST', `${at}/${id}/notes`, { text: 'Prefers calls' });
    const reply = { id: randomUUID(), text: 'Hello Elsa' };
    await call('POST', `${at}/${id}/replies`, reply);
    const { body } = await call('POST', `${at}/${id}/replies`, reply);
    expect(body).toMatchObject({ status: 'answered', assigneeId: admin.userId });
    expect(body.entries).toEqual([
      expect.objectContaining({
        kind: 'note',
        text: 'Prefers calls',
        author: 'answers@example.org',
      }),
      expect.objectContaining({ kind: 'reply', text: 'Hello Elsa' }),
    ]);
    const events = await api.sql(
      `SELECT payload FROM outbox_events WHERE name = 'enquiry.answered'`,
    );
    expect(events).toEqual([{ payload: { enquiryId: id, replyId: reply.id } }]);
  });

  it('stays with whom it was given to when someone else replies, until it is given back', async () => {
    const other = await api.admin('other@example.org');
    const id = await request('Gina');
    await call('PUT', `${at}/${id}`, { assigneeId: other.userId });
    const reply = { id: randomUUID(), text: 'Hello Gina' };
    const replied = await call('POST', `${at}/${id}/replies`, reply);
    expect(replied.body).toMatchObject({ status: 'answered', assigneeId: other.userId });
    const freed = await call('PUT', `${at}/${id}`, { assigneeId: null });
    expect(freed.body).toMatchObject({ status: 'answered', assigneeId: null });
  });

  it('is assigned to admins only, and says what is not there', async () => {
    const student = await api.student('no-admin@example.org');
    const id = await request('Fay');
    const refused = await call('PUT', `${at}/${id}`, { assigneeId: student.userId });
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_AN_ADMIN']);
    const none = await call('POST', `${at}/${randomUUID()}/notes`, { text: 'x' });
    expect([none.status, none.body.code]).toEqual([404, 'ENQUIRY_NOT_FOUND']);
    expect((await call('POST', `${at}/${id}/notes`, { text: ' ' })).status).toBe(400);
  });
});

describe('canned texts', () => {
  it('are added, changed and deleted', async () => {
    const texts = '/api/v1/admin/canned-texts';
    const { status, body: made } = await call('POST', texts, { title: 'Hours', text: 'Today' });
    expect(status).toBe(201);
    const changed = await call('PUT', `${texts}/${made.id}`, { ...made, text: 'Tomorrow' });
    expect(changed.body).toMatchObject({ id: made.id, title: 'Hours', text: 'Tomorrow' });
    expect((await call('GET', texts)).body).toEqual([changed.body]);
    const named = await call('PUT', `${texts}/${made.id}`, { ...changed.body, title: 'Opening' });
    expect(named.body).toMatchObject({ title: 'Opening', text: 'Tomorrow' });
    expect((await call('DELETE', `${texts}/${made.id}`)).body).toEqual(named.body);
    expect((await call('GET', `${texts}/${made.id}`)).body.code).toBe('CANNED_TEXT_NOT_FOUND');
  });
});
