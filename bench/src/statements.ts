import { readFileSync } from 'node:fs';
import path from 'node:path';

const MODULES = path.resolve(import.meta.dirname, '../../libs/modules');

function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * A statement of the product, for the bare server.
 *
 * @throws when the product's file no longer has it: the two would not do the same work
 */
function statement(file: string, sql: string): string {
  if (!words(readFileSync(path.join(MODULES, file), 'utf8')).includes(words(sql))) {
    throw new Error(`bench/src/statements.ts: ${file} has changed its SQL; take the new one over`);
  }
  return sql;
}

export const SESSION = statement(
  'auth/sessions.service.ts',
  `SELECT u.email, u.is_anonymous, coalesce(u.banned_until > now(), false) AS banned, s.aal, s.amr
   FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND u.id = $2`,
);

export const SUBSCRIPTION = statement(
  'subscriptions/subscriptions.service.ts',
  `SELECT plan, ends_at FROM subscriptions
   WHERE user_id = $1 AND (ends_at IS NULL OR ends_at > now())
   ORDER BY ends_at DESC NULLS FIRST LIMIT 1`,
);

export const ITEM_AT = statement(
  'quizzes/attempt.repository.ts',
  `SELECT a.user_id, a.state, i.item_id, i.item_version
   FROM attempts a LEFT JOIN attempt_items i ON i.attempt_id = a.id AND i.position = $2
   WHERE a.id = $1`,
);

export const ITEM_VERSION = statement(
  'questions/item-versions.ts',
  `SELECT v.item_id AS "itemId", v.version, i.objective, i.area, v.view, v.sheet,
          p.content AS passage
   FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w(item_id, version, place)
   JOIN item_versions v ON v.item_id = w.item_id AND v.version = w.version
   JOIN items i ON i.id = v.item_id
   LEFT JOIN passages p ON p.hash = v.passage_hash
   ORDER BY w.place`,
);

export const SAVE = statement(
  'quizzes/attempt.repository.ts',
  `WITH attempt AS (
     SELECT id, state, mode FROM attempts WHERE id = $1 AND user_id = $2 FOR SHARE
   ), place AS (
     SELECT item_id, item_version FROM attempt_items WHERE attempt_id = $1 AND position = $3
   ), saved AS (
     INSERT INTO attempt_answers AS a (attempt_id, position, client_id, sequence, response,
       scored_response, flagged, elapsed_ms, confidence)
     SELECT attempt.id, $3, $4, $5, $6::jsonb, $6::jsonb, coalesce($7, false), $8, $9
     FROM attempt, place WHERE attempt.state = 'open'
     ON CONFLICT (attempt_id, position) DO UPDATE SET
       client_id = excluded.client_id, sequence = excluded.sequence,
       response = excluded.response,
       scored_response = CASE
         WHEN (SELECT mode FROM attempt) = 'tutor'
         THEN coalesce(a.scored_response, excluded.scored_response)
         ELSE excluded.scored_response END,
       flagged = coalesce($7, a.flagged),
       elapsed_ms = coalesce(excluded.elapsed_ms, a.elapsed_ms),
       confidence = coalesce(excluded.confidence, a.confidence),
       saved_at = clock_timestamp()
     WHERE a.sequence < excluded.sequence
     RETURNING sequence, response, scored_response, flagged
   ), kept AS (
     SELECT sequence, response, scored_response, flagged FROM saved
     UNION ALL
     SELECT sequence, response, scored_response, flagged FROM attempt_answers
     WHERE attempt_id = $1 AND position = $3 AND NOT EXISTS (SELECT 1 FROM saved)
   )
   SELECT attempt.state, attempt.mode, place.item_id, place.item_version,
     EXISTS (SELECT 1 FROM saved) AS stored, kept.*, clock_timestamp() AS now
   FROM attempt LEFT JOIN place ON true LEFT JOIN kept ON true`,
);
