import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.js';

export type LinkRequestKind =
  | 'sign-up'
  | 'resend'
  | 'recovery'
  | 'email-change'
  | 'address-changed'
  | 'password-guessed'
  | 'sign-in'
  | 'reauthentication';

/**
 * A request for an email with a link, kept until the worker sends it; a sign-up until its link is
 * opened. What a stranger typed into the sign-up form stays here, away from the account, until
 * then.
 */
@Entity('link_requests')
@Index('link_requests_email', ['email', 'createdAt'])
@Index('link_requests_user', ['userId'])
export class LinkRequest {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: LinkRequestKind;

  /** Where the link goes, whether or not anyone has an account there. Lower case. */
  @Column('text')
  email!: string;

  /** Null if no account was looked up: the worker does that. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'link_requests_user_fk' })
  user?: User;

  /** Of a sign-up: the password that takes effect with its link. Argon2id. */
  @Column('text', { nullable: true })
  passwordHash!: string | null;

  /** Of a sign-up: the names that take effect with its link. */
  @Column('jsonb', { default: {} })
  userMetadata!: Record<string, unknown>;

  /** S256 of the verifier that the requesting browser keeps; null for a client that sent none. */
  @Column('text', { nullable: true })
  codeChallenge!: string | null;

  /** Where the link leads (an allowed address); null for the site's own page. */
  @Column('text', { nullable: true })
  redirectTo!: string | null;

  /** False for a request that came too soon after another: it only tells which browser asked. */
  @Column('boolean', { default: true })
  mailed!: boolean;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
