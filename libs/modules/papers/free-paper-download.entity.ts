import type { PublicPaperKind } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A signed-in student fetched a free paper. */
@Entity('free_paper_downloads')
@Index('free_paper_downloads_newest', ['at', 'id'])
@Index('free_paper_downloads_user', ['userId', 'at'])
@Index('free_paper_downloads_file', ['paperHash', 'at'])
export class FreePaperDownload {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  subject!: Subject;

  @Column('text')
  kind!: PublicPaperKind;

  /** Hash of the version that was fetched. */
  @Column('text')
  paperHash!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;
}
