import { createHash } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '@prepward/contracts/durations';
import type { PersonalData } from '@prepward/platform/personal';
import type pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
}

async function columns(db: pg.Client): Promise<Column[]> {
  const { rows } = await db.query<Column>(
    `SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type
     FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
       AND c.is_identity = 'NO' ORDER BY 1, c.ordinal_position`,
  );
  return rows;
}

/** Tables that no module says anything about, and impersonal tables that name a person. */
export async function problems(db: pg.Client, parts: readonly PersonalData[]): Promise<string[]> {
  const all = await columns(db);
  const personal = new Set(parts.flatMap(({ tables }) => Object.keys(tables)));
  const impersonal = new Set(parts.flatMap((part) => Object.keys(part.impersonal ?? {})));
  const names = new Set(all.map(({ table }) => table));
  const known = [...personal, ...impersonal];
  return [
    ...[...names].filter((table) => !known.includes(table)).map((table) => `unlisted: ${table}`),
    ...known.filter((table) => !names.has(table)).map((table) => `not there: ${table}`),
    ...known.filter((table, i) => known.indexOf(table) !== i).map((table) => `twice: ${table}`),
    ...all
      .filter(({ table }) => impersonal.has(table))
      .filter(({ name }) =>
        /^(user|student|owner|visitor|actor|customer)_id$|^created_by$|email/.test(name),
      )
      .map(({ table, name }) => `about no one, but has ${table}.${name}`),
  ];
}

/** A made-up person, all of whose rows hold their id, address and name wherever they fit. */
export interface Traced {
  id: string;
  email: string;
  name: string;
  /** Everything with an end ended yesterday. */
  isOver?: boolean;
}

/** A staff member's address, before it was changed. */
export const FORMER_ADDRESS = 'z.q@example.net';

