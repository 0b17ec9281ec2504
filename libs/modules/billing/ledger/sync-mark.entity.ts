import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a student's ledger follows a gateway: which fetch of the truth it holds, and which runs. */
@Entity('billing_syncs')
export class SyncMark {
  @PrimaryColumn('text')
  gateway!: string;

  @PrimaryColumn('uuid')
  userId!: string;

  /** Counts the fetches that began. */
  @Column('int', { default: 0 })
  begun!: number;

  /** Which of them the ledger was last written by; 0 before the first. */
  @Column('int', { default: 0 })
  written!: number;

  /** When the last one began. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  begunAt!: Date;
}
