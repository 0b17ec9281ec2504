import { randomUUID } from 'node:crypto';
import type { AdminItemDetail, ItemText } from '@prepward/contracts/admin-items';
import { addressOf } from '@prepward/contracts/route-addresses';
import type { TestApi, TestSession } from './harness.js';

/** A request for a refund that no one has decided. @returns its id */
export async function refundRequested(db: TestApi): Promise<string> {
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

/** A job that failed permanently. @returns its id in the back-office */
export async function deadLetter(db: TestApi, job: string): Promise<string> {
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

/** A live item with a plain question, as staff see it. */
export async function plainItem(
  db: TestApi,
  staff: TestSession,
): Promise<AdminItemDetail & { text: ItemText }> {
  const get = (path: string) => db.call('GET', path, { token: staff.access });
  const filter = JSON.stringify({ subject: 'english', type: 'multiple-choice', status: 'live' });
  const found = await get(`${addressOf('admin.items').path}?filter=${encodeURIComponent(filter)}`);
  const item = await get(addressOf('admin.item').path.replace(':id', found.body[0].id));
  return item.body;
}

/** A staff file with no stored content. @returns its id */
export async function fileMade(db: TestApi, staff: TestSession): Promise<string> {
  const [file] = await db.sql<{ id: string }>(
    `WITH file AS (
       INSERT INTO staff_files (id, name) VALUES (gen_random_uuid(), 'a.pdf') RETURNING id
     )
     INSERT INTO staff_file_versions (file_id, version, hash, bytes, pages, pictures, created_by)
     SELECT id, 1, md5(random()::text) || md5(random()::text), 5, 1, '[]', $1 FROM file
     RETURNING file_id AS id`,
    [staff.userId],
  );
  return file?.id ?? '';
}

/** A request that a visitor sent. @returns its id */
export async function requestMade(db: TestApi): Promise<string> {
  const [row] = await db.sql<{ id: string }>(
    `INSERT INTO enquiries (id, kind, name, email, message)
     VALUES (gen_random_uuid(), 'contact', 'Ann', $1, 'Hello') RETURNING id`,
    [newAddress()],
  );
  return row?.id ?? '';
}

export async function textMade(db: TestApi): Promise<string> {
  const [row] = await db.sql<{ id: string }>(
    `INSERT INTO canned_texts (id, title, text)
     VALUES (gen_random_uuid(), 'Hours', 'We write back today.') RETURNING id`,
  );
  return row?.id ?? '';
}

export const newAddress = () => `${randomUUID()}@example.org`;

/** An account whose address no one has proven. @returns its id */
export async function userMade(db: TestApi): Promise<string> {
  const [row] = await db.sql<{ id: string }>(
    'INSERT INTO users (id, email) VALUES (gen_random_uuid(), $1) RETURNING id',
    [newAddress()],
  );
  return row?.id ?? '';
}
