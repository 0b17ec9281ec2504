import type { ItemResponse } from '@prepward/contracts/attempts';
import type { ItemView } from '@prepward/contracts/items';

/** What is wrong with a response for an item, or undefined when it fits. */
export type ResponseProblem = 'RESPONSE_TYPE_MISMATCH' | 'RESPONSE_OPTION_UNKNOWN' | undefined;

function idsOf(response: ItemResponse): string[] {
  switch (response.type) {
    case 'multiple-choice':
      return [response.option];
    case 'multiple-select':
      return response.options;
    case 'ordered':
      return response.order;
    case 'hot-spot':
      return [response.region];
    case 'supply':
      return [];
  }
}

/** Whether a response can be an answer to the item at all: its type, and ids that the item has. */
export function checkResponse(view: ItemView, response: ItemResponse | null): ResponseProblem {
  if (response === null) return undefined;
  if (response.type !== view.type) return 'RESPONSE_TYPE_MISMATCH';
  const known = new Set([...(view.options ?? []), ...(view.regions ?? [])].map((o) => o.id));
  const ids = idsOf(response);
  if (ids.some((id) => !known.has(id)) || new Set(ids).size !== ids.length) {
    return 'RESPONSE_OPTION_UNKNOWN';
  }
  // An order leaves nothing out.
  if (response.type === 'ordered' && ids.length !== known.size) return 'RESPONSE_OPTION_UNKNOWN';
  return undefined;
}
