import type { Stack } from './stack.js';

/*
 * Scores as the product does, but only for answers like the benchmark's: it compares a supplied answer
 * by its text, not by its value, and doesn't reschedule existing review cards.
 */
const SCORING = (card: string) => `
CREATE FUNCTION bench_finish(attempt uuid, student uuid) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  at timestamptz := clock_timestamp();
  total jsonb;
  fresh jsonb := '${card}'::jsonb;
BEGIN
  PERFORM 1 FROM attempts WHERE id = attempt AND user_id = student AND state = 'open' FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;

  CREATE TEMP TABLE IF NOT EXISTS places (position int, section int, item_id text, area text,
    response jsonb, flagged boolean, is_right boolean) ON COMMIT DELETE ROWS;
  INSERT INTO places
  SELECT i.position, i.section, i.item_id, t.area, x.scored_response, coalesce(x.flagged, false),
    coalesce(CASE key ->> 'type'
      WHEN 'multiple-select' THEN x.scored_response -> 'options' @> (key -> 'options')
        AND x.scored_response -> 'options' <@ (key -> 'options')
      WHEN 'supply' THEN lower(x.scored_response ->> 'text') = lower(key ->> 'answer')
      ELSE x.scored_response = key END, false)
  FROM attempt_items i
  JOIN items t ON t.id = i.item_id
  JOIN item_versions v ON v.item_id = i.item_id AND v.version = i.item_version
  LEFT JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position,
  LATERAL (SELECT v.sheet -> 'key' AS key) k
  WHERE i.attempt_id = attempt;

  SELECT jsonb_build_object(
    'right', count(*) FILTER (WHERE is_right), 'items', count(*), 'answered', count(response),
    'score', round(count(*) FILTER (WHERE is_right) * 1000.0 / count(*)) / 10,
    'sections', (SELECT jsonb_agg(jsonb_build_object('n', section,
        'subject', (SELECT sections -> (section - 1) -> 'subject' FROM attempts WHERE id = attempt),
        'right', r, 'items', n, 'score', round(r * 1000.0 / n) / 10) ORDER BY first)
      FROM (SELECT section, count(*) AS n, count(*) FILTER (WHERE is_right) AS r,
        min(position) AS first FROM places GROUP BY section) s),
    'areas', (SELECT jsonb_agg(jsonb_build_object('area', area, 'right', r, 'items', n)
        ORDER BY first)
      FROM (SELECT area, count(*) AS n, count(*) FILTER (WHERE is_right) AS r,
        min(position) AS first FROM places GROUP BY area) a))
  INTO total FROM places;

  UPDATE attempt_answers x SET correct = p.is_right FROM places p
  WHERE x.attempt_id = attempt AND x.position = p.position;
  UPDATE attempts SET state = 'finished', finished_at = at, due_at = NULL, score = total
  WHERE id = attempt;

  INSERT INTO student_items AS s (user_id, item_id, seen, last_correct, flagged, card, due_at)
  SELECT student, item_id, 1, CASE WHEN response IS NOT NULL THEN is_right END, flagged,
    CASE WHEN NOT is_right AND response IS NOT NULL THEN fresh END,
    CASE WHEN NOT is_right AND response IS NOT NULL THEN at + interval '1 day' END
  FROM places
  ON CONFLICT (user_id, item_id) DO UPDATE SET seen = s.seen + 1,
    last_correct = coalesce(excluded.last_correct, s.last_correct), flagged = excluded.flagged,
    card = coalesce(excluded.card, s.card), due_at = coalesce(excluded.due_at, s.due_at);

  INSERT INTO outbox_events (id, name, payload) VALUES (gen_random_uuid(), 'attempt.finished',
    jsonb_build_object('attemptId', attempt, 'userId', student));
  PERFORM pg_notify('outbox', '');
END $body$`;

/**
 * Creates `bench_finish(attempt, student)`, the limit to compare finishing with: one SQL function.
 *
 * @throws when the API hasn't made a review card yet, which the function copies
 */
export async function makeScoringFunction(stack: Stack): Promise<void> {
  const { rows } = await stack.db.query<{ card: object }>(
    'SELECT card FROM student_items WHERE card IS NOT NULL LIMIT 1',
  );
  if (rows[0] === undefined) throw new Error('There is no review card');
  await stack.db.query(SCORING(JSON.stringify(rows[0].card).replace(/'/g, "''")));
}
