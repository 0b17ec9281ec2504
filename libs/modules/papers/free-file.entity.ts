import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file uploaded by staff that anyone may download in place of a free paper. */
@Entity('offered_papers')
@Index('offered_papers_file', ['fileId'])
export class FreeFile {
  @PrimaryColumn('text')
  slug!: string;

  @Column('uuid')
  fileId!: string;

  @Column('text')
  hash!: string;

  @Column('text')
  storageKey!: string;

  @Column('int')
  pages!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  publishedAt!: Date;
}
