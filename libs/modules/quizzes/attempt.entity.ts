import type { AttemptKind } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What is kept of a finished attempt's score; the review is read from its answers. */
export interface StoredScore {
  right: number;
  items: number;
  answered: number;
  /** 0 to 100, one decimal. */
  score: number;
  areas: { area: string; right: number; items: number }[];
}

/** One sitting of a student: which items, since when, and how it ended. */
@Entity('attempts')
@Index('attempts_history', ['userId', 'startedAt', 'id'])
@Index('attempts_one_open', ['userId', 'kind', 'subject'], {
  unique: true,
  where: `state = 'open'`,
})
@Index('attempts_idempotency', ['userId', 'idempotencyKey'], { unique: true })
export class Attempt {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  kind!: AttemptKind;

  /** Empty when the attempt spans subjects: a unique index takes no nulls for equal. */
  @Column('text')
  subject!: Subject | '';

  @Column('text')
  mode!: 'tutor' | 'exam';

  @Column('text', { default: 'open' })
  state!: 'open' | 'finished';

  @Column('int')
  itemCount!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  @Column('jsonb', { nullable: true })
  score!: StoredScore | null;

  /** The client's key of the start, so that a repeated request finds this attempt. */
  @Column('text', { nullable: true })
  idempotencyKey!: string | null;
}
