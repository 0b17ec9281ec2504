import { DAY_MS } from '@prepward/contracts/durations';

/**
 * An upload that no piece came of for so long, ms, is given up: a day, for who continues tomorrow.
 */
export const ABANDONED_MS = DAY_MS;

/** How many uploads one run of the cleaning looks at. */
export const SWEEP_UPLOADS = 100;

/** How many pages of a file are shown as pictures. */
export const PICTURED_PAGES = 4;
