import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Attempt } from './attempt.entity.js';

/** When a tab or device last said that it has an attempt open. */
@Entity('attempt_presence')
export class AttemptPresence {
  @PrimaryColumn('uuid')
  attemptId!: string;

  @ManyToOne(() => Attempt, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attempt_id', foreignKeyConstraintName: 'attempt_presence_attempt_fk' })
  attempt?: Attempt;

  @PrimaryColumn('text')
  clientId!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  seenAt!: Date;
}
