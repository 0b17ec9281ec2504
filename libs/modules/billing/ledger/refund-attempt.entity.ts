import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The gateway refused a refund that staff approved, or staff asked for another try. The first try needs
 * no row: the decision asks for it. A request's last row is the current one.
 */
@Entity('refund_attempts')
@Index('refund_attempts_state', ['requestId', 'attempt', 'state'], { unique: true })
export class RefundAttempt {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  seq!: number;

  @Column('uuid')
  requestId!: string;

  /** 1 for the first try. */
  @Column('int')
  attempt!: number;

  /** `refused`, or `asked` again. */
  @Column('text')
  state!: string;

  /** What the gateway said, or who asked. */
  @Column('text')
  detail!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
