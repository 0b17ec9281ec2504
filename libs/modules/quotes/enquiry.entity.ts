import type { EnquiryStatus } from '@prepward/contracts/inbox-rules';
import type { FormKind, QuoteService } from '@prepward/contracts/quote-rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What someone sent with the quote or the contact form. Only forms with consent are stored, so a
 * row's `createdAt` is also when that was given.
 */
@Entity('enquiries')
@Index('enquiries_newest', ['createdAt', 'id'])
@Index('enquiries_first_replied', ['repliedAt', 'id'])
@Index('enquiries_status', ['status', 'createdAt'])
@Index('enquiries_assignee', ['assigneeId', 'createdAt'])
// The migration has what decorators can't express: trigrams, sort orders.
@Index('enquiries_search', { synchronize: false })
@Index('enquiries_replied', { synchronize: false })
@Index('enquiries_receipts', ['receiptTo', 'createdAt'], { where: 'receipt_to IS NOT NULL' })
@Index('enquiries_idempotency', ['kind', 'email', 'idempotencyKey'], { unique: true })
export class Enquiry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: FormKind;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  /** Null on the contact form. */
  @Column('text', { nullable: true })
  service!: QuoteService | null;

  /** ISO date. */
  @Column('date', { nullable: true })
  examDate!: string | null;

  @Column('text')
  message!: string;

  /** The mailbox for the receipt, in one spelling; null if none is sent. */
  @Column('text', { nullable: true })
  receiptTo!: string | null;

  /** The client's idempotency key. Unique only per address: strangers may have the same key. */
  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  @Column('text', { default: 'new' })
  status!: EnquiryStatus;

  /** The admin who answers. No foreign key: the request outlives their account. */
  @Column('uuid', { nullable: true })
  assigneeId!: string | null;

  /** When staff replied last. */
  @Column('timestamptz', { nullable: true })
  repliedAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
