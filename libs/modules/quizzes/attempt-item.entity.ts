import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Attempt } from './attempt.entity.js';

/** Which item is at which position of an attempt: fixed at the start, never reshuffled. */
@Entity('attempt_items')
@Index('attempt_items_item', ['itemId'])
export class AttemptItem {
  @PrimaryColumn('uuid')
  attemptId!: string;

  @ManyToOne(() => Attempt, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attempt_id', foreignKeyConstraintName: 'attempt_items_attempt_fk' })
  attempt?: Attempt;

  /** From 1. */
  @PrimaryColumn('int')
  position!: number;

  @Column('int', { default: 1 })
  section!: number;

  @Column('text')
  itemId!: string;

  @Column('int')
  itemVersion!: number;
}
