import type { ItemResponse } from '@prepward/contracts/attempts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Attempt } from './attempt.entity.js';

/** What a student answered at one position of an attempt: the newest of everything sent. */
@Entity('attempt_answers')
export class AttemptAnswer {
  @PrimaryColumn('uuid')
  attemptId!: string;

  @ManyToOne(() => Attempt, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attempt_id', foreignKeyConstraintName: 'attempt_answers_attempt_fk' })
  attempt?: Attempt;

  @PrimaryColumn('int')
  position!: number;

  /** The tab or device that sent it. */
  @Column('text')
  clientId!: string;

  @Column('int')
  sequence!: number;

  /** Null: cleared. */
  @Column('jsonb', { nullable: true })
  response!: ItemResponse | null;

  /**
   * What is scored: the response; in tutor mode the first one, since the key is shown after it.
   */
  @Column('jsonb', { nullable: true })
  scoredResponse!: ItemResponse | null;

  @Column('boolean', { default: false })
  flagged!: boolean;

  @Column('int', { nullable: true })
  elapsedMs!: number | null;

  @Column('int', { nullable: true })
  confidence!: number | null;

  /** The student's own note on the item. */
  @Column('text', { nullable: true })
  note!: string | null;

  /** Set when the attempt is scored. */
  @Column('boolean', { nullable: true })
  correct!: boolean | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  savedAt!: Date;
}
