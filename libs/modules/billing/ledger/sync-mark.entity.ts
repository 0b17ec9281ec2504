import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a student's ledger follows a gateway: which fetch of the truth it has, and how many began. */
@Entity('billing_syncs')
export class SyncMark {
  @PrimaryColumn('text')
  gateway!: string;

  @PrimaryColumn('uuid')
  userId!: string;

  /** Counts the fetches that began. */
  @Column('int', { default: 0 })
  begun!: number;

  /** The fetch that last wrote the ledger; 0 before the first. */
  @Column('int', { default: 0 })
  written!: number;

  /** When the last one began. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  begunAt!: Date;
}
