import type { ItemResponse } from '@prepward/contracts/attempts';

/** The options, steps or region that a response names; none for typed answers. */
export function idsOf(response: ItemResponse): string[] {
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
