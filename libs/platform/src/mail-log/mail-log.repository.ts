import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bigint, int, text, timestamptz } from '../database/kinds.js';
import { type RowOf, statement } from '../database/statement.js';

const MAIL = {
  key: text,
  template: text,
  tries: int,
  last_error: text.nullable,
  created_at: timestamptz,
  sent_at: timestamptz.nullable,
};
export type MailLogRow = RowOf<typeof MAIL>;

const OF_RECIPIENT = statement(
  'platform.mails-of-recipient',
  `SELECT key, template, tries, last_error, created_at, sent_at FROM mail_deliveries
   WHERE recipient = $1 ORDER BY created_at DESC LIMIT $2`,
  { params: [text, bigint], row: MAIL },
);

/** The log of mails, read by the staff; without what sends them, so that the api loads no templates. */
@Injectable()
export class MailLog {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest mails to an address. */
  ofRecipient(recipient: string, most: number): Promise<MailLogRow[]> {
    return OF_RECIPIENT.all(this.dataSource, [recipient, most]);
  }
}
