import { arrayOf, bigint, double, int, json, text, uuid } from '../database/kinds.js';
import { type Queryable, type RowOf, statement } from '../database/statement.js';

/** The channel that wakes relays when an event commits. */
export const OUTBOX_CHANNEL = 'outbox';

const RECORD = statement(
  'platform.record-event',
  `WITH recorded AS (
     INSERT INTO outbox_events (id, name, payload, request_id, trace_parent)
     VALUES ($1, $2, $3, $4, $5)
   )
   SELECT pg_notify('${OUTBOX_CHANNEL}', '')`,
  { params: [uuid, text, json<unknown>(), text.nullable, text.nullable] },
);

const EVENT = {
  id: uuid,
  name: text,
  payload: json<unknown>(),
  request_id: text.nullable,
  trace_parent: text.nullable,
};

const TAKE_UNPUBLISHED = statement(
  'platform.take-unpublished-events',
  `SELECT id, name, payload, request_id, trace_parent FROM outbox_events
   WHERE published_at IS NULL ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
  { params: [bigint], row: EVENT },
);

const ADD_DELIVERIES = statement(
  'platform.add-deliveries',
  `INSERT INTO outbox_deliveries (event_id, job)
   SELECT * FROM unnest($1::uuid[], $2::text[]) ON CONFLICT DO NOTHING`,
  { params: [arrayOf(uuid), arrayOf(text)] },
);

const MARK_PUBLISHED = statement(
  'platform.mark-events-published',
  'UPDATE outbox_events SET published_at = clock_timestamp() WHERE id = ANY($1)',
  { params: [arrayOf(uuid)] },
);

const COUNT_PENDING = statement(
  'platform.count-pending-events',
  'SELECT count(*)::int AS pending FROM outbox_events WHERE published_at IS NULL',
  { params: [], row: { pending: int.certain } },
);

const OPEN_DELIVERY = {
  event_id: uuid,
  job: text,
  payload: json<unknown>(),
  request_id: text.nullable,
  trace_parent: text.nullable,
};

const FIND_OPEN = statement(
  'platform.find-open-deliveries',
  `SELECT d.event_id, d.job, e.payload, e.request_id, e.trace_parent
   FROM outbox_deliveries d JOIN outbox_events e ON e.id = d.event_id
   WHERE d.done_at IS NULL AND d.failed_at IS NULL
     AND d.created_at < clock_timestamp() - make_interval(secs => $1)
   ORDER BY d.created_at LIMIT $2`,
  { params: [double, bigint], row: OPEN_DELIVERY },
);

const IS_DONE = statement(
  'platform.is-delivery-done',
  'SELECT 1 FROM outbox_deliveries WHERE event_id = $1 AND job = $2 AND done_at IS NOT NULL',
  { params: [uuid, text] },
);

// Erasing a person erases the events about them, including the one that requested it.
const MARK_DONE = statement(
  'platform.mark-delivery-done',
  `INSERT INTO outbox_deliveries (event_id, job, done_at)
   SELECT id, $2, clock_timestamp() FROM outbox_events WHERE id = $1
   ON CONFLICT (event_id, job)
   DO UPDATE SET done_at = clock_timestamp(), failed_at = NULL, last_error = NULL`,
  { params: [uuid, text] },
);

const MARK_FAILED = statement(
  'platform.mark-delivery-failed',
  `INSERT INTO outbox_deliveries (event_id, job, failed_at, last_error)
   SELECT id, $2, clock_timestamp(), $3 FROM outbox_events WHERE id = $1
   ON CONFLICT (event_id, job)
   DO UPDATE SET failed_at = clock_timestamp(), last_error = excluded.last_error`,
  { params: [uuid, text, text] },
);

const PURGE_EVENTS = statement(
  'platform.purge-events',
  `DELETE FROM outbox_events e
   WHERE e.published_at < now() - make_interval(days => $1)
     AND NOT EXISTS (SELECT 1 FROM outbox_deliveries d
                     WHERE d.event_id = e.id AND d.done_at IS NULL)`,
  { params: [int] },
);

const PURGE_MAILS = statement(
  'platform.purge-mails',
  'DELETE FROM mail_deliveries WHERE sent_at < now() - make_interval(days => $1)',
  { params: [int] },
);

/** An event as the relay reads it. */
export type EventRow = RowOf<typeof EVENT>;
type OpenDelivery = RowOf<typeof OPEN_DELIVERY>;

/** Adds an event; relays wake when the transaction commits. */
export function recordEvent(
  on: Queryable,
  event: {
    id: string;
    name: string;
    payload: unknown;
    requestId: string | null;
    traceParent: string | null;
  },
): Promise<void> {
  const { id, name, payload, requestId, traceParent } = event;
  return RECORD.run(on, [id, name, payload, requestId, traceParent]);
}

/** The oldest events that no relay has published or locked; locked until the transaction ends. */
export function takeUnpublished(on: Queryable, most: number): Promise<EventRow[]> {
  return TAKE_UNPUBLISHED.all(on, [most]);
}

/** Records that jobs must be done for events; those already recorded stay as they are. */
export function addDeliveries(
  on: Queryable,
  deliveries: readonly { eventId: string; job: string }[],
): Promise<void> {
  return ADD_DELIVERIES.run(on, [
    deliveries.map(({ eventId }) => eventId),
    deliveries.map(({ job }) => job),
  ]);
}

export function markPublished(on: Queryable, ids: readonly string[]): Promise<void> {
  return MARK_PUBLISHED.run(on, [ids]);
}

/** How many events wait to be published. */
export async function countPending(on: Queryable): Promise<number> {
  return (await COUNT_PENDING.first(on, []))?.pending ?? 0;
}

/** Deliveries neither done nor given up, and older than this many seconds; oldest first. */
export function findOpenDeliveries(
  on: Queryable,
  olderThan: number,
  most: number,
): Promise<OpenDelivery[]> {
  return FIND_OPEN.all(on, [olderThan, most]);
}

export function isDeliveryDone(on: Queryable, eventId: string, job: string): Promise<boolean> {
  return IS_DONE.exists(on, [eventId, job]);
}

export function markDeliveryDone(on: Queryable, eventId: string, job: string): Promise<void> {
  return MARK_DONE.run(on, [eventId, job]);
}

export function markDeliveryFailed(
  on: Queryable,
  eventId: string,
  job: string,
  reason: string,
): Promise<void> {
  return MARK_FAILED.run(on, [eventId, job, reason]);
}

/** Removes what was finished more than this many days ago; open or failed ones stay for someone to see. */
export async function purge(on: Queryable, days: number): Promise<void> {
  await PURGE_EVENTS.run(on, [days]);
  await PURGE_MAILS.run(on, [days]);
}
