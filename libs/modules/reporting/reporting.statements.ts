import { kinds, statement } from '@prepward/platform/database';

const { double, int, text, timestamptz } = kinds;

/** From one instant up to, but not including, another. */
const WINDOW = [timestamptz, timestamptz] as const;
const day = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day`;
/** For a nullable column: `WHERE` excludes the nulls. */
const DAY = text.because('a column that is compared with instants is no null');
/** Actual payments: a zero invoice isn't a sale. */
const SOLD = 'paid_at >= $1 AND paid_at < $2 AND amount_cents > 0';
/** The latest state of a refund, if it didn't fail. */
const REFUNDED = `r.happened_at >= $1 AND r.happened_at < $2 AND r.status <> 'failed' AND NOT EXISTS (
  SELECT 1 FROM refunds later
  WHERE later.payment_id = r.payment_id AND later.gateway_id = r.gateway_id AND later.seq > r.seq)`;
const MOCKS = `kind = 'mock' AND finished_at >= $1 AND finished_at < $2`;
const MEDIAN = `percentile_cont(0.5) WITHIN GROUP (ORDER BY (score ->> 'score')::float8)`;

export const SIGN_UPS = statement(
  'reporting.sign-ups',
  `SELECT ${day('created_at')}, count(*)::int AS count FROM users
   WHERE NOT is_anonymous AND created_at >= $1 AND created_at < $2 GROUP BY 1`,
  { params: WINDOW, row: { day: text.certain, count: int.certain } },
);

export const VERIFIED = statement(
  'reporting.verified',
  `SELECT ${day('email_confirmed_at')}, count(*)::int AS count FROM users
   WHERE NOT is_anonymous AND email_confirmed_at >= $1 AND email_confirmed_at < $2 GROUP BY 1`,
  { params: WINDOW, row: { day: DAY, count: int.certain } },
);

export const ATTEMPTS = statement(
  'reporting.attempts',
  `SELECT ${day('a.started_at')}, count(*)::int AS attempts,
     (count(DISTINCT a.user_id) FILTER (WHERE NOT u.is_anonymous))::int AS students
   FROM attempts a JOIN users u ON u.id = a.user_id
   WHERE a.started_at >= $1 AND a.started_at < $2 GROUP BY 1`,
  { params: WINDOW, row: { day: text.certain, attempts: int.certain, students: int.certain } },
);

export const ACTIVE = statement(
  'reporting.active-students',
  `SELECT (count(DISTINCT a.user_id) FILTER (WHERE NOT u.is_anonymous))::int AS students
   FROM attempts a JOIN users u ON u.id = a.user_id
   WHERE a.started_at >= $1 AND a.started_at < $2`,
  { params: WINDOW, row: { students: int.certain } },
);

export const MOCKS_BY_DAY = statement(
  'reporting.mocks',
  `SELECT ${day('finished_at')}, count(*)::int AS count, ${MEDIAN} AS median
   FROM attempts WHERE ${MOCKS} GROUP BY 1`,
  { params: WINDOW, row: { day: DAY, count: int.certain, median: double.nullable } },
);

export const MOCK_MEDIAN = statement(
  'reporting.mock-median',
  `SELECT ${MEDIAN} AS median FROM attempts WHERE ${MOCKS}`,
  { params: WINDOW, row: { median: double.nullable } },
);

export const REVENUE = statement(
  'reporting.revenue',
  `SELECT ${day('paid_at')}, sum(amount_cents)::int AS cents FROM payments
   WHERE ${SOLD} GROUP BY 1`,
  {
    params: WINDOW,
    row: { day: text.certain, cents: int.because('a group has a row, and no amount is null') },
  },
);

export const REVENUE_BY_ITEM = statement(
  'reporting.revenue-by-item',
  `SELECT coalesce(item, '') AS item, count(*)::int AS payments, sum(amount_cents)::int AS cents
   FROM payments WHERE ${SOLD} GROUP BY 1 ORDER BY 3 DESC, 1`,
  {
    params: WINDOW,
    row: {
      item: text.certain,
      payments: int.certain,
      cents: int.because('a group has a row, and no amount is null'),
    },
  },
);

export const REFUNDS = statement(
  'reporting.refunds',
  `SELECT ${day('r.happened_at')}, sum(r.amount_cents)::int AS cents FROM refunds r
   WHERE ${REFUNDED} GROUP BY 1`,
  {
    params: WINDOW,
    row: { day: text.certain, cents: int.because('a group has a row, and no amount is null') },
  },
);

export const JOBS = statement(
  'reporting.jobs',
  `SELECT ${day('done_at')},
     percentile_cont(0.95) WITHIN GROUP (
       ORDER BY extract(epoch FROM done_at - created_at)::float8 * 1000) AS p95_ms
   FROM outbox_deliveries WHERE done_at >= $1 AND done_at < $2 GROUP BY 1`,
  { params: WINDOW, row: { day: DAY, p95_ms: double.nullable } },
);

export const DEAD_JOBS = statement(
  'reporting.dead-jobs',
  `SELECT ${day('failed_at')}, count(*)::int AS count FROM outbox_deliveries
   WHERE failed_at >= $1 AND failed_at < $2 GROUP BY 1`,
  { params: WINDOW, row: { day: DAY, count: int.certain } },
);

export const SERVER_ERRORS = statement(
  'reporting.server-errors',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(errors)::int AS count FROM server_errors
   WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date
     AND day < ($2::timestamptz AT TIME ZONE 'UTC')::date GROUP BY 1`,
  {
    params: WINDOW,
    row: {
      day: text.certain,
      count: int.because('a group has a row, and no count is null'),
    },
  },
);

