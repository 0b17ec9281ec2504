/** What a page asks of a worker that waits: to replace the one that runs. */
export const TAKE_OVER = 'prepward.take-over';

/** `others`: another window still runs the older release, so nothing was done. */
export type TakeOverAnswer = 'taken' | 'others';
