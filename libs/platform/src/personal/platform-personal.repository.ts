import { json, text, timestamptz, uuid } from '../database/kinds.js';
import { statement } from '../database/statement.js';
import type { PersonalData } from './personal-data.js';

const MAILS_TO = statement(
  'platform.mails-to',
  `SELECT template, sent_at FROM mail_deliveries WHERE recipient = $1 ORDER BY created_at`,
  { params: [text], row: { template: text, sent_at: timestamptz.nullable } },
);

const FORGET_MAILS = statement(
  'platform.forget-mails-to',
  'DELETE FROM mail_deliveries WHERE recipient = $1',
  { params: [text] },
);

// Payloads refer to people only by id.
const FORGET_EVENTS = statement(
  'platform.forget-events-about',
  'DELETE FROM outbox_events WHERE payload @> $1 OR payload @> $2',
  { params: [json<{ userId: string }>(), json<{ visitorId: string }>()] },
);

const AUDITED = statement(
  'platform.audit-entries-about',
  `SELECT created_at, action FROM audit_entries WHERE resource_id = $1::uuid::text ORDER BY created_at`,
  { params: [uuid], row: { created_at: timestamptz, action: text } },
);

/** The personal data the platform itself stores. */
export const PLATFORM_PERSONAL_DATA: PersonalData = {
  tables: {
    mail_deliveries: { end: 'deleted' },
    outbox_events: { end: 'deleted' },
    outbox_deliveries: { end: 'deleted' },
    audit_entries: {
      end: 'cut-off',
      because: "what staff changed must stay in the log; not the account's details",
      keeps: ['action', 'request_id'],
    },
  },
  impersonal: {
    append_only_tables: 'names of tables',
    migrations: 'names of migrations',
    rate_limits: 'counts by keyed hashes, for a day at most',
    schedule_runs: 'when jobs ran',
    server_errors: 'counts by day',
  },
  exports: [
    {
      name: 'emails',
      about: 'Emails we sent you in the last 30 days.',
      rows: (on, { email }) => MAILS_TO.all(on, [email]),
    },
    {
      name: 'staff-changes',
      about: 'Changes that our staff made to your account.',
      rows: (on, { id }) => AUDITED.all(on, [id]),
    },
  ],
  erasures: [
    (tx, { email }) => FORGET_MAILS.run(tx, [email]),
    (tx, { id }) => FORGET_EVENTS.run(tx, [{ userId: id }, { visitorId: id }]),
  ],
};
