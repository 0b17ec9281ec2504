/** A save that was under way when the time ran out still counts: what a slow network takes. */
export const SAVE_GRACE_MS = 2_000;

/** A tab or device that was heard of this lately is here; each says so every 30 seconds. */
export const PRESENCE_MS = 65_000;

/** How many overdue attempts one sweep ends; the next one comes a few seconds later. */
export const SWEEP_ITEMS = 200;

/** The median time of an item is shown from this many answers on. */
export const MEDIAN_ANSWERS = 10;
