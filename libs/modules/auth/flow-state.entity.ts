import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.js';

/** A PKCE code on its way from the redirect back to the browser that began (RFC 7636). */
@Entity('flow_states')
@Index('flow_states_code_key', ['codeHash'], { unique: true })
export class FlowState {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'flow_states_user_fk' })
  user?: User;

  @Column('bytea')
  codeHash!: Buffer;

  /** S256 of the verifier, base64url. */
  @Column('text')
  codeChallenge!: string;

  /** How the user proved who they are; goes into the session's `amr`. */
  @Column('text')
  method!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}
