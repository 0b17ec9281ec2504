import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Attempt } from './attempt.entity.js';

/** A finished attempt was scored again, because an item in it was corrected. Once per version. */
@Entity('score_corrections')
export class ScoreCorrection {
  @PrimaryColumn('uuid')
  attemptId!: string;

  @ManyToOne(() => Attempt, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attempt_id', foreignKeyConstraintName: 'score_corrections_attempt_fk' })
  attempt?: Attempt;

  @PrimaryColumn('text')
  itemId!: string;

  /** The version whose key was applied. */
  @PrimaryColumn('int')
  version!: number;

  /** Percent, one decimal. */
  @Column('double precision')
  before!: number;

  @Column('double precision')
  after!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;
}
