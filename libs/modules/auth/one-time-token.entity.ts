import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { LinkRequest } from './link-request.entity.js';
import { User } from './user.entity.js';

/** What a link in an email is for. */
export const ONE_TIME_KINDS = [
  'confirmation',
  'recovery',
  'email-change-current',
  'email-change-new',
  'email-change-undo',
  'sign-in',
  'reauthentication',
] as const;
export type OneTimeKind = (typeof ONE_TIME_KINDS)[number];
/** The links of one change of address. */
export const CHANGE_KINDS = [
  'email-change-current',
  'email-change-new',
] as const satisfies readonly OneTimeKind[];

/** A link in an email: good once, until it expires. Only the token's hash is kept. */
@Entity('one_time_tokens')
@Index('one_time_tokens_hash_key', ['tokenHash'], { unique: true })
@Index('one_time_tokens_user', ['userId'])
@Index('one_time_tokens_code', ['codeHash'], { where: 'code_hash IS NOT NULL' })
export class OneTimeToken {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'one_time_tokens_user_fk' })
  user?: User;

  @Column('text')
  kind!: OneTimeKind;

  @Column('bytea')
  tokenHash!: Buffer;

  /**
   * Hash of the address and the code that may be typed instead of opening the link; null without a
   * code.
   */
  @Column('bytea', { nullable: true })
  codeHash!: Buffer | null;

  /** The address the link was sent to. */
  @Column('text')
  email!: string;

  @Column('timestamptz')
  expiresAt!: Date;

  /** The sign-up whose password and names take effect with the link. */
  @Column('uuid', { nullable: true })
  signUpId!: string | null;

  @ManyToOne(() => LinkRequest, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'sign_up_id', foreignKeyConstraintName: 'one_time_tokens_sign_up_fk' })
  signUp?: LinkRequest;

  /** S256 of the verifier that the requesting browser keeps: elsewhere the link opens no session. */
  @Column('text', { nullable: true })
  codeChallenge!: string | null;

  /** Used links are kept for a while, so that we can tell a reused one from one never sent. */
  @Column('timestamptz', { nullable: true })
  spentAt!: Date | null;
}
