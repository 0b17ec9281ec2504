import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bool, double, text } from '../database/kinds.js';
import { statement } from '../database/statement.js';

const LEASE = statement(
  'platform.lease-mail',
  `INSERT INTO mail_deliveries AS m (key, template, recipient, tries, leased_until)
   VALUES ($1, $2, $3, 1, clock_timestamp() + make_interval(secs => $4))
   ON CONFLICT (key) DO UPDATE
     SET tries = m.tries + 1, leased_until = excluded.leased_until
     WHERE m.sent_at IS NULL
       AND (m.leased_until IS NULL OR m.leased_until < clock_timestamp())
   RETURNING key`,
  { params: [text, text, text, double] },
);

const IS_SENT = statement(
  'platform.is-mail-sent',
  'SELECT sent_at IS NOT NULL AS sent FROM mail_deliveries WHERE key = $1',
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

/** The log of mails, by which each is sent once. */
@Injectable()
export class MailDeliveryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes a mail that is not sent yet. @returns false when it is sent, or another sender holds it */
  lease(
    key: string,
    mail: { template: string; to: string },
    leaseSeconds: number,
  ): Promise<boolean> {
    return LEASE.exists(this.dataSource, [key, mail.template, mail.to, leaseSeconds]);
  }

  async isSent(key: string): Promise<boolean> {
    return (await IS_SENT.first(this.dataSource, [key]))?.sent === true;
  }

  async markSent(key: string): Promise<void> {
    await MARK_SENT.run(this.dataSource, [key]);
  }

  /** Lets go of a mail that could not be sent. */
  async release(key: string, reason: string): Promise<void> {
    await RELEASE.run(this.dataSource, [key, reason]);
  }
}
