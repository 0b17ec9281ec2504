import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../user.entity.js';

/** What a device is asked to sign; it answers once, within minutes. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  @PrimaryColumn('uuid')
  id!: string;

  /** Who is adding a passkey; null for a sign-in, where no one knows yet who it is. */
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkey_challenges_user_fk' })
  user?: User;

  /** 256 bits, base64url. */
  @Column('text')
  challenge!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}
