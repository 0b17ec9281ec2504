import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoredCard } from './domain/review-card.js';

/** What one student did with one item so far, over all finished attempts. */
@Entity('student_items')
@Index('student_items_due', ['userId', 'dueAt'], { where: 'due_at IS NOT NULL' })
export class StudentItem {
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  itemId!: string;

  @Column('int', { default: 0 })
  seen!: number;

  /** For the latest answer; null when it was never answered. */
  @Column('boolean', { nullable: true })
  lastCorrect!: boolean | null;

  @Column('boolean', { default: false })
  flagged!: boolean;

  /** Null: not in the review queue. */
  @Column('jsonb', { nullable: true })
  card!: StoredCard | null;

  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;
}
