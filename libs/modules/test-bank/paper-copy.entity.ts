import type { Subject } from '@prepward/contracts/subjects';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PaperItem } from '../papers/index.js';

/** A paper with its buyer's name on each page. */
@Entity('paper_copies')
@Index('paper_copies_order', ['orderId', 'subject'], { unique: true })
@Index('paper_copies_user', ['userId'])
@Index('paper_copies_paper', ['paperHash', 'madeAt'], {
  where: 'user_id IS NOT NULL AND NOT withdrawn',
})
@Index('paper_copies_leftover', ['id'], { where: 'leftover IS NOT NULL' })
@Index('paper_copies_ownerless', ['id'], { where: 'user_id IS NULL' })
export class PaperCopy {
  @PrimaryColumn('uuid')
  id!: string;

  /** What was paid for; a buyer of all papers at once has a copy of each. */
  @Column('uuid')
  orderId!: string;

  /** Null when the account was deleted: the file is removed next, then the row. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('text')
  subject!: Subject;

  /** Progress of making it, in percent. */
  @Column('int', { default: 0 })
  progress!: number;

  /** Refunded: the file was removed. */
  @Column('boolean', { default: false })
  withdrawn!: boolean;

  /** Hash of the paper that it's a copy of; null until it's made. */
  @Column('text', { nullable: true })
  paperHash!: string | null;

  /** SHA-256 of its own file. */
  @Column('text', { nullable: true })
  hash!: string | null;

  /**
   * SHA-256 of another file that may be in the storage: one that is being stored, or was replaced.
   * It's recorded as long as the file may exist, so that it can be removed.
   */
  @Column('text', { nullable: true })
  leftover!: string | null;

  @Column('int', { nullable: true })
  pages!: number | null;

  @Column('int', { nullable: true })
  bytes!: number | null;

  /** What it asks, in its order, with the keys that it prints. */
  @Column('jsonb', { default: [] })
  items!: PaperItem[];

  @Column('timestamptz', { nullable: true })
  madeAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
