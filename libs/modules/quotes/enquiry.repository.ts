import { Injectable } from '@nestjs/common';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { Enquiry } from './enquiry.entity.js';
import { LIMITS } from './quotes.limits.js';

const { bigint, day, int, text, uuid } = kinds;

/** An enquiry before the database has set its time. */
export type NewEnquiry = Omit<
  Enquiry,
  'createdAt' | 'receiptTo' | 'status' | 'assigneeId' | 'repliedAt'
>;

const INSERT = statement(
  'quotes.insert',
  `INSERT INTO enquiries
     (id, kind, name, email, phone, service, exam_date, message, idempotency_key)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   ON CONFLICT (kind, email, idempotency_key) DO NOTHING RETURNING id`,
  {
    params: [
      uuid,
      text,
      text,
      text,
      text.nullable,
      text.nullable,
      day.nullable,
      text,
      text.nullable,
    ],
  },
);

const FIND_ID_BY_KEY = statement(
  'quotes.find-id-by-key',
  'SELECT id FROM enquiries WHERE kind = $1 AND email = $2 AND idempotency_key = $3',
  { params: [text, text, text.nullable], row: { id: uuid } },
);

const LOCK_MAILBOX = statement(
  'quotes.lock-mailbox',
  `SELECT pg_advisory_xact_lock(hashtextextended('receipt ' || $1, 0))`,
  { params: [text] },
);

const PROMISE_RECEIPT = statement(
  'quotes.promise-receipt',
  `UPDATE enquiries SET receipt_to = $2 WHERE id = $1
     AND (SELECT count(*) FROM enquiries
          WHERE receipt_to = $2
            AND created_at > clock_timestamp() - make_interval(hours => $3)) < $4`,
  { params: [uuid, text, int, bigint] },
);

@Injectable()
export class EnquiryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns false if the same person already sent a form with this key */
  insert(tx: Tx, enquiry: NewEnquiry): Promise<boolean> {
    return INSERT.exists(tx, [
      enquiry.id,
      enquiry.kind,
      enquiry.name,
      enquiry.email,
      enquiry.phone,
      enquiry.service,
      enquiry.examDate,
      enquiry.message,
      enquiry.idempotencyKey,
    ]);
  }

  async findIdByKey(tx: Tx, enquiry: NewEnquiry): Promise<string | undefined> {
    const { kind, email, idempotencyKey } = enquiry;
    return (await FIND_ID_BY_KEY.first(tx, [kind, email, idempotencyKey]))?.id;
  }

  /**
   * Marks a receipt to be sent to a mailbox, unless it got enough of them lately. Concurrent calls
   * wait for each other, so that each is counted.
   */
  async promiseReceipt(tx: Tx, id: string, mailbox: string): Promise<void> {
    const { most, hours } = LIMITS.receipts;
    await LOCK_MAILBOX.run(tx, [mailbox]);
    await PROMISE_RECEIPT.run(tx, [id, mailbox, hours, most]);
  }

  findById(id: string): Promise<Enquiry | null> {
    return this.dataSource.getRepository(Enquiry).findOneBy({ id });
  }
}
