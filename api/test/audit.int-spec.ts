import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AdminItemDetail, ItemText } from '@prepward/contracts/admin-items';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import { isAdminWrite, ROUTES } from '@prepward/contracts/routes';
import { Audit, AuditModule, noteForAudit } from '@prepward/platform/audit';
import { ClockModule } from '@prepward/platform/clock';
import { AppConfigModule, loadConfig } from '@prepward/platform/config';
import { DatabaseModule, Transactions } from '@prepward/platform/database';
import { ADD_PASSKEY } from './authenticator.js';
import { type CallOptions, TestApi, type TestSession } from './harness.js';

const NAMES = Object.keys(ROUTE_ADDRESSES) as RouteName[];

/**
 * What leaves no entry, each with its reason: it only reads (tried below), or it is a step of an upload,
 * of which the end leaves one.
 */
const UNAUDITED: readonly string[] = [
  'admin.checkItem',
  'admin.beginFileUpload',
  'admin.sendFileChunk',
  'admin.dropFileUpload',
];

interface Try extends CallOptions {
  path: string;
  /** What it changes; a matcher where the call makes it. */
  resourceId?: unknown;
}

/** A request for a refund that no one has decided. @returns its id */
async function refundRequested(db: TestApi): Promise<string> {
  const [row] = await db.sql<{ id: string }>(
    `WITH student AS (
       INSERT INTO users (id, is_anonymous) VALUES (gen_random_uuid(), true) RETURNING id
     ), payment AS (
       INSERT INTO payments (id, user_id, gateway, gateway_id, item, amount_cents, tax_cents,
                             currency, paid_at)
       SELECT gen_random_uuid(), id, 'sandbox', gen_random_uuid()::text, 'weekly', 1999, 0, 'usd',
              now() FROM student RETURNING id, user_id
     )
     INSERT INTO refund_requests (id, user_id, payment_id, reason)
     SELECT gen_random_uuid(), user_id, id, 'Not for me' FROM payment RETURNING id`,
  );
  if (row === undefined) throw new Error('No request was made');
  return row.id;
}

/** A job that failed for good. @returns its id in the back-office */
async function deadLetter(db: TestApi, job: string): Promise<string> {
  const [row] = await db.sql<{ id: string }>(
    `WITH event AS (
       INSERT INTO outbox_events (id, name, payload, published_at)
       VALUES (gen_random_uuid(), 'planted.event', '{}', now()) RETURNING id
     )
     INSERT INTO outbox_deliveries (event_id, job, failed_at, last_error)
     SELECT id, $1, now(), 'no answer' FROM event RETURNING event_id AS id`,
    [job],
  );
  return `${row?.id}.${job}`;
}

