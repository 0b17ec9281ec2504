import type { Subject } from '@prepward/contracts/subjects';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A buyer fetched the file of a copy. */
@Entity('paper_downloads')
@Index('paper_downloads_newest', ['at', 'id'])
@Index('paper_downloads_user', ['userId', 'at'])
@Index('paper_downloads_file', ['paperHash', 'at'])
export class PaperDownload {
  @PrimaryColumn('uuid')
  id!: string;

  /** The copy. */
  @Column('uuid')
  purchaseId!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  subject!: Subject;

  /** Hash of the paper the copy was made from. */
  @Column('text', { nullable: true })
  paperHash!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;
}
