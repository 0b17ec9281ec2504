import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.js';

/** One way a session proved who it is, and when (Unix seconds), as the JWT's `amr` claim has it. */
export interface AuthenticationMethod {
  method: string;
  timestamp: number;
}

/** A signed-in browser. Deleting the row signs it out at once, whatever its access token says. */
@Entity('sessions')
@Index('sessions_user', ['userId'])
export class Session {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user_fk' })
  user?: User;

  @Column('text', { default: 'aal1' })
  aal!: 'aal1' | 'aal2';

  @Column('jsonb')
  amr!: AuthenticationMethod[];

  /** For the list of a user's own sessions. */
  @Column('text', { nullable: true })
  userAgent!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  refreshedAt!: Date;
}
