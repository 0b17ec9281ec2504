import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { bool, int, json, text, timestamptz, uuid } = kinds;

const ATTEMPTS = statement(
  'quizzes.export-attempts',
  `SELECT id, kind, subject, category, mode, time_factor, state, item_count, started_at, finished_at,
     score FROM attempts WHERE user_id = $1 ORDER BY started_at`,
  {
    params: [uuid],
    row: {
      id: uuid,
      kind: text,
      subject: text,
      category: text.nullable,
      mode: text,
      time_factor: text,
      state: text,
      item_count: int,
      started_at: timestamptz,
      finished_at: timestamptz.nullable,
      score: json<object>().nullable,
    },
  },
);

// The keys of open exams stay hidden: for an unfinished attempt, only the answer is exported.
const ANSWERS = statement(
  'quizzes.export-answers',
  `SELECT x.attempt_id, x.position, i.item_id, x.response, x.correct, x.flagged, x.note, x.elapsed_ms,
     x.saved_at
   FROM attempts a JOIN attempt_answers x ON x.attempt_id = a.id
   JOIN attempt_items i ON i.attempt_id = x.attempt_id AND i.position = x.position
   WHERE a.user_id = $1 ORDER BY x.saved_at`,
  {
    params: [uuid],
    row: {
      attempt_id: uuid,
      position: int,
      item_id: text,
      response: json<object>().nullable,
      correct: bool.nullable,
      flagged: bool,
      note: text.nullable,
      elapsed_ms: int.nullable,
      saved_at: timestamptz,
    },
  },
);

const ITEMS = statement(
  'quizzes.export-items',
  `SELECT item_id, seen, last_correct, flagged, due_at FROM student_items WHERE user_id = $1
   ORDER BY item_id`,
  {
    params: [uuid],
    row: {
      item_id: text,
      seen: int,
      last_correct: bool.nullable,
      flagged: bool,
      due_at: timestamptz.nullable,
    },
  },
);

const REPORTS = statement(
  'quizzes.export-reports',
  `SELECT item_id, reason, text, state, created_at FROM item_reports WHERE user_id = $1
   ORDER BY created_at`,
  {
    params: [uuid],
    row: { item_id: text, reason: text, text, state: text, created_at: timestamptz },
  },
);

const CORRECTIONS = statement(
  'quizzes.export-corrections',
  `SELECT c.attempt_id, c.item_id, c.before, c.after, c.at
   FROM score_corrections c JOIN attempts a ON a.id = c.attempt_id WHERE a.user_id = $1
   ORDER BY c.at`,
  {
    params: [uuid],
    row: {
      attempt_id: uuid,
      item_id: text,
      before: kinds.double,
      after: kinds.double,
      at: timestamptz,
    },
  },
);

const DELETED = { end: 'deleted' } as const;

/** What students practiced. */
export const QUIZZES_PERSONAL_DATA: PersonalData = {
  tables: {
    attempts: DELETED,
    attempt_answers: DELETED,
    attempt_items: DELETED,
    attempt_presence: DELETED,
    student_items: DELETED,
    item_reports: DELETED,
    score_corrections: DELETED,
  },
  exports: [
    {
      name: 'attempts',
      about: 'Your practices and exams, with their scores.',
      rows: (on, { id }) => ATTEMPTS.all(on, [id]),
    },
    {
      name: 'answers',
      about: 'Every answer and note you saved.',
      rows: (on, { id }) => ANSWERS.all(on, [id]),
    },
    {
      name: 'questions',
      about: 'Each question you met, and when it is due for review.',
      rows: (on, { id }) => ITEMS.all(on, [id]),
    },
    {
      name: 'reports',
      about: 'Problems with questions that you reported.',
      rows: (on, { id }) => REPORTS.all(on, [id]),
    },
    {
      name: 'corrected-scores',
      about: 'Scores that changed because we corrected a question.',
      rows: (on, { id }) => CORRECTIONS.all(on, [id]),
    },
  ],
};
