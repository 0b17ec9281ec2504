import type { AttemptItem, ItemResponse } from '@prepward/contracts/attempts';

/** The steps that are placed so far, first to last. */
export function placedOf(value: ItemResponse | null): readonly string[] {
  return value?.type === 'ordered' ? value.order : [];
}

/** The answer that would be submitted if the student pressed the button now; null while incomplete. */
export function readyResponse(item: AttemptItem, value: ItemResponse | null): ItemResponse | null {
  switch (item.type) {
    case 'ordered':
      return placedOf(value).length === item.options?.length ? value : null;
    case 'multiple-select':
      return value?.type === 'multiple-select' && value.options.length > 0 ? value : null;
    case 'supply':
      return value?.type === 'supply' && value.text.trim() !== '' ? value : null;
    default:
      return value;
  }
}
