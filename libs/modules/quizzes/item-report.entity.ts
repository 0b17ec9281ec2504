import type { ReportState } from '@prepward/contracts/admin-items';
import type { ItemResponse } from '@prepward/contracts/attempts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Attempt } from './attempt.entity.js';

/** A student's report that something is wrong with an item. */
@Entity('item_reports')
@Index('item_reports_item', ['itemId'])
@Index('item_reports_student', ['userId', 'createdAt'])
@Index('item_reports_by_state', ['state', 'createdAt', 'id'])
@Index('item_reports_newest', ['createdAt', 'id'])
export class ItemReport {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  attemptId!: string;

  @ManyToOne(() => Attempt, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'attempt_id', foreignKeyConstraintName: 'item_reports_attempt_fk' })
  attempt?: Attempt;

  @Column('int')
  position!: number;

  @Column('uuid')
  userId!: string;

  @Column('text')
  itemId!: string;

  @Column('int')
  itemVersion!: number;

  @Column('text')
  reason!: string;

  @Column('text')
  text!: string;

  /** The student's answer at that time. */
  @Column('jsonb', { nullable: true })
  response!: ItemResponse | null;

  @Column('text', { default: 'open' })
  state!: ReportState;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  /** For staff. */
  @Column('text', { nullable: true })
  closeReason!: string | null;

  /** The reply emailed to the student. */
  @Column('text', { nullable: true })
  answer!: string | null;
}
