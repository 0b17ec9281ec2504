import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { addressOf, ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import { isAdminWrite, ROUTES } from '@prepward/contracts/routes';
import { Audit, AuditModule, noteForAudit } from '@prepward/platform/audit';
import { Transactions } from '@prepward/platform/database';
import { plainItem } from './audit-records.js';
import { TRIES, type Try } from './audit-tries.js';
import { configOn, startContext } from './context.js';
import { TestApi, type TestSession } from './harness.js';

const NAMES = Object.keys(ROUTE_ADDRESSES) as RouteName[];

/**
 * Routes that leave no entry: each only reads (tried below), or is a step of an upload, whose last
 * step leaves one.
 */
const UNAUDITED: readonly string[] = [
  'admin.checkItem',
  'admin.beginFileUpload',
  'admin.sendFileChunk',
  'admin.dropFileUpload',
];

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
  services = await startContext(configOn(api.databaseUrl), { imports: [AuditModule] });
  audit = services.get(Audit);
  transactions = services.get(Transactions);
});
afterAll(async () => {
  await services?.close();
  await api?.stop();
});

function tryOf(name: RouteName): Promise<Try> {
  const made = TRIES[name]?.(api, admin);
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
    // A new write needs an entry in `TRIES`, with what it takes.
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
    const { id, version, text } = await plainItem(api, admin);
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
    await expect(late).rejects.toThrow('The audit entry is already written');
  });

  it('is there without a transaction, unless that means that nothing was done', async () => {
    const nothing = async () => undefined;
    expect(await entriesOf(() => audit.during(SUBJECT, {}, nothing))).toHaveLength(1);
    expect(await entriesOf(() => audit.during(SUBJECT, {}, nothing, 'no transaction'))).toEqual([]);
  });
});
