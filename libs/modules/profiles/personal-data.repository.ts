import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { int, real, text, timestamptz, uuid } = kinds;

const PROFILE = statement(
  'profiles.export',
  `SELECT first_name, last_name, exam_date::text, target_score, accommodation, school_program,
     time_zone, created_at FROM profiles WHERE user_id = $1`,
  {
    params: [uuid],
    row: {
      first_name: text,
      last_name: text,
      exam_date: text.nullable,
      target_score: int.nullable,
      accommodation: real,
      school_program: text,
      time_zone: text.nullable,
      created_at: timestamptz,
    },
  },
);

/** What students say about themselves. */
export const PROFILES_PERSONAL_DATA: PersonalData = {
  tables: { profiles: { end: 'deleted' } },
  exports: [
    {
      name: 'profile',
      about: 'What you told us about yourself and your exam.',
      rows: (on, { id }) => PROFILE.all(on, [id]),
    },
  ],
};
