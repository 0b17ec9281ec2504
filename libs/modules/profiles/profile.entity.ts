import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the product keeps of a student besides the account. */
@Entity('profiles')
@Index('profiles_exam', ['userId'], { where: 'exam_date IS NOT NULL' })
export class Profile {
  @PrimaryColumn('uuid')
  userId!: string;

  @Column('text', { default: '' })
  firstName!: string;

  @Column('text', { default: '' })
  lastName!: string;

  /** The day of the exam: a date of the calendar, in no time zone. */
  @Column('date', { nullable: true })
  examDate!: string | null;

  /** Percent. */
  @Column('int', { nullable: true })
  targetScore!: number | null;

  /** Times the exam's own time: 1, 1.5 or 2. */
  @Column('real', { default: 1 })
  accommodation!: number;

  /** Where the student applies, in their own words. */
  @Column('text', { default: '' })
  schoolProgram!: string;

  /** IANA name; null until the student or their browser named one. */
  @Column('text', { nullable: true })
  timeZone!: string | null;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;
}
