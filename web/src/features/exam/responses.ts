import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';

/** The order in which the steps of an ordered item are in now. */
export function orderOf(item: AttemptItem, value: ItemResponse | null): string[] {
  return value?.type === 'ordered' ? value.order : (item.options ?? []).map((option) => option.id);
}

/**
 * What would be given if the student pressed the button now; null while nothing is chosen. The
 * steps of an ordered item are always in some order, so that is an answer from the start.
 */
export function readyResponse(item: AttemptItem, value: ItemResponse | null): ItemResponse | null {
  switch (item.type) {
    case 'ordered':
      return { type: 'ordered', order: orderOf(item, value) };
    case 'multiple-select':
      return value?.type === 'multiple-select' && value.options.length > 0 ? value : null;
    case 'supply':
      return value?.type === 'supply' && value.text.trim() !== '' ? value : null;
    default:
      return value;
  }
}
