import type { ATTEMPT_STATES, AttemptKind, AttemptMode } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoredSection } from './domain/attempt-state.js';
import type { Score } from './domain/score.js';

/** One attempt by a student: which items, since when, and how it ended. */
@Entity('attempts')
@Index('attempts_history', ['userId', 'startedAt', 'id'])
@Index('attempts_started', ['startedAt'])
@Index('attempts_mocks', ['finishedAt'], { where: `kind = 'mock'` })
@Index('attempts_one_open', ['userId', 'kind', 'slot'], {
  unique: true,
  where: `state = 'open'`,
})
@Index('attempts_due', ['dueAt'], { where: `state = 'open'` })
@Index('attempts_idempotency', ['userId', 'idempotencyKey'], { unique: true })
export class Attempt {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  kind!: AttemptKind;

  /** Which slot of its kind: a subject, a quiz, a category; empty if the kind has only one. */
  @Column('text')
  slot!: string;

  /** Empty when the attempt spans subjects. */
  @Column('text')
  subject!: Subject | '';

  /** Slug of the one subject, area or objective that it is about. */
  @Column('text', { nullable: true })
  category!: string | null;

  /** Which of a subject's quizzes. */
  @Column('int', { nullable: true })
  setNo!: number | null;

  @Column('text')
  mode!: AttemptMode;

  /** `none`, `1`, `1.5` or `2`. */
  @Column('text', { default: 'none' })
  timeFactor!: string;

  @Column('text', { default: 'open' })
  state!: (typeof ATTEMPT_STATES)[number];

  @Column('int')
  itemCount!: number;

  @Column('jsonb')
  sections!: StoredSection[];

  /*
   * What a save must know about the current section is in columns of this row: a save that
   * waited for the row's lock then reads what the one before it left.
   */
  @Column('int', { default: 1 })
  currentSection!: number;

  /** When the current section begins; in the future during the break. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  opensAt!: Date;

  /** When the current section's time is up; null without a clock. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  @Column('jsonb', { nullable: true })
  score!: Score | null;

  /** The client's idempotency key for the start, so that a repeated request finds this attempt. */
  @Column('text', { nullable: true })
  idempotencyKey!: string | null;
}
