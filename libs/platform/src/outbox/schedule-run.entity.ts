import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last run of a job that runs automatically. */
@Entity('schedule_runs')
export class ScheduleRun {
  @PrimaryColumn('text')
  job!: string;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('int')
  tookMs!: number;

  /** What went wrong; null if it succeeded. */
  @Column('text', { nullable: true })
  problem!: string | null;
}
