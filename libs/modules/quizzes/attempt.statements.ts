import type { AttemptKind, ItemResponse } from '@prepward/contracts/attempts';
import type { Subject } from '@prepward/contracts/subjects';
import { kinds, type RowOf, statement } from '@prepward/platform/database';
import type { Attempt } from './attempt.entity.js';
import type { StoredSection } from './domain/attempt-state.js';
import type { Score } from './domain/score.js';

const { arrayOf, bigint, bool, double, int, json, text, timestamptz, uuid } = kinds;

const kind = text.as<AttemptKind>();
const mode = text.as<Attempt['mode']>();
const response = json<ItemResponse>().nullable;

/** The sections of an attempt before it has begun. */
type PlannedSections = { subject: Subject | null; items: number; limitMs: number | null }[];

const ATTEMPT = {
  id: uuid,
  user_id: uuid,
  kind,
  slot: text,
  subject: text.as<Subject | ''>(),
  category: text.nullable,
  set_no: int.nullable,
  mode,
  time_factor: text,
  state: text.as<Attempt['state']>(),
  item_count: int,
  sections: json<StoredSection[]>(),
  current_section: int,
  started_at: timestamptz,
  finished_at: timestamptz.nullable,
  score: json<Score>().nullable,
  /** The database's clock when the row was read: the one clock of attempts. */
  now: timestamptz.certain,
};
export type AttemptRow = RowOf<typeof ATTEMPT>;

const COLUMNS = `id, user_id, kind, slot, subject, category, set_no, mode, time_factor, state,
  item_count, sections, current_section, started_at, finished_at, score, clock_timestamp() AS now`;

export const FIND = statement(
  'quizzes.find-attempt',
  `SELECT ${COLUMNS} FROM attempts WHERE id = $1`,
  { params: [uuid], row: ATTEMPT },
);

export const FIND_FOR_UPDATE = statement(
  'quizzes.find-attempt-for-update',
  `SELECT ${COLUMNS} FROM attempts WHERE id = $1 FOR UPDATE`,
  { params: [uuid], row: ATTEMPT },
);

export const FIND_STARTED = statement(
  'quizzes.find-started-attempt',
  `SELECT id, coalesce(idempotency_key = $4, false) AS "byKey" FROM attempts
     WHERE user_id = $1
       AND (idempotency_key = $4 OR (kind = $2 AND slot = $3 AND state = 'open'))
     ORDER BY 2 DESC LIMIT 1`,
  { params: [uuid, text, text, text.nullable], row: { id: uuid, byKey: bool.certain } },
);

export const OPEN_ITEMS = statement(
  'quizzes.open-items',
  `SELECT i.item_id, a.mode FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
   WHERE a.user_id = $1 AND a.state = 'open'`,
  { params: [uuid], row: { item_id: text, mode } },
);

export const HAS_ANY = statement(
  'quizzes.has-any-attempt',
  'SELECT 1 FROM attempts WHERE user_id = $1 AND kind = $2 LIMIT 1',
  { params: [uuid, text] },
);

export const INSERT = statement(
  'quizzes.insert-attempt',
  `WITH clock AS (
     SELECT clock_timestamp() AS now
   ), made AS (
     INSERT INTO attempts (id, user_id, kind, slot, subject, category, set_no, mode, time_factor,
       item_count, idempotency_key, sections, started_at, opens_at, due_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, cardinality($12::text[]), $10,
       (SELECT jsonb_agg(s || jsonb_build_object('n', n, 'closedAt', NULL, 'opensAt',
          CASE WHEN n = 1 THEN to_jsonb(clock.now) ELSE 'null'::jsonb END) ORDER BY n)
        FROM jsonb_array_elements($11::jsonb) WITH ORDINALITY AS e(s, n)),
       clock.now, clock.now,
       clock.now + ($11::jsonb -> 0 ->> 'limitMs')::float8 * interval '1 millisecond'
     FROM clock
     ON CONFLICT DO NOTHING RETURNING id
   ), items AS (
     INSERT INTO attempt_items (attempt_id, position, section, item_id, item_version)
     SELECT made.id, w.position, w.section, t.id, t.version
     FROM made, unnest($12::text[], $13::int[])
       WITH ORDINALITY AS w(item_id, section, position) JOIN items t ON t.id = w.item_id
   )
   SELECT count(*)::int AS made FROM made`,
  {
    params: [
      uuid,
      uuid,
      kind,
      text,
      text,
      text.nullable,
      int.nullable,
      mode,
      text,
      text.nullable,
      json<PlannedSections>(),
      arrayOf(text),
      arrayOf(int),
    ],
    row: { made: int.certain },
  },
);

const ITEM_WITH_ANSWER = {
  position: int,
  section: int,
  item_id: text,
  item_version: int,
  sequence: int.nullable,
  response,
  scored_response: response,
  flagged: bool.nullable,
  note: text.nullable,
  elapsed_ms: int.nullable,
  confidence: int.as<1 | 2 | 3>().nullable,
  median_ms: int.nullable,
  in_review: bool.certain,
};
export type AttemptItemRow = RowOf<typeof ITEM_WITH_ANSWER>;

