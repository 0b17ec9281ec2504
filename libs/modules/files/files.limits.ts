import { DAY_MS } from '@prepward/contracts/durations';

/**
 * An upload is given up this long after its last piece, ms: a day, for someone who continues tomorrow.
 */
export const ABANDONED_MS = DAY_MS;

/** How many uploads one cleanup run looks at. */
export const SWEEP_UPLOADS = 100;

/** How many pages of a file are shown as pictures. */
export const PICTURED_PAGES = 4;
