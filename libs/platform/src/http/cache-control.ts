/** Cache-Control of what is for one person: a receipt, a bought file, a file behind a link that names them. */
export const PRIVATE = 'private, no-store';
