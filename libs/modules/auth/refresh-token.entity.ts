import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Session } from './session.entity.js';

/** One link of a session's chain of refresh tokens. Only its hash is kept. */
@Entity('refresh_tokens')
@Index('refresh_tokens_hash_key', ['tokenHash'], { unique: true })
@Index('refresh_tokens_parent_key', ['parentId'], { unique: true })
@Index('refresh_tokens_session', ['sessionId'])
export class RefreshToken {
  /** Goes into the derivation of the token from its parent (domain/refresh.ts). */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  sessionId!: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'refresh_tokens_session_fk' })
  session?: Session;

  @Column('bytea')
  tokenHash!: Buffer;

  /** Null for the first token of a session. */
  @Column('uuid', { nullable: true })
  parentId!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