/** Each write of the staff, as it is tried here: where it goes and what it takes. */
const TRIES: Record<string, (api: TestApi) => Promise<Try>> = {
  'admin.openQueues': async () => ({ path: addressOf('admin.openQueues').path }),
  'admin.decideRefund': async (db) => {
    const requestId = await refundRequested(db);
    return {
      path: addressOf('admin.decideRefund').path.replace(':id', requestId),
      body: { decision: 'declined', note: 'Used for a month' },
      resourceId: requestId,
    };
  },
  'admin.replayWebhook': async (db) => {
    const customer = randomUUID();
    await db.sql(
      `WITH student AS (
         INSERT INTO billing_customers (gateway, customer_id, user_id)
         VALUES ('sandbox', $1, gen_random_uuid())
       )
       INSERT INTO webhook_events (gateway, event_id, type, customer_id, sent_at)
       VALUES ('sandbox', $1, 'charge.refunded', $1, now())`,
      [customer],
    );
    const resourceId = `sandbox:${customer}`;
    const path = addressOf('admin.replayWebhook').path.replace(':id', resourceId);
    return { path, body: { reason: 'The refund is missing' }, resourceId };
  },
  'admin.retryDeadLetter': async (db) => {
    const resourceId = await deadLetter(db, 'billing.carry-out-refund');
    const path = addressOf('admin.retryDeadLetter').path.replace(':id', resourceId);
    return { path, body: { reason: 'The gateway is back' }, resourceId };
  },
  'admin.resendMail': async (db) => {
    const [eventId = ''] = (await deadLetter(db, 'auth.send-welcome')).split('.');
    const resourceId = `${eventId}:welcome`;
    await db.sql(
      `INSERT INTO mail_deliveries (key, template, job, recipient)
       VALUES ($1, 'welcome', 'auth.send-welcome', 'ann@example.org')`,
      [resourceId],
    );
    const path = addressOf('admin.resendMail').path.replace(':id', resourceId);
    return { path, body: { reason: 'It never came' }, resourceId };
  },
  'admin.editItem': async (db) => {
    const { id, version, text } = await plainItem(db);
    return {
      path: addressOf('admin.editItem').path.replace(':id', id),
      body: {
        text: { ...text, stem: `${text.stem} Choose one.` },
        version,
        reason: 'It is clearer',
      },
      resourceId: id,
    };
  },
  'admin.setItemStatus': async (db) => {
    const { id } = await plainItem(db);
    return {
      path: addressOf('admin.setItemStatus').path.replace(':id', id),
      body: { status: 'quarantined', reason: 'Two keys' },
      resourceId: id,
    };
  },
  'admin.closeItemReport': async (db) => {
    const [report] = await db.sql<{ id: string }>(
      `WITH student AS (
         INSERT INTO users (id, is_anonymous) VALUES (gen_random_uuid(), true) RETURNING id
       ), attempt AS (
         INSERT INTO attempts (id, user_id, kind, slot, subject, mode, item_count, sections, state)
         SELECT gen_random_uuid(), id, 'quiz', '', 'math', 'exam', 1, '[]', 'finished'
         FROM student RETURNING id, user_id
       )
       INSERT INTO item_reports (id, attempt_id, position, user_id, item_id, item_version, reason,
         text)
       SELECT gen_random_uuid(), a.id, 1, a.user_id, i.id, i.version, 'other', ''
       FROM attempt a, (SELECT id, version FROM items LIMIT 1) AS i RETURNING id`,
    );
    const id = report?.id ?? '';
    return {
      path: addressOf('admin.closeItemReport').path.replace(':id', id),
      body: { reason: 'It is fine' },
      resourceId: id,
    };
  },
  'admin.finishFileUpload': async (db) => {
    const [upload] = await db.sql<{ id: string }>(
      `INSERT INTO file_uploads (id, name, bytes, hash, chunks, created_by)
       VALUES (gen_random_uuid(), 'a.pdf', 5, repeat('0', 64), 1, $1) RETURNING id`,
      [admin.userId],
    );
    const id = upload?.id ?? '';
    return { path: addressOf('admin.finishFileUpload').path.replace(':id', id), resourceId: id };
  },
  'admin.publishFile': async (db) => {
    const id = await fileMade(db);
    return {
      path: addressOf('admin.publishFile').path.replace(':id', id),
      body: { subject: 'math', questions: 60, reason: 'A new edition' },
      resourceId: id,
    };
  },
  'admin.withdrawFile': async (db) => {
    const id = await fileMade(db);
    await db.sql(
      `INSERT INTO uploaded_papers (subject, file_id, hash, storage_key, pages, questions)
       VALUES ('science', $1, repeat('0', 64), 'files/0.pdf', 1, 1)
       ON CONFLICT (subject) DO UPDATE SET file_id = excluded.file_id`,
      [id],
    );
    return {
      path: addressOf('admin.withdrawFile').path.replace(':id', id),
      body: { reason: 'Out of date' },
      resourceId: id,
    };
  },
  'admin.deleteFiles': async (db) => {
    const filter = encodeURIComponent(JSON.stringify({ id: [await fileMade(db)] }));
    return {
      path: `${addressOf('admin.deleteFiles').path}?filter=${filter}`,
      body: { reason: 'Out of date' },
    };
  },
  'authAdmin.createUser': async () => ({
    path: addressOf('authAdmin.createUser').path,
    body: { email: newAddress(), password: 'correct horse 7' },
    resourceId: expect.any(String),
  }),
  'authAdmin.changeUser': async (db) => {
    const id = await userMade(db);
    const path = addressOf('authAdmin.changeUser').path.replace(':id', id);
    return { path, body: { user_metadata: { color: 'blue' } }, resourceId: id };
  },
  'authAdmin.deleteUser': async (db) => {
    const id = await userMade(db);
    return { path: addressOf('authAdmin.deleteUser').path.replace(':id', id), resourceId: id };
  },
  'authAdmin.deleteFactor': async (db) => {
    const id = await userMade(db);
    const [factor] = await db.sql<{ id: string }>(
      `INSERT INTO mfa_factors (id, user_id, type) VALUES (gen_random_uuid(), $1, 'totp')
       RETURNING id`,
      [id],
    );
    const factorId = factor?.id ?? '';
    const path = addressOf('authAdmin.deleteFactor').path;
    return {
      path: path.replace(':id', id).replace(':factorId', factorId),
      resourceId: `${id}/${factorId}`,
    };
  },
  'authAdmin.deletePasskey': async (db) => {
    const id = await userMade(db);
    const [passkey] = await db.sql<{ id: string }>(ADD_PASSKEY, [id]);
    const path = addressOf('authAdmin.deletePasskey').path;
    return {
      path: path.replace(':id', id).replace(':passkeyId', passkey?.id ?? ''),
      resourceId: `${id}/${passkey?.id}`,
    };
  },
  'authAdmin.generateLink': async () => ({
    path: addressOf('authAdmin.generateLink').path,
    body: { type: 'magiclink', email: newAddress() },
  }),
  'authAdmin.invite': async () => ({
    path: addressOf('authAdmin.invite').path,
    body: { email: newAddress() },
  }),
};

