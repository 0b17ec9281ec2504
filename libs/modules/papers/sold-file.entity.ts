import type { Subject } from '@prepward/contracts/subjects';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file of staff that is sold instead of the paper that is made of the bank. */
@Entity('uploaded_papers')
@Index('uploaded_papers_file', ['fileId'])
export class SoldFile {
  @PrimaryColumn('text')
  subject!: Subject;

  @Column('uuid')
  fileId!: string;

  /** SHA-256 of the file, and where it is in the storage. */
  @Column('text')
  hash!: string;

  @Column('text')
  storageKey!: string;

  @Column('int')
  pages!: number;

  @Column('int')
  questions!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  publishedAt!: Date;
}
