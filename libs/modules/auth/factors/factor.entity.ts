import type { FactorView } from '@prepward/contracts/factors';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../user.entity.js';

/** A second step of sign-in: an authenticator app, or the set of codes for when it is lost. */
@Entity('mfa_factors')
@Index('mfa_factors_name', ['userId', 'type', 'friendlyName'], { unique: true })
export class Factor {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'mfa_factors_user_fk' })
  user?: User;

  @Column('text')
  type!: FactorView['factor_type'];

  @Column('text', { default: '' })
  friendlyName!: string;

  /** Set by its first correct code; until then, it isn't part of any sign-in. */
  @Column('boolean', { default: false })
  verified!: boolean;

  /** Of an app, as `SecretBox` keeps it. Null for recovery codes. */
  @Column('text', { nullable: true })
  secret!: string | null;

  /** The time step of the last code accepted: neither it nor an older one is accepted again. */
  @Column('integer', { default: 0 })
  lastStep!: number;

  @Column('timestamptz', { nullable: true })
  lastChallengedAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  updatedAt!: Date;
}
