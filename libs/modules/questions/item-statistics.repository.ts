import { Injectable } from '@nestjs/common';
import type { Estimate, OptionChoices, Suspicion } from '@prepward/contracts/admin-items';
import { kinds, statement, type Tx } from '@prepward/platform/database';

const { json, timestamptz } = kinds;

const CLEAR = statement('questions.clear-item-statistics', 'DELETE FROM item_statistics', {
  params: [],
});

const STORE = statement(
  'questions.store-item-statistics',
  `INSERT INTO item_statistics (item_id, counted_at, answers, p_value, p_low, p_high,
     discrimination, discrimination_low, discrimination_high, median_ms, options, suspicions)
   SELECT "itemId", $2, answers, ("pValue" ->> 'value')::float8, ("pValue" ->> 'low')::float8,
     ("pValue" ->> 'high')::float8, (discrimination ->> 'value')::float8,
     (discrimination ->> 'low')::float8, (discrimination ->> 'high')::float8, "medianMs", options,
     ARRAY(SELECT jsonb_array_elements_text(suspicions))
   FROM jsonb_to_recordset($1::jsonb) AS m("itemId" text, answers int, "pValue" jsonb,
     discrimination jsonb, "medianMs" int, options jsonb, suspicions jsonb)`,
  { params: [json<readonly MeasuredItem[]>(), timestamptz] },
);

/** Rows per statement. */
const CHUNK = 500;

/** What students' answers say about an item. */
export interface MeasuredItem {
  itemId: string;
  answers: number;
  pValue: Estimate;
  discrimination: Estimate | null;
  medianMs: number | null;
  options: OptionChoices[];
  suspicions: Suspicion[];
}

/** How students answer the items, as it was counted last. */
@Injectable()
export class ItemStatisticsRepository {
  /** Replaces all previous statistics with these. */
  async replace(measured: readonly MeasuredItem[], at: Date, tx: Tx): Promise<void> {
    await CLEAR.run(tx, []);
    for (let from = 0; from < measured.length; from += CHUNK) {
      await STORE.run(tx, [measured.slice(from, from + CHUNK), at]);
    }
  }
}