/** What the staff does to one user; `prepare` makes there be something to do. */
function tryOnUser(name: RouteName, body: object, prepare?: (db: TestApi, id: string) => unknown) {
  return async (db: TestApi): Promise<Try> => {
    const id = await userMade(db);
    await db.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
    await prepare?.(db, id);
    const path = addressOf(name).path.replace(':id', id);
    return { path, body: { ...body, reason: 'Tried here' }, resourceId: id };
  };
}

Object.assign(TRIES, {
  'admin.viewAsStudent': tryOnUser('admin.viewAsStudent', {}),
  'admin.grantRole': tryOnUser('admin.grantRole', { role: 'admin' }),
  'admin.removeRole': tryOnUser('admin.removeRole', { role: 'admin' }),
  'admin.banUser': tryOnUser('admin.banUser', { until: null }),
  'admin.unbanUser': tryOnUser('admin.unbanUser', {}),
  'admin.signOutUser': tryOnUser('admin.signOutUser', {}),
  'admin.resetTwoStep': tryOnUser('admin.resetTwoStep', {}),
  'admin.exportUser': tryOnUser('admin.exportUser', {}),
  'admin.deleteUser': tryOnUser('admin.deleteUser', {}),
  'admin.keepUser': tryOnUser('admin.keepUser', {}),
  'admin.grantPlan': tryOnUser('admin.grantPlan', { plan: 'weekly' }),
  'admin.endGrants': tryOnUser('admin.endGrants', {}, (db, id) =>
    db.sql(
      `INSERT INTO grants (id, user_id, plan, starts_at, operator, reason)
       VALUES (gen_random_uuid(), $1, 'lifetime', now(), 'a test', 'to take back')`,
      [id],
    ),
  ),
});
/** A live item with a plain question, as staff see it. */
async function plainItem(db: TestApi): Promise<AdminItemDetail & { text: ItemText }> {
  const get = (path: string) => db.call('GET', path, { token: admin.access });
  const filter = JSON.stringify({ subject: 'english', type: 'multiple-choice', status: 'live' });
  const found = await get(`${addressOf('admin.items').path}?filter=${encodeURIComponent(filter)}`);
  const item = await get(addressOf('admin.item').path.replace(':id', found.body[0].id));
  return item.body;
}

/** A file of staff, of whose content there is nothing. @returns its id */
async function fileMade(db: TestApi): Promise<string> {
  const [file] = await db.sql<{ id: string }>(
    `WITH file AS (
       INSERT INTO staff_files (id, name) VALUES (gen_random_uuid(), 'a.pdf') RETURNING id
     )
     INSERT INTO staff_file_versions (file_id, version, hash, bytes, pages, pictures, created_by)
     SELECT id, 1, md5(random()::text) || md5(random()::text), 5, 1, '[]', $1 FROM file
     RETURNING file_id AS id`,
    [admin.userId],
  );
  return file?.id ?? '';
}

