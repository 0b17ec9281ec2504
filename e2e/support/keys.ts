import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import type { ItemKey } from '@prepward/contracts/items';
import { sql } from './database.js';

/** The keys of an attempt's items by position, from the database: the API hides them until it ends. */
export async function keysOf(attemptId: string): Promise<Map<number, ItemKey>> {
  const rows = await sql<{ position: number; key: ItemKey }>(
    `SELECT i.position, v.sheet -> 'key' AS key
     FROM attempt_items i JOIN item_versions v ON v.item_id = i.item_id AND v.version = i.item_version
     WHERE i.attempt_id = $1`,
    [attemptId],
  );
  return new Map(rows.map(({ position, key }) => [position, key]));
}

/** The response that is right. */
export function rightFor(key: ItemKey): ItemResponse {
  return key.type === 'supply' ? { type: 'supply', text: key.answer } : key;
}

/** Some response of the right type that is wrong. */
export function wrongFor(item: AttemptItem, key: ItemKey): ItemResponse {
  const ids = [...(item.options ?? []), ...(item.regions ?? [])].map(({ id }) => id);
  switch (key.type) {
    case 'multiple-choice':
      return { ...key, option: ids.find((id) => id !== key.option) ?? '' };
    case 'multiple-select':
      return { ...key, options: key.options.slice(1) };
    case 'hot-spot':
      return { ...key, region: ids.find((id) => id !== key.region) ?? '' };
    case 'ordered':
      return { ...key, order: key.order.toReversed() };
    case 'supply':
      return { type: 'supply', text: '-987654' };
  }
}

export interface SectionCount {
  section: number;
  items: number;
  answered: number;
  right: number;
}

/** Counts the saved answers that match their keys, by section, without using the product's own scoring. */
export function countRight(attemptId: string): Promise<SectionCount[]> {
  return sql<SectionCount>(
    `SELECT i.section, count(*)::int AS items, count(jsonb_typeof(a.response))::int AS answered,
       count(*) FILTER (WHERE CASE k.key ->> 'type'
         WHEN 'multiple-choice' THEN a.response ->> 'option' = k.key ->> 'option'
         WHEN 'multiple-select' THEN a.response -> 'options' @> (k.key -> 'options')
           AND k.key -> 'options' @> (a.response -> 'options')
         WHEN 'supply' THEN a.response ->> 'text' = k.key ->> 'answer'
         WHEN 'hot-spot' THEN a.response ->> 'region' = k.key ->> 'region'
         WHEN 'ordered' THEN a.response -> 'order' = k.key -> 'order' END)::int AS right
     FROM attempt_items i
     JOIN item_versions v ON v.item_id = i.item_id AND v.version = i.item_version
     CROSS JOIN LATERAL (SELECT v.sheet -> 'key' AS key) k
     LEFT JOIN attempt_answers a ON a.attempt_id = i.attempt_id AND a.position = i.position
     WHERE i.attempt_id = $1 GROUP BY i.section ORDER BY i.section`,
    [attemptId],
  );
}

/** Percent right to one decimal. */
export function percent(right: number, items: number): number {
  return Math.round((1000 * right) / items) / 10;
}