export const CONVERSION = statement(
  'reporting.conversion',
  `SELECT count(*)::int AS accounts,
     (count(*) FILTER (WHERE EXISTS (
        SELECT 1 FROM payments p WHERE p.user_id = u.id AND p.amount_cents > 0)))::int AS paid
   FROM users u WHERE NOT is_anonymous AND created_at >= $1 AND created_at < $2`,
  { params: WINDOW, row: { accounts: int.certain, paid: int.certain } },
);

export const CHURN = statement(
  'reporting.churn',
  `SELECT count(*)::int AS paying,
     (count(*) FILTER (WHERE NOT EXISTS (
        SELECT 1 FROM subscriptions later
        WHERE later.user_id = start.user_id AND later.source = 'payment'
          AND later.starts_at <= $2 AND (later.ends_at IS NULL OR later.ends_at > $2))))::int AS gone
   FROM (SELECT DISTINCT user_id FROM subscriptions
         WHERE source = 'payment' AND starts_at <= $1 AND (ends_at IS NULL OR ends_at > $1)) start`,
  { params: WINDOW, row: { paying: int.certain, gone: int.certain } },
);

export const WAITING = statement(
  'reporting.waiting',
  `SELECT
     (SELECT count(*)::int FROM refund_requests r
        LEFT JOIN refund_decisions d ON d.request_id = r.id
      WHERE d.request_id IS NULL OR d.decision = 'approved' AND 'refused' = (
        SELECT a.state FROM refund_attempts a WHERE a.request_id = r.id ORDER BY a.seq DESC LIMIT 1)
     ) AS refund_requests,
     (SELECT count(*)::int FROM disputes d WHERE d.status IN ('inquiry', 'open') AND NOT EXISTS (
        SELECT 1 FROM disputes later WHERE later.payment_id = d.payment_id
          AND later.gateway_id = d.gateway_id AND later.seq > d.seq)) AS disputes,
     (SELECT count(*)::int FROM enquiries WHERE status IN ('new', 'open')) AS enquiries,
     (SELECT count(*)::int FROM item_reports WHERE state = 'open') AS item_reports,
     (SELECT count(*)::int FROM outbox_deliveries WHERE failed_at IS NOT NULL) AS dead_letters,
     (SELECT count(*)::int FROM outbox_events WHERE published_at IS NULL) AS outbox_pending,
     (SELECT extract(epoch FROM clock_timestamp() - min(created_at))::float8 * 1000
      FROM outbox_events WHERE published_at IS NULL) AS outbox_oldest_ms`,
  {
    params: [],
    row: {
      refund_requests: int.certain,
      disputes: int.certain,
      enquiries: int.certain,
      item_reports: int.certain,
      dead_letters: int.certain,
      outbox_pending: int.certain,
      outbox_oldest_ms: double.nullable,
    },
  },
);

export const LIVE_ITEMS = statement(
  'reporting.live-items',
  `SELECT subject, count(*)::int AS items FROM items WHERE status = 'live' GROUP BY subject`,
  { params: [], row: { subject: text, items: int.certain } },
);

export const CLAIM_COUNTS = statement(
  'reporting.claim-counts',
  `SELECT
     (SELECT count(*)::int FROM users
      WHERE email_confirmed_at IS NOT NULL AND NOT is_anonymous) AS students,
     (SELECT count(*)::int FROM attempts WHERE kind = 'mock' AND finished_at IS NOT NULL) AS mocks`,
  { params: [], row: { students: int.certain, mocks: int.certain } },
);

export const REPLY_MINUTES = statement(
  'reporting.reply-minutes',
  `SELECT percentile_cont(0.95) WITHIN GROUP (
     ORDER BY extract(epoch FROM coalesce(first.at, $2) - e.created_at)::float8 / 60) AS minutes
   FROM enquiries e LEFT JOIN LATERAL (
     SELECT min(r.created_at) AS at FROM enquiry_entries r
     WHERE r.enquiry_id = e.id AND r.kind = 'reply') first ON true
   WHERE e.created_at >= $1 AND e.created_at < $2
     AND (first.at IS NOT NULL OR e.status IN ('new', 'open'))`,
  { params: WINDOW, row: { minutes: double.nullable } },
);
