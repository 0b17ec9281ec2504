import { Injectable } from '@nestjs/common';
import { kinds, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { ItemCount } from '../questions/index.js';
import { MEDIAN_ANSWERS } from './quizzes.limits.js';

const { bigint, int, text } = kinds;

const COUNTS = statement(
  'quizzes.item-counts',
  `SELECT i.item_id AS "itemId", count(*)::int AS shown,
          (count(*) FILTER (WHERE x.correct))::int AS "right",
          CASE WHEN count(x.elapsed_ms) >= $1
            THEN percentile_disc(0.5) WITHIN GROUP (ORDER BY x.elapsed_ms) END AS "medianMs"
   FROM attempts a JOIN attempt_items i ON i.attempt_id = a.id
   LEFT JOIN attempt_answers x ON x.attempt_id = i.attempt_id AND x.position = i.position
   WHERE a.state = 'finished' GROUP BY i.item_id`,
  {
    params: [bigint],
    row: { itemId: text, shown: int.certain, right: int.certain, medianMs: int.nullable },
  },
);

/** What finished attempts say about their items. */
@Injectable()
export class ItemStatisticsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** How often each item was shown and answered right, and the median time on it, ms. */
  counts(): Promise<ItemCount[]> {
    return COUNTS.all(this.dataSource, [MEDIAN_ANSWERS]);
  }
}
