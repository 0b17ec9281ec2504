/** The message with which a page asks a waiting worker to replace the running one. */
export const TAKE_OVER = 'prepward.take-over';

/** `others`: another window still runs the older release, so nothing was done. */
export type TakeOverAnswer = 'taken' | 'others';
