/** Cache-Control for one person's content: a receipt, a bought file, a file behind a personal link. */
export const PRIVATE = 'private, no-store';
