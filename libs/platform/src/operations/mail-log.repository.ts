import { Injectable } from '@nestjs/common';
import type { AdminMail, AdminMailsQuery } from '@prepward/contracts/admin-operations';
import { DataSource } from 'typeorm';
import { AdminList, type Page } from '../database/admin-list.js';
import { arrayOf, int, text, timestamptz } from '../database/kinds.js';
import { type RowOf, statement } from '../database/statement.js';
import type { Tx } from '../database/tx.js';

/**
 * What became of an email. Its delivery shows whether there will be another try: a job that
 * finished without sending had nothing left to send.
 */
const STATE = `CASE
    WHEN m.sent_at IS NOT NULL AND coalesce(m.asked_again_at <= m.sent_at, true) THEN 'sent'
    ELSE coalesce((SELECT CASE WHEN d.failed_at IS NOT NULL THEN 'failed'
                               WHEN d.done_at IS NOT NULL THEN 'dropped' ELSE 'waiting' END
      FROM outbox_deliveries d
      WHERE m.key ~ '^[0-9a-f-]{36}:' AND d.event_id = left(m.key, 36)::uuid AND d.job = m.job),
      'waiting') END`;

const MAIL = {
  key: text,
  template: text,
  job: text.nullable,
  recipient: text,
  state: text.as<AdminMail['state']>().because('each branch of the CASE has a value'),
  tries: int,
  last_error: text.nullable,
  sent_at: timestamptz.nullable,
  asked_again_at: timestamptz.nullable,
  created_at: timestamptz,
};
const SELECT = `m.key, m.template, m.job, m.recipient, ${STATE} AS state, m.tries, m.last_error,
  m.sent_at, m.asked_again_at, m.created_at`;

const LIST = new AdminList('platform.mails', {
  from: 'mail_deliveries m',
  select: SELECT,
  row: MAIL,
  sorts: { createdAt: { notNull: 'm.created_at' } },
  sortedBy: ['createdAt', 'DESC'],
  unique: 'm.key',
  filters: {
    id: { kind: arrayOf(text), where: (value) => `m.key = ANY (${value})` },
    template: { kind: text, where: (value) => `m.template = ${value}` },
    recipient: { kind: text, where: (value) => `m.recipient = ${value}` },
    state: { kind: text, where: (value) => `${STATE} = ${value}` },
  },
});

const FIND = statement(
  'platform.find-mail',
  `SELECT ${SELECT} FROM mail_deliveries m WHERE m.key = $1`,
  { params: [text], row: MAIL },
);

const ASK_AGAIN = statement(
  'platform.ask-for-mail-again',
  'UPDATE mail_deliveries SET asked_again_at = clock_timestamp(), last_error = NULL WHERE key = $1',
  { params: [text] },
);

export type MailRow = RowOf<typeof MAIL>;

/** The log of emails, as shown to operators. */
@Injectable()
export class MailLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(query: AdminMailsQuery): Promise<Page<MailRow>> {
    return LIST.page(this.dataSource, query);
  }

  find(key: string): Promise<MailRow | undefined> {
    return FIND.first(this.dataSource, [key]);
  }

  /** Lets an email that was sent be sent again. */
  async askAgain(tx: Tx, key: string): Promise<void> {
    await ASK_AGAIN.run(tx, [key]);
  }
}
