import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account, or a visitor who practices without one (`isAnonymous`). */
@Entity('users')
@Index('users_email_key', ['email'], { unique: true })
@Index('users_anonymous', ['createdAt'], { where: 'is_anonymous' })
@Index('users_newest', ['createdAt', 'id'])
@Index('users_counted', ['id'], { where: 'deleted_at IS NULL' })
@Index('users_deleted', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
// What a decorator can't say is in the migration: trigrams, expressions, orders.
@Index('users_email_search', { synchronize: false })
@Index('users_name_search', { synchronize: false })
@Index('users_last_seen', { synchronize: false })
@Index('users_first_seen', ['lastSignInAt', 'id'])
@Index('users_email_rising', ['email', 'id'])
@Index('users_email_falling', { synchronize: false })
export class User {
  @PrimaryColumn('uuid')
  id!: string;

  /** Lower case. Null for visitors. */
  @Column('text', { nullable: true })
  email!: string | null;

  /** Argon2id. Null for visitors, accounts of an identity provider, and until the address is verified. */
  @Column('text', { nullable: true })
  passwordHash!: string | null;

  @Column('timestamptz', { nullable: true })
  emailConfirmedAt!: Date | null;

  /** An address the user wants to change to; both addresses must confirm. */
  @Column('text', { nullable: true })
  newEmail!: string | null;

  /** Which of the two addresses has confirmed the change so far. */
  @Column('text', { nullable: true })
  newEmailConfirmedBy!: 'current' | 'new' | null;

  /** When staff invited the person; null for those who came by themselves. */
  @Column('timestamptz', { nullable: true })
  invitedAt!: Date | null;

  /** What the user says of themselves. Never grants anything. */
  @Column('jsonb', { default: {} })
  userMetadata!: Record<string, unknown>;

  /** What the product says of the user. */
  @Column('jsonb', { default: {} })
  appMetadata!: Record<string, unknown>;

  @Column('boolean', { default: false })
  isAnonymous!: boolean;

  @Column('timestamptz', { nullable: true })
  bannedUntil!: Date | null;

  /** When an administrator deleted the account: no one can sign in, and the worker will erase it. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** No longer written or read (`link_requests` limits the rate); the previous release still does both. */
  @Column('timestamptz', { nullable: true })
  lastMailAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastSignInAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  updatedAt!: Date;
}
