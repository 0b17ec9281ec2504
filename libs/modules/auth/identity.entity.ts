import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.js';

/** A way to sign in that an account has: its email, or an account of an identity provider. */
@Entity('identities')
@Index('identities_provider_key', ['provider', 'providerId'], { unique: true })
@Index('identities_user', ['userId'])
export class Identity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'identities_user_fk' })
  user?: User;

  /** `email`, or the issuer of an identity provider. */
  @Column('text')
  provider!: string;

  /** The user's id for `email`, the subject claim for a provider. */
  @Column('text')
  providerId!: string;

  @Column('jsonb', { default: {} })
  data!: Record<string, unknown>;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
