import { Injectable } from '@nestjs/common';
import type { UpdateProfileBody } from '@prepward/contracts/account';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { bigint, bool, day, int, real, text, timestamptz, uuid } = kinds;

const accommodation = real.as<UpdateProfileBody['accommodation'] & number>();

const ROW = {
  user_id: uuid,
  first_name: text,
  last_name: text,
  exam_date: text.nullable,
  target_score: int.nullable,
  accommodation,
  school_program: text,
  time_zone: text.nullable,
};

// The day as text: as a date the driver would make it an instant, which time zones shift.
const FIND = statement(
  'profiles.find',
  `SELECT user_id, first_name, last_name, exam_date::text, target_score, accommodation,
     school_program, time_zone
   FROM profiles WHERE user_id = $1`,
  { params: [uuid], row: ROW },
);

const FIND_BEFORE_EXAM = statement(
  'profiles.find-before-exam',
  `SELECT user_id, exam_date::text, time_zone, created_at FROM profiles
   WHERE exam_date >= $1 AND user_id > $2 ORDER BY user_id LIMIT $3`,
  {
    params: [day, uuid, bigint],
    row: {
      user_id: uuid,
      exam_date: text.because('the condition leaves out those without one'),
      time_zone: text.nullable,
      created_at: timestamptz,
    },
  },
);

const INSERT_MISSING = statement(
  'profiles.insert-missing',
  `INSERT INTO profiles (user_id, first_name, last_name) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO NOTHING`,
  { params: [uuid, text, text] },
);

const UPDATE = statement(
  'profiles.update',
  `UPDATE profiles SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
     exam_date = CASE WHEN $4 THEN $5::date ELSE exam_date END,
     target_score = CASE WHEN $6 THEN $7::int ELSE target_score END,
     accommodation = coalesce($8, accommodation),
     school_program = coalesce($9, school_program), time_zone = coalesce($10, time_zone)
   WHERE user_id = $1`,
  {
    params: [
      uuid,
      text.nullable,
      text.nullable,
      bool,
      day.nullable,
      bool,
      int.nullable,
      accommodation.nullable,
      text.nullable,
      text.nullable,
    ],
  },
);

/** What the product keeps about students besides their accounts. */
@Injectable()
export class ProfileRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(userId: string): Promise<RowOf<typeof ROW> | undefined> {
    return FIND.first(this.dataSource, [userId]);
  }

  /** A batch of students whose exam is on or after a day, in order of id, after the given id. */
  findBeforeExam(day: string, after: string, limit: number) {
    return FIND_BEFORE_EXAM.all(this.dataSource, [day, after, limit]);
  }

  /** Does nothing when the user has a profile. */
  async insertMissing(
    tx: Tx,
    userId: string,
    { firstName, lastName }: { firstName: string; lastName: string },
  ): Promise<void> {
    await INSERT_MISSING.run(tx, [userId, firstName, lastName]);
  }

  /** Changes only the fields given; null clears a date or a target. */
  async update(tx: Tx, userId: string, changes: UpdateProfileBody): Promise<void> {
    const { examDate, targetScore } = changes;
    await UPDATE.run(tx, [
      userId,
      changes.firstName ?? null,
      changes.lastName ?? null,
      examDate !== undefined,
      examDate ?? null,
      targetScore !== undefined,
      targetScore ?? null,
      changes.accommodation ?? null,
      changes.schoolProgram ?? null,
      changes.timeZone ?? null,
    ]);
  }
}
