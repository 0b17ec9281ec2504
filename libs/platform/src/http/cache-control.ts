/** Cache-Control of what is one person's own: a receipt, a bought file, a link that names them. */
export const PRIVATE = 'private, no-store';
