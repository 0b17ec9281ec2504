import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the product keeps about a student besides the account. */
@Entity('profiles')
@Index('profiles_exam', ['userId'], { where: 'exam_date IS NOT NULL' })
export class Profile {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('text', { default: '' })
  firstName!: string;

  @Column('text', { default: '' })
  lastName!: string;

  /** The exam date: a calendar date, with no time zone. */
  @Column('date', { nullable: true })
  examDate!: string | null;

  /** Percent. */
  @Column('int', { nullable: true })
  targetScore!: number | null;

  /** Multiplier of the exam's standard time: 1, 1.5 or 2. */
  @Column('real', { default: 1 })
  accommodation!: number;

  /** Where the student is applying, in their own words. */
  @Column('text', { default: '' })
  schoolProgram!: string;

  /** IANA name; null until the student or their browser provides one. */
  @Column('text', { nullable: true })
  timeZone!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
