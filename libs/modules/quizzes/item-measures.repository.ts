import { Injectable } from '@nestjs/common';
import type { ItemKey } from '@prepward/contracts/items';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { kinds, type RowOf, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { MEDIAN_ANSWERS, REST_ITEMS, STRONG_SHARE } from './quizzes.limits.js';

const { arrayOf, bigint, double, int, json, text } = kinds;

const MEASURED = {
  itemId: text,
  subject: text.as<Subject>(),
  type: text.as<ItemType>(),
  key: json<ItemKey>().because('every answer sheet has a key'),
  /** Ids of its options, regions or steps. */
  ids: arrayOf(text).certain,
  answers: int.certain,
  right: int.certain,
  medianMs: int.nullable,
  /** Answers in attempts with enough other items, and the sums over them. */
  rated: int.certain,
  ratedRight: int.certain,
  rest: double.nullable,
  restSquares: double.nullable,
  rightRest: double.nullable,
  /** How many of them come from strong students. */
  strong: int.certain,
  choices: json<{ id: string; all: number; strong: number }[]>().nullable,
};

/**
 * Each student's first answer to each item, in the item's current wording. `rest` is the share
 * correct among the attempt's other answers; strong students are those above a quantile of it.
 */
const MEASURE = statement(
  'quizzes.measure-items',
  `WITH wording AS (
     SELECT v.item_id, v.version FROM items i
     JOIN item_versions c ON c.item_id = i.id AND c.version = i.version
     JOIN item_versions v ON v.item_id = i.id AND v.view = c.view
       AND v.passage_hash IS NOT DISTINCT FROM c.passage_hash
   ), scored AS (
     SELECT a.id, a.user_id, a.finished_at, h.item_id, h.item_version, x.correct,
       x.scored_response AS response, x.elapsed_ms,
       count(*) OVER attempt - 1 AS others,
       (count(*) FILTER (WHERE x.correct) OVER attempt) - x.correct::int AS others_right
     FROM attempts a JOIN attempt_items h ON h.attempt_id = a.id
     JOIN attempt_answers x ON x.attempt_id = h.attempt_id AND x.position = h.position
     WHERE a.state = 'finished' AND x.scored_response IS NOT NULL AND x.correct IS NOT NULL
     WINDOW attempt AS (PARTITION BY a.id)
   ), first AS (
     SELECT DISTINCT ON (s.item_id, s.user_id) s.item_id, s.correct, s.response, s.elapsed_ms,
       CASE WHEN s.others >= $2 THEN s.others_right::float8 / s.others END AS rest
     FROM scored s JOIN wording w ON w.item_id = s.item_id AND w.version = s.item_version
     ORDER BY s.item_id, s.user_id, s.finished_at, s.id
   ), ranked AS (
     SELECT first.*, rest IS NOT NULL
       AND cume_dist() OVER (PARTITION BY item_id, rest IS NULL ORDER BY rest) > 1 - $3::float8 AS strong
     FROM first
   ), choices AS (
     SELECT item_id, jsonb_agg(jsonb_build_object('id', id, 'all', n, 'strong', n_strong)) AS choices
     FROM (
       SELECT item_id, id, count(*) AS n, count(*) FILTER (WHERE strong) AS n_strong
       FROM ranked, LATERAL (
         SELECT response ->> 'option' AS id WHERE response ? 'option'
         UNION ALL SELECT response ->> 'region' WHERE response ? 'region'
         UNION ALL SELECT jsonb_array_elements_text(response -> 'options')
           WHERE response ? 'options'
       ) AS chosen GROUP BY item_id, id
     ) AS counted GROUP BY item_id
   ), sums AS (
     SELECT item_id, count(*)::int AS answers, (count(*) FILTER (WHERE correct))::int AS "right",
       CASE WHEN count(elapsed_ms) >= $1
         THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY elapsed_ms) END AS median,
       count(rest)::int AS rated,
       (count(rest) FILTER (WHERE correct))::int AS rated_right, sum(rest) AS rest,
       sum(rest ^ 2) AS rest_squares, coalesce(sum(rest) FILTER (WHERE correct), 0) AS right_rest,
       (count(*) FILTER (WHERE strong))::int AS strong
     FROM ranked GROUP BY item_id
   )
   SELECT i.id AS "itemId", i.subject, i.type, v.sheet -> 'key' AS key,
     coalesce(ARRAY(SELECT o ->> 'id' FROM jsonb_array_elements(
       coalesce(v.view -> 'options', v.view -> 'regions', '[]')) AS o), '{}') AS ids,
     coalesce(s.answers, 0) AS answers, coalesce(s."right", 0) AS "right", s.median AS "medianMs",
     coalesce(s.rated, 0) AS rated, coalesce(s.rated_right, 0) AS "ratedRight", s.rest,
     s.rest_squares AS "restSquares", s.right_rest AS "rightRest", coalesce(s.strong, 0) AS strong,
     c.choices
   FROM sums s JOIN items i ON i.id = s.item_id
   JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
   LEFT JOIN choices c ON c.item_id = i.id`,
  { params: [bigint, bigint, double], row: MEASURED },
);

/** The sums over answers from which an item's statistics are computed. */
export type ItemSums = RowOf<typeof MEASURED>;

/** What answers in finished attempts say about the items. */
@Injectable()
export class ItemMeasuresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** For each item that has answers. Reads all answers: takes some seconds per million. */
  sums(): Promise<ItemSums[]> {
    return MEASURE.all(this.dataSource, [MEDIAN_ANSWERS, REST_ITEMS, STRONG_SHARE]);
  }
}