/** A request that a visitor sent. @returns its id */
async function requestMade(db: TestApi): Promise<string> {
  const [row] = await db.sql<{ id: string }>(
    `INSERT INTO enquiries (id, kind, name, email, message)
     VALUES (gen_random_uuid(), 'contact', 'Ann', $1, 'Hello') RETURNING id`,
    [newAddress()],
  );
  return row?.id ?? '';
}

async function textMade(db: TestApi): Promise<string> {
  const [row] = await db.sql<{ id: string }>(
    `INSERT INTO canned_texts (id, title, text)
     VALUES (gen_random_uuid(), 'Hours', 'We write back today.') RETURNING id`,
  );
  return row?.id ?? '';
}

/** What the staff does to a record that `make` makes. */
function tryOn(name: RouteName, make: (db: TestApi) => Promise<string>, body?: object) {
  return async (db: TestApi): Promise<Try> => {
    const id = await make(db);
    const path = addressOf(name).path.replace(':id', id);
    return { path, ...(body === undefined ? {} : { body }), resourceId: id };
  };
}

/** A claim that no one has confirmed. */
const ratingClaim = async () => 'rating';

const TEXT = { title: 'Hours', text: 'We write back today.' };

Object.assign(TRIES, {
  'admin.confirmClaim': tryOn('admin.confirmClaim', ratingClaim, { reason: 'Counted today' }),
  'admin.unconfirmClaim': tryOn('admin.unconfirmClaim', ratingClaim, { reason: 'Out of date' }),
  'admin.changeEnquiry': tryOn('admin.changeEnquiry', requestMade, { status: 'open' }),
  'admin.changeEnquiries': async (db: TestApi): Promise<Try> => {
    const id = await requestMade(db);
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    const path = `${addressOf('admin.changeEnquiries').path}?filter=${filter}`;
    return { path, body: { status: 'closed' }, resourceId: id };
  },
  'admin.noteOnEnquiry': tryOn('admin.noteOnEnquiry', requestMade, { text: 'Called back' }),
  'admin.replyToEnquiry': async (db: TestApi): Promise<Try> =>
    tryOn('admin.replyToEnquiry', requestMade, { id: randomUUID(), text: 'Hello Ann' })(db),
  'admin.addCannedText': async () => ({
    path: addressOf('admin.addCannedText').path,
    body: TEXT,
    resourceId: expect.any(String),
  }),
  'admin.changeCannedText': tryOn('admin.changeCannedText', textMade, TEXT),
  'admin.deleteCannedText': tryOn('admin.deleteCannedText', textMade),
});

const newAddress = () => `${randomUUID()}@example.org`;

/** An account whose address no one has proven. @returns its id */
async function userMade(db: TestApi): Promise<string> {
  const [row] = await db.sql<{ id: string }>(
    'INSERT INTO users (id, email) VALUES (gen_random_uuid(), $1) RETURNING id',
    [newAddress()],
  );
  return row?.id ?? '';
}

interface Entry {
  actor_id: string | null;
  action: string;
  resource_id: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  request_id: string | null;
}

let api: TestApi;
let admin: TestSession;
let services: INestApplicationContext;
let audit: Audit;
let transactions: Transactions;

beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '100' });
  admin = await api.admin('staff@example.org');
  const config = loadConfig({
    DATABASE_URL: api.databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_HS256_SECRET: 'a secret for tests, which signs nothing at all',
  });
  services = await NestFactory.createApplicationContext(
    {
      module: class Services {},
      imports: [AppConfigModule.forRoot(config), ClockModule, DatabaseModule, AuditModule],
    },
    { logger: ['error', 'fatal'] },
  );
  audit = services.get(Audit);
  transactions = services.get(Transactions);
});
afterAll(async () => {
  await services?.close();
  await api?.stop();
});

function tryOf(name: RouteName): Promise<Try> {
  const made = TRIES[name]?.(api);
  if (made === undefined) throw new Error(`${name} changes something: try it here`);
  return made;
}

