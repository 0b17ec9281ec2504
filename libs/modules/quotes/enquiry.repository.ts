import { Injectable } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { Enquiry } from './enquiry.entity.js';
import { LIMITS } from './quotes.limits.js';

/** An enquiry before the database has set its time. */
export type NewEnquiry = Omit<Enquiry, 'createdAt' | 'receiptTo'>;

@Injectable()
export class EnquiryRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns false when the same person's sending with this key was stored before */
  async insert(tx: Tx, enquiry: NewEnquiry): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO enquiries
         (id, kind, name, email, phone, service, exam_date, message, idempotency_key)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (kind, email, idempotency_key) DO NOTHING RETURNING id`,
      [
        enquiry.id,
        enquiry.kind,
        enquiry.name,
        enquiry.email,
        enquiry.phone,
        enquiry.service,
        enquiry.examDate,
        enquiry.message,
        enquiry.idempotencyKey,
      ],
    );
    return rows.length > 0;
  }

  async findIdByKey(tx: Tx, enquiry: NewEnquiry): Promise<string | undefined> {
    const [row]: { id: string }[] = await tx.query(
      'SELECT id FROM enquiries WHERE kind = $1 AND email = $2 AND idempotency_key = $3',
      [enquiry.kind, enquiry.email, enquiry.idempotencyKey],
    );
    return row?.id;
  }

  /**
   * Notes that a receipt goes to a mailbox, unless enough went there lately. Of several at once each
   * is counted: they wait for each other.
   */
  async promiseReceipt(tx: Tx, id: string, mailbox: string): Promise<void> {
    const { most, hours } = LIMITS.receipts;
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('receipt ' || $1, 0))`, [
      mailbox,
    ]);
    await tx.query(
      `UPDATE enquiries SET receipt_to = $2 WHERE id = $1
         AND (SELECT count(*) FROM enquiries
              WHERE receipt_to = $2
                AND created_at > clock_timestamp() - make_interval(hours => $3)) < $4`,
      [id, mailbox, hours, most],
    );
  }

  findById(id: string): Promise<Enquiry | null> {
    return this.dataSource.getRepository(Enquiry).findOneBy({ id });
  }
}
