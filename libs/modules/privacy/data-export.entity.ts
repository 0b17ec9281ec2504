import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An archive of a person's own data. The row's id names its file, from before the file is stored
 * until it's removed.
 */
@Entity('data_exports')
@Index('data_exports_user', ['userId', 'requestedAt'])
@Index('data_exports_expiry', ['expiresAt'])
export class DataExport {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null once the account is gone: then the file goes too. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  /** SHA-256 of the file, hex; null until it's made. */
  @Column('text', { nullable: true })
  hash!: string | null;

  @Column('int', { nullable: true })
  bytes!: number | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  madeAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}
