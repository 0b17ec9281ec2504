import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bool, double, text, timestamptz } from '../database/kinds.js';
import { statement } from '../database/statement.js';

const LEASE = statement(
  'platform.lease-mail',
  `INSERT INTO mail_deliveries AS m (key, template, recipient, tries, leased_until, job)
   VALUES ($1, $2, $3, 1, clock_timestamp() + make_interval(secs => $4), $5)
   ON CONFLICT (key) DO UPDATE
     SET tries = m.tries + 1, leased_until = excluded.leased_until, job = excluded.job
     WHERE (m.sent_at IS NULL OR m.asked_again_at > m.sent_at)
       AND (m.leased_until IS NULL OR m.leased_until < clock_timestamp())
   RETURNING asked_again_at`,
  {
    params: [text, text, text, double, text],
    row: { asked_again_at: timestamptz.nullable },
  },
);

const IS_SENT = statement(
  'platform.is-mail-sent',
  `SELECT sent_at IS NOT NULL AND coalesce(asked_again_at <= sent_at, true) AS sent
   FROM mail_deliveries WHERE key = $1`,
  { params: [text], row: { sent: bool.certain } },
);

const MARK_SENT = statement(
  'platform.mark-mail-sent',
  `UPDATE mail_deliveries SET sent_at = clock_timestamp(), leased_until = NULL, last_error = NULL
   WHERE key = $1`,
  { params: [text] },
);

const RELEASE = statement(
  'platform.release-mail',
  'UPDATE mail_deliveries SET leased_until = NULL, last_error = $2 WHERE key = $1',
  { params: [text, text] },
);

/** The log of emails, which ensures that each is sent once. */
@Injectable()
export class MailDeliveryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Leases an email that isn't sent yet, or is to be sent again.
   *
   * @returns when staff asked for it again, if they did; undefined if it was sent, or another
   * sender holds it
   */
  async lease(
    key: string,
    mail: { template: string; to: string; job: string },
    leaseSeconds: number,
  ): Promise<{ askedAgainAt: Date | null } | undefined> {
    const values = [key, mail.template, mail.to, leaseSeconds, mail.job] as const;
    const row = await LEASE.first(this.dataSource, [...values]);
    return row && { askedAgainAt: row.asked_again_at };
  }

  async isSent(key: string): Promise<boolean> {
    return (await IS_SENT.first(this.dataSource, [key]))?.sent === true;
  }

  async markSent(key: string): Promise<void> {
    await MARK_SENT.run(this.dataSource, [key]);
  }

  /** Releases an email that couldn't be sent. */
  async release(key: string, reason: string): Promise<void> {
    await RELEASE.run(this.dataSource, [key, reason]);
  }
}