/** The entries that came while something was done. */
async function entriesOf(work: () => Promise<unknown>): Promise<Entry[]> {
  // As text: a Date has no microseconds, and would count an entry of the same millisecond.
  const [before] = await api.sql<{ now: string }>('SELECT clock_timestamp()::text AS now');
  await work();
  return api.sql<Entry>(
    `SELECT actor_id, action, resource_id, before, after, reason, request_id
     FROM audit_entries WHERE created_at > $1::timestamptz ORDER BY created_at`,
    [before?.now],
  );
}

describe('a write of the staff', () => {
  it('is every route of the staff that does more than read', () => {
    const writes = NAMES.filter(
      (name) =>
        ['admin', 'service'].includes(ROUTES[name].access) &&
        !ROUTE_ADDRESSES[name].startsWith('GET ') &&
        !UNAUDITED.includes(name),
    );
    expect(NAMES.filter(isAdminWrite)).toEqual(writes);
    // A new one is tried below, with what it takes.
    expect(Object.keys(TRIES).sort()).toEqual(writes.toSorted());
  });

  it.each(NAMES.filter(isAdminWrite))('%s leaves one entry', async (name) => {
    const { path, resourceId = null, ...options } = await tryOf(name);
    const entries = await entriesOf(async () => {
      const answer = await api.call(addressOf(name).method, path, {
        ...options,
        token: admin.access,
        headers: { 'x-request-id': 'a-request-of-staff', ...options.headers },
      });
      expect(answer.status).toBeLessThan(300);
    });
    expect(entries).toEqual([
      expect.objectContaining({
        actor_id: admin.userId,
        action: name,
        resource_id: resourceId,
        request_id: 'a-request-of-staff',
      }),
    ]);
  });

  it.each(NAMES.filter(isAdminWrite))('%s leaves none where it is refused', async (name) => {
    const { path, resourceId: _, ...options } = await tryOf(name);
    const student = await api.student(`${name.toLowerCase()}@example.org`);
    const entries = await entriesOf(async () => {
      const answer = await api.call(addressOf(name).method, path, {
        ...options,
        token: student.access,
      });
      expect(answer.status).toBe(403);
    });
    expect(entries).toEqual([]);
  });

  it('is all that leaves one: reading does not', async () => {
    const read = () => api.call('GET', '/api/v1/admin/users', { token: admin.access });
    expect(await entriesOf(read)).toEqual([]);
    const { id, version, text } = await plainItem(api);
    const path = addressOf('admin.checkItem').path.replace(':id', id);
    const body = { text: { ...text, stem: 'Which?' } };
    const check = async () => {
      const { status } = await api.call('POST', path, { token: admin.access, body });
      expect(status).toBe(200);
    };
    expect(await entriesOf(check)).toEqual([]);
    const [after] = await api.sql('SELECT version FROM items WHERE id = $1', [id]);
    expect(after).toEqual({ version });
  });
});

