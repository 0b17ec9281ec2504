import type { Attempt, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import type { Answer, TestApi, TestSession } from './harness.js';

/** The right response to an item, read from the database: never from the API. */
export async function keyOf(api: TestApi, item: AttemptItem): Promise<ItemResponse> {
  const [row] = await api.sql<{ key: Record<string, unknown> }>(
    `SELECT sheet -> 'key' AS key FROM item_versions WHERE item_id = $1 AND version = $2`,
    [item.itemId, item.version],
  );
  const key = row?.key ?? {};
  if (key.type !== 'supply') return key as ItemResponse;
  return { type: 'supply', text: String(key.answer) };
}

/** Some other response of the right type. */
export async function wrongFor(api: TestApi, item: AttemptItem): Promise<ItemResponse> {
  const key = await keyOf(api, item);
  const ids = [...(item.options ?? []), ...(item.regions ?? [])].map((option) => option.id);
  switch (key.type) {
    case 'multiple-choice':
      return { ...key, option: ids.find((id) => id !== key.option) ?? '' };
    case 'multiple-select':
      return { ...key, options: ids.filter((id) => !key.options.includes(id)) };
    case 'hot-spot':
      return { ...key, region: ids.find((id) => id !== key.region) ?? '' };
    case 'ordered':
      return { ...key, order: [...key.order].reverse() };
    case 'supply':
      return { ...key, text: '-987654' };
  }
}

/** Saves one answer as a tab would. */
export function save(
  api: TestApi,
  who: TestSession,
  attempt: Attempt,
  position: number,
  body: object,
): Promise<Answer> {
  return api.call('PUT', `/api/v1/attempts/${attempt.id}/answers/${position}`, {
    token: who.access,
    body: { clientId: 'tab', ...body },
  });
}
