import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a version of a free paper was downloaded on one day (UTC), by anyone. */
@Entity('free_downloads')
export class DownloadCount {
  @PrimaryColumn('text')
  slug!: string;

  /** Hash of that version's file. */
  @PrimaryColumn('text')
  paperHash!: string;

  @PrimaryColumn('date')
  day!: string;

  @Column('int', { default: 1 })
  downloads!: number;
}
