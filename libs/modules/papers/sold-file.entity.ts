import type { Subject } from '@prepward/contracts/subjects';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file from staff that is sold in place of the paper made from the bank. */
@Entity('uploaded_papers')
@Index('uploaded_papers_file', ['fileId'])
export class SoldFile {
  @PrimaryColumn('text')
  subject!: Subject;

  @Column('uuid')
  fileId!: string;

  /** SHA-256 of the file. */
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
