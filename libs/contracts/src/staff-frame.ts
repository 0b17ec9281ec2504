import type { StudentView } from './admin-users.js';
import type { ItemAnswerSheet, ItemView, PassageRecord } from './items.js';

/** Minutes for which staff may view the site as a student; then they have to ask again. */
export const VIEW_MINUTES = 15;

/** The student site's page that the back-office embeds in a frame; it shows what it is sent. */
export const STAFF_FRAME_PATH = '/staff-frame';

/**
 * What the page tells the parent window: that it's ready to be sent something, how tall it is (px), and
 * that someone who views as a student pressed Logout.
 */
export type StaffFrameNews =
  | { kind: 'staff-frame.ready' }
  | { kind: 'staff-frame.height'; height: number }
  | { kind: 'staff-frame.left' };

interface Shown {
  theme: 'light' | 'dark';
}

/** An item as a student sees it, with the key if the answer should be shown. */
export interface ItemPreviewOrder extends Shown {
  kind: 'staff-frame.item';
  itemId: string;
  version: number;
  view: ItemView;
  passage: PassageRecord | null;
  /** Null: the question before it is answered. */
  sheet: ItemAnswerSheet | null;
}

/** The site as a student sees it, read-only. */
export interface StudentViewOrder extends Shown {
  kind: 'staff-frame.student';
  view: StudentView;
}

/** What the page is sent. */
export type StaffFrameOrder = ItemPreviewOrder | StudentViewOrder;