describe('the log, as the staff reads it', () => {
  const read = (filter: object) =>
    api.call(
      'GET',
      `${addressOf('admin.auditEntries').path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      { token: admin.access },
    );
  const SEARCHED = '7e000000-0000-4000-8000-000000000007';
  const OTHER = '7e000000-0000-4000-8000-000000000008';
  let other: TestSession;
  let start: string;
  beforeAll(async () => {
    other = await api.admin('second.keeper@example.org');
    start = new Date().toISOString();
    await api.sql(
      `INSERT INTO audit_entries (id, actor_id, action, resource_id, after, reason)
       VALUES ($1, $2, 'admin.planted', 'thing-1', '{"days": 7}', 'First'),
              ($3, $4, 'command.planted', 'thing-2', NULL, NULL)`,
      [SEARCHED, other.userId, OTHER, null],
    );
  });
  const idsOf = async (filter: object) => {
    const { body } = await read(filter);
    return body.map(({ id }: { id: string }) => id);
  };

  it('is searched by person, action, target and date', async () => {
    expect(await idsOf({ person: 'SECOND.keep' })).toEqual([SEARCHED]);
    expect(await idsOf({ actorId: other.userId })).toEqual([SEARCHED]);
    expect(await idsOf({ person: 'staff@', actorId: other.userId })).toEqual([]);
    expect(await idsOf({ person: 'no one has this' })).toEqual([]);
    expect(await idsOf({ action: 'command.planted' })).toEqual([OTHER]);
    expect(await idsOf({ target: 'thing-1' })).toEqual([SEARCHED]);
    expect((await idsOf({ from: start })).sort()).toEqual([SEARCHED, OTHER]);
    expect(await idsOf({ from: start, to: '2026-01-01T00:00:00Z' })).toEqual([]);
  });

  it('shows an entry with the person, or says that there is none', async () => {
    const path = addressOf('admin.auditEntry').path;
    const token = admin.access;
    const one = await api.call('GET', path.replace(':id', SEARCHED), { token });
    expect(one.body).toEqual({
      id: SEARCHED,
      createdAt: expect.any(String),
      actorId: other.userId,
      actor: 'second.keeper@example.org',
      action: 'admin.planted',
      resourceId: 'thing-1',
      before: null,
      after: { days: 7 },
      reason: 'First',
      requestId: null,
    });
    const none = await api.call('GET', path.replace(':id', randomUUID()), { token });
    expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('is not to be changed by any route', () => {
    const touching = NAMES.filter((name) => addressOf(name).path.includes('audit-entries'));
    expect(touching.map((name) => addressOf(name).method)).toEqual(['GET', 'GET']);
  });
});

const SUBJECT = { actorId: null, action: 'planted.change' };
/** A statement that the database refuses: no one has this id. */
const refused = () =>
  transactions.run((tx) =>
    tx.query(`INSERT INTO user_roles (user_id, role) VALUES (gen_random_uuid(), 'admin')`),
  );

describe('an audit entry', () => {
  it('commits with its effect, and says what the service noted', async () => {
    const entries = await entriesOf(() =>
      audit.during(SUBJECT, { resourceId: '7', after: { asked: 1 } }, () =>
        transactions.run(async () => {
          noteForAudit({ before: { email: 'ann@example.org' }, after: { plan: 'weekly' } });
        }),
      ),
    );
    expect(entries).toEqual([
      {
        actor_id: null,
        action: 'planted.change',
        resource_id: '7',
        before: { email: 'a***@example.org' },
        after: { plan: 'weekly' },
        reason: null,
        request_id: null,
      },
    ]);
  });

  it('is rolled back with its effect', async () => {
    const entries = await entriesOf(async () => {
      await expect(audit.during(SUBJECT, {}, refused)).rejects.toThrow('violates foreign key');
    });
    expect(entries).toEqual([]);
  });

  it('stays when something fails after its effect', async () => {
    const entries = await entriesOf(async () => {
      const work = async () => {
        await transactions.run(async () => undefined);
        throw new Error('too late');
      };
      await expect(audit.during(SUBJECT, {}, work)).rejects.toThrow('too late');
    });
    expect(entries).toHaveLength(1);
  });

  it('goes with the next transaction where the first fails', async () => {
    const entries = await entriesOf(() =>
      audit.during(SUBJECT, {}, async () => {
        await transactions.run(() => Promise.reject(new Error('first'))).catch(() => undefined);
        await transactions.run(async () => undefined);
      }),
    );
    expect(entries).toHaveLength(1);
  });

  it('is one for several transactions, one after another or at once', async () => {
    const entries = await entriesOf(() =>
      audit.during(SUBJECT, {}, async () => {
        await Promise.all([1, 2, 3].map(() => transactions.run(async () => undefined)));
        await transactions.run(async () => undefined);
      }),
    );
    expect(entries).toHaveLength(1);
  });

  it('is refused details that come after it', async () => {
    const late = audit.during(SUBJECT, {}, async () => {
      await transactions.run(async () => undefined);
      noteForAudit({ reason: 'too late' });
    });
    await expect(late).rejects.toThrow('The audit entry is written already');
  });

  it('is there without a transaction, unless that means that nothing was done', async () => {
    const nothing = async () => undefined;
    expect(await entriesOf(() => audit.during(SUBJECT, {}, nothing))).toHaveLength(1);
    expect(await entriesOf(() => audit.during(SUBJECT, {}, nothing, 'no transaction'))).toEqual([]);
  });
});
