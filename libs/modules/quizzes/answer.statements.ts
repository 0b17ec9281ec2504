import type { ItemResponse } from '@prepward/contracts/attempts';
import type { ItemAnswerSheet } from '@prepward/contracts/items';
import { kinds, type RowOf, statement } from '@prepward/platform/database';

/** Why a save changed nothing. */
export type SaveRefusal =
  | 'position-unknown'
  | 'finished'
  | 'section-closed'
  | 'section-pending'
  | 'type-mismatch'
  | 'option-unknown';

const { arrayOf, bool, double, int, json, text, timestamptz, uuid } = kinds;

const response = json<ItemResponse>().nullable;

/** What a save did, and what is kept now. */
const SAVED = {
  refusal: text.as<SaveRefusal>().nullable,
  /** Whether the position belongs to the current section. */
  in_current: bool.nullable,
  /** The attempt's time has run out, but the section hasn't been closed yet. */
  overdue: bool.because('where it is not known it is false'),
  item_type: text.as<ItemResponse['type']>().nullable,
  stored: bool.certain,
  sequence: int.nullable,
  response,
  scored_response: response,
  flagged: bool.nullable,
  note: text.nullable,
  remaining_ms: int.nullable,
  now: timestamptz.because('it is the clock'),
  /** Tutor mode only: the key does not leave the database otherwise. */
  sheet: json<ItemAnswerSheet>().nullable,
};
export type SavedRow = RowOf<typeof SAVED>;

/**
 * Each save is this one statement. `FOR SHARE` makes finishing wait for saves in progress, and
 * saves wait for a finish: an acknowledged answer is always part of the score. Everything checked
 * about the attempt is in its own row, which is read again after such a wait.
 */
export const SAVE = statement(
  'quizzes.save-answer',
  `/* prepared: save-answer */
  WITH attempt AS (
    SELECT id, state, mode, current_section, opens_at, due_at FROM attempts
    WHERE id = $1 AND user_id = $2 FOR SHARE
  ), place AS (
    SELECT i.section, v.view ->> 'type' AS item_type, v.sheet,
      ARRAY(SELECT o ->> 'id' FROM jsonb_array_elements(coalesce(v.view -> 'options',
        v.view -> 'regions', '[]')) AS o) AS ids
    FROM attempt_items i
    JOIN item_versions v ON v.item_id = i.item_id AND v.version = i.item_version
    WHERE i.attempt_id = $1 AND i.position = $3
  ), verdict AS (
    SELECT clock_timestamp() AS now, attempt.*, place.*,
      coalesce(attempt.state = 'open'
        AND attempt.due_at + $13 * interval '1 millisecond' < clock_timestamp(), false) AS overdue
    FROM attempt LEFT JOIN place ON true
  ), judged AS (
    SELECT verdict.*, CASE
      WHEN section IS NULL THEN 'position-unknown'
      WHEN state = 'finished' THEN 'finished'
      WHEN section < current_section OR (section = current_section AND overdue) THEN 'section-closed'
      WHEN section > current_section OR opens_at > now THEN 'section-pending'
      WHEN $6::jsonb IS NULL THEN NULL
      WHEN item_type <> $6::jsonb ->> 'type' THEN 'type-mismatch'
      WHEN NOT ($12::text[] <@ ids)
        OR cardinality($12::text[]) <> (SELECT count(DISTINCT x) FROM unnest($12::text[]) x)
        OR (item_type = 'ordered' AND cardinality($12::text[]) <> cardinality(ids))
        THEN 'option-unknown'
      END AS refusal
    FROM verdict
  ), saved AS (
    INSERT INTO attempt_answers AS a (attempt_id, position, client_id, sequence, response,
      scored_response, flagged, elapsed_ms, confidence, note, saved_at)
    SELECT $1, $3, $4, $5, $6::jsonb, $6::jsonb, coalesce($7, false), $8, $9, nullif($10, ''), now
    FROM judged WHERE refusal IS NULL
    ON CONFLICT (attempt_id, position) DO UPDATE SET
      client_id = excluded.client_id, sequence = excluded.sequence,
      response = excluded.response,
      scored_response = CASE WHEN (SELECT mode FROM attempt) = 'tutor'
        THEN coalesce(a.scored_response, excluded.scored_response)
        ELSE excluded.scored_response END,
      flagged = coalesce($7, a.flagged),
      elapsed_ms = greatest(excluded.elapsed_ms, a.elapsed_ms),
      confidence = coalesce(excluded.confidence, a.confidence),
      note = CASE WHEN $11 THEN excluded.note ELSE a.note END,
      saved_at = excluded.saved_at
    WHERE a.sequence < excluded.sequence
    RETURNING sequence, response, scored_response, flagged, note
  ), kept AS (
    SELECT * FROM saved
    UNION ALL
    SELECT sequence, response, scored_response, flagged, note FROM attempt_answers
    WHERE attempt_id = $1 AND position = $3 AND NOT EXISTS (SELECT 1 FROM saved)
  )
  SELECT judged.refusal, judged.section = judged.current_section AS in_current, judged.overdue,
    judged.item_type, EXISTS (SELECT 1 FROM saved) AS stored, kept.*,
    CASE WHEN judged.state = 'open' AND judged.section = judged.current_section
        AND judged.due_at IS NOT NULL -- greatest() takes no time left for 0
      THEN greatest(0, extract(epoch FROM judged.due_at - judged.now) * 1000)::int
      END AS remaining_ms,
    judged.now, CASE WHEN judged.mode = 'tutor' THEN judged.sheet END AS sheet
  FROM judged LEFT JOIN kept ON true`,
  {
    params: [
      uuid,
      uuid,
      int,
      text,
      int,
      json<ItemResponse>().nullable,
      bool.nullable,
      int.nullable,
      int.nullable,
      text,
      bool,
      arrayOf(text),
      double,
    ],
    row: SAVED,
  },
);
