import type { ItemAnswerSheet, ItemView, PassageRecord } from './items.js';

/** The page of the student site that shows an item which the back-office hands to its frame. */
export const ITEM_PREVIEW_PATH = '/item-preview';

/** What the page tells the window around it: that it waits for an item, and how tall it is, in px. */
export type ItemPreviewNews =
  | { kind: 'item-preview.ready' }
  | { kind: 'item-preview.height'; height: number };

/** What it is handed: an item as a student gets it, and the key where the answer is to be shown. */
export interface ItemPreviewOrder {
  kind: 'item-preview.show';
  theme: 'light' | 'dark';
  itemId: string;
  version: number;
  view: ItemView;
  passage: PassageRecord | null;
  /** Null: the question before it is answered. */
  sheet: ItemAnswerSheet | null;
}
