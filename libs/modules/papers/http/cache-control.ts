/** A version never changes: its address is the hash of its file. */
export const A_YEAR = 'public, max-age=31536000, immutable';
/** The current version may change with the next correction. */
export const A_MINUTE = 'public, max-age=60, must-revalidate';