export const ITEMS_WITH_ANSWERS = statement(
  'quizzes.items-with-answers',
  `SELECT i.position, i.section, i.item_id, i.item_version, a.sequence, a.response,
          a.scored_response, a.flagged, a.note, a.elapsed_ms, a.confidence, t.median_ms,
          s.card IS NOT NULL AS in_review
   FROM attempt_items i
   JOIN items t ON t.id = i.item_id
   LEFT JOIN attempt_answers a ON a.attempt_id = i.attempt_id AND a.position = i.position
   LEFT JOIN student_items s ON s.user_id = $2 AND s.item_id = i.item_id
   WHERE i.attempt_id = $1 ORDER BY i.position`,
  { params: [uuid, uuid], row: ITEM_WITH_ANSWER },
);

export const MOVE_TO = statement(
  'quizzes.move-attempt',
  `UPDATE attempts SET sections = $2::jsonb, current_section = $3,
     opens_at = coalesce($4::timestamptz, opens_at), due_at = $5 WHERE id = $1`,
  {
    params: [
      uuid,
      json<readonly StoredSection[]>(),
      int,
      timestamptz.nullable,
      timestamptz.nullable,
    ],
  },
);

export const SET_SCORE = statement(
  'quizzes.set-score',
  'UPDATE attempts SET score = $2::jsonb WHERE id = $1',
  { params: [uuid, json<Score>()] },
);

export const MARK_FINISHED = statement(
  'quizzes.mark-finished',
  `UPDATE attempts SET state = 'finished', finished_at = $2, sections = $3::jsonb,
     current_section = $4, due_at = NULL, score = $5::jsonb WHERE id = $1`,
  { params: [uuid, timestamptz.nullable, json<readonly StoredSection[]>(), int, json<Score>()] },
);

export const MARK_ANSWERS = statement(
  'quizzes.mark-answers',
  'UPDATE attempt_answers SET correct = position = ANY($2::int[]) WHERE attempt_id = $1',
  { params: [uuid, arrayOf(int)] },
);

export const OVERDUE = statement(
  'quizzes.overdue-attempts',
  `SELECT id FROM attempts
   WHERE state = 'open' AND due_at <= clock_timestamp() - $1 * interval '1 millisecond'
   ORDER BY due_at LIMIT $2`,
  { params: [double, bigint], row: { id: uuid } },
);

const HISTORY_ROW = {
  ...ATTEMPT,
  answered: int.because('it is a count'),
  elapsed_ms: double.because('without a sum it is 0'),
  started_text: text.certain,
};
export type HistoryRow = RowOf<typeof HISTORY_ROW>;

export const HISTORY = statement(
  'quizzes.attempt-history',
  `SELECT ${COLUMNS}, x.answered, x.elapsed_ms,
          to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS started_text
   FROM attempts, LATERAL (
     SELECT (count(*) FILTER (WHERE response IS NOT NULL))::int AS answered,
            coalesce(sum(elapsed_ms), 0)::float8 AS elapsed_ms
     FROM attempt_answers WHERE attempt_id = attempts.id) x
   WHERE user_id = $1 AND ($3::timestamptz IS NULL OR (started_at, id) < ($3, $4::uuid))
     AND ($5::text IS NULL OR state = $5) AND ($6::text IS NULL OR kind = $6)
     AND ($7::text IS NULL OR subject = $7)
   ORDER BY started_at DESC, id DESC LIMIT $2`,
  {
    params: [
      uuid,
      bigint,
      timestamptz.nullable,
      uuid.nullable,
      text.nullable,
      text.nullable,
      text.nullable,
    ],
    row: HISTORY_ROW,
  },
);

export const OPEN_CONFLICTS = statement(
  'quizzes.open-conflicts',
  `SELECT v.id FROM attempts v JOIN attempts u
     ON u.user_id = $2 AND u.kind = v.kind AND u.slot = v.slot AND u.state = 'open'
   WHERE v.user_id = $1 AND v.state = 'open'`,
  { params: [uuid, uuid], row: { id: uuid } },
);

export const MOVE_ALL = statement(
  'quizzes.move-attempts',
  'UPDATE attempts SET user_id = $2, idempotency_key = NULL WHERE user_id = $1',
  { params: [uuid, uuid] },
);

export const HOLD_STARTS = statement(
  'quizzes.hold-starts',
  `SELECT pg_advisory_xact_lock(hashtextextended('start ' || $1, 0))`,
  { params: [text] },
);

export const HAS_OPEN = statement(
  'quizzes.has-open-items',
  `SELECT 1 FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
   WHERE a.user_id = $1 AND a.state = 'open' AND (a.mode = 'exam' OR $3)
     AND i.item_id = ANY($2) LIMIT 1`,
  { params: [uuid, arrayOf(text), bool] },
);