export const idOf = ({ name }: Traced, of: string): string =>
  createHash('md5')
    .update(`${name} ${of}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** What other tables call the ids of these tables. */
const REFERRED: Record<string, string> = {
  attempts: 'attempt',
  enquiries: 'enquiry',
  mfa_factors: 'factor',
  orders: 'order',
  outbox_events: 'event',
  payments: 'payment',
  refund_requests: 'request',
  sessions: 'session',
};

/** Values that decide what runs or is found, so they can't be arbitrary. */
const FIXED: Record<string, (who: Traced) => unknown> = {
  'users.id': ({ id }) => id,
  'users.is_anonymous': () => false,
  'audit_entries.resource_id': ({ id }) => id,
  'audit_entries.actor_id': () => '00000000-0000-4000-8000-00000000000a',
  'enquiry_entries.kind': () => 'reply',
  'outbox_events.payload': ({ id }) => JSON.stringify({ userId: id }),
  'grants.operator': () => 'staff@example.org',
  'refund_decisions.operator': () => 'staff@example.org',
  'users.deleted_at': () => null,
  'paper_copies.withdrawn': () => true,
  // Its row goes with its file, a minute later; all it has about the person is the id.
  'paper_copies.subject': () => 'math',
  'paper_copies.items': () => '[]',
  'paper_copies.paper_hash': () => null,
  'paper_copies.hash': () => null,
  'paper_copies.leftover': () => null,
  'account_deletions.due_at': () => new Date(Date.now() - 7_200_000),
  'account_deletions.told_at': () => new Date(Date.now() - 3_600_000),
  'account_deletions.erased_at': () => null,
};

function valueIn(who: Traced, { table, name, type }: Column, index: number): unknown {
  const fixed = FIXED[`${table}.${name}`];
  if (fixed !== undefined) return fixed(who);
  const mark = `${who.name} <${who.email}> ${who.id}`;
  if (type === 'uuid') {
    if (['user_id', 'created_by', 'confirmed_by'].includes(name)) return who.id;
    const of = name === 'id' ? (REFERRED[table] ?? table) : name.replace(/_id$/, '');
    return idOf(who, of);
  }
  if (type === 'text') return /email$|^recipient$|^receipt_to$/.test(name) ? who.email : mark;
  if (type === 'jsonb') return JSON.stringify({ of: mark });
  if (type === 'bytea') return Buffer.from(mark);
  if (type === '_text') return [mark];
  if (type === 'bool') return false;
  // Anything with a due or end date gets tomorrow: nothing else should be carried out here.
  if (/^(due|ends|expires)_at$/.test(name)) {
    return new Date(Date.now() + (who.isOver ? -DAY_MS : DAY_MS));
  }
  // No two columns of a row have the same time.
  if (type === 'date' || type === 'timestamptz') return new Date(Date.now() - index * SECOND_MS);
  return 1;
}

/** Adds a row to every table that stores something about people. */
export async function fill(
  db: pg.Client,
  parts: readonly PersonalData[],
  who: Traced,
): Promise<void> {
  const all = await columns(db);
  // Rows refer to each other by column name; items and the like don't exist, so foreign keys are off.
  await db.query(`SET session_replication_role = 'replica'`);
  for (const table of new Set(parts.flatMap(({ tables }) => Object.keys(tables)))) {
    const own = all.filter((column) => column.table === table);
    await db.query(
      `INSERT INTO ${table} (${own.map(({ name }) => name).join(', ')})
       VALUES (${own.map((_, i) => `$${i + 1}`).join(', ')})`,
      own.map((column, index) => valueIn(who, column, index)),
    );
  }
  await db.query(`SET session_replication_role = 'origin'`);
}

/** Every `table.column` with traces of a person, in all columns of all tables, including the queue's. */
export async function traces(db: pg.Client, { id, email, name }: Traced): Promise<string[]> {
  const { rows } = await db.query<{
    schema: string;
    table: string;
    column: string;
    bytes: boolean;
  }>(
    `SELECT table_schema AS schema, table_name AS table, column_name AS column,
       udt_name = 'bytea' AS bytes
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema IN ('public', 'bullmq') AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { schema, table, column, bytes } of rows) {
    const text = bytes ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const hit = await db.query(
      `SELECT 1 FROM ${schema}."${table}" WHERE lower(${text}) LIKE ANY ($1) LIMIT 1`,
      [[id, email, name].map((needle) => `%${needle.toLowerCase()}%`)],
    );
    if (hit.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

/** What one person did as staff about another, some of it under a former address. */
export async function workAsStaff(db: pg.Client, who: Traced, about: Traced): Promise<void> {
  await db.query('UPDATE enquiries SET assignee_id = $1 WHERE email = $2', [who.id, about.email]);
  await db.query('UPDATE enquiry_entries SET author_id = $1 WHERE enquiry_id = $2', [
    who.id,
    idOf(about, 'enquiry'),
  ]);
  await db.query('UPDATE grants SET operator = $1 WHERE user_id = $2', [who.email, about.id]);
  await db.query('UPDATE refund_decisions SET operator = $1 WHERE request_id = $2', [
    FORMER_ADDRESS,
    idOf(about, 'request'),
  ]);
  await db.query(
    `INSERT INTO grants (id, user_id, plan, starts_at, operator, reason)
     VALUES (gen_random_uuid(), $1, 'lifetime', now(), $2, 'won a prize')`,
    [about.id, FORMER_ADDRESS],
  );
  await db.query(`UPDATE refund_attempts SET detail = $1, state = 'asked' WHERE request_id = $2`, [
    FORMER_ADDRESS,
    idOf(about, 'request'),
  ]);
  await db.query(
    `INSERT INTO audit_entries (id, actor_id, action, resource_id) VALUES
       (gen_random_uuid(), $1, 'admin.grantPlan', $2),
       (gen_random_uuid(), $1, 'admin.decideRefund', $3)`,
    [who.id, about.id, idOf(about, 'request')],
  );
}

/** The tables of `table.column`. */
export const tablesIn = (found: readonly string[]) =>
  [...new Set(found.map((each) => each.split('.')[0]))].sort();
