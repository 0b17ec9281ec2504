import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account that is scheduled for deletion, or was erased: then the row no longer says whose it was. */
@Entity('account_deletions')
@Index('account_deletions_user', ['userId'], { unique: true })
@Index('account_deletions_due', ['dueAt'], { where: 'erased_at IS NULL' })
export class AccountDeletion {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null once it's erased. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  requestedAt!: Date;

  /** Until then the owner may change their mind. */
  @Column('timestamptz')
  dueAt!: Date;

  /** When the last email was queued and the sessions ended. */
  @Column('timestamptz', { nullable: true })
  toldAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  erasedAt!: Date | null;
}
