import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { addressOf, type RouteName } from '@prepward/contracts/route-addresses';
import {
  deadLetter,
  fileMade,
  newAddress,
  plainItem,
  refundRequested,
  requestMade,
  textMade,
  userMade,
} from './audit-records.js';
import { ADD_PASSKEY } from './authenticator.js';
import type { CallOptions, TestApi, TestSession } from './harness.js';

export interface Try extends CallOptions {
  path: string;
  /** The id of what it changes; a matcher where the call makes it. */
  resourceId?: unknown;
}

/** Makes what a write is tried on. */
type Prepare = (db: TestApi, staff: TestSession) => Promise<Try>;

const OTHERS: Record<string, Prepare> = {
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
  'admin.editItem': async (db, staff) => {
    const { id, version, text } = await plainItem(db, staff);
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
  'admin.setItemStatus': async (db, staff) => {
    const { id } = await plainItem(db, staff);
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
  'admin.finishFileUpload': async (db, staff) => {
    const [upload] = await db.sql<{ id: string }>(
      `INSERT INTO file_uploads (id, name, bytes, hash, chunks, created_by)
       VALUES (gen_random_uuid(), 'a.pdf', 5, repeat('0', 64), 1, $1) RETURNING id`,
      [staff.userId],
    );
    const id = upload?.id ?? '';
    return { path: addressOf('admin.finishFileUpload').path.replace(':id', id), resourceId: id };
  },
  'admin.publishFile': async (db, staff) => {
    const id = await fileMade(db, staff);
    return {
      path: addressOf('admin.publishFile').path.replace(':id', id),
      body: { subject: 'math', questions: 60, reason: 'A new edition' },
      resourceId: id,
    };
  },
  'admin.withdrawFile': async (db, staff) => {
    const id = await fileMade(db, staff);
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
  'admin.deleteFiles': async (db, staff) => {
    const filter = encodeURIComponent(JSON.stringify({ id: [await fileMade(db, staff)] }));
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

/** What staff do to one user; `prepare` gives them something to do. */
function tryOnUser(name: RouteName, body: object, prepare?: (db: TestApi, id: string) => unknown) {
  return async (db: TestApi): Promise<Try> => {
    const id = await userMade(db);
    await db.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
    await prepare?.(db, id);
    const path = addressOf(name).path.replace(':id', id);
    return { path, body: { ...body, reason: 'Tried here' }, resourceId: id };
  };
}

const ON_USERS: Record<string, Prepare> = {
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
};

/** What staff do to a record that `make` makes. */
function tryOn(
  name: RouteName,
  make: (db: TestApi, staff: TestSession) => Promise<string>,
  body?: object,
) {
  return async (db: TestApi, staff: TestSession): Promise<Try> => {
    const id = await make(db, staff);
    const path = addressOf(name).path.replace(':id', id);
    return { path, ...(body === undefined ? {} : { body }), resourceId: id };
  };
}

/** A claim that no one has confirmed. */
const ratingClaim = async () => 'rating';

const TEXT = { title: 'Hours', text: 'We write back today.' };

const ON_RECORDS: Record<string, Prepare> = {
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
  'admin.replyToEnquiry': async (db: TestApi, staff: TestSession): Promise<Try> =>
    tryOn('admin.replyToEnquiry', requestMade, { id: randomUUID(), text: 'Hello Ann' })(db, staff),
  'admin.addCannedText': async () => ({
    path: addressOf('admin.addCannedText').path,
    body: TEXT,
    resourceId: expect.any(String),
  }),
  'admin.changeCannedText': tryOn('admin.changeCannedText', textMade, TEXT),
  'admin.deleteCannedText': tryOn('admin.deleteCannedText', textMade),
};

/** Each write of staff, as it is tried: where it goes and what it takes. */
export const TRIES: Record<string, Prepare> = { ...OTHERS, ...ON_USERS, ...ON_RECORDS };
