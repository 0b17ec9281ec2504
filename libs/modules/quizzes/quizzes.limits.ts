/** A save that was under way when the time ran out still counts: what a slow network takes. */
export const SAVE_GRACE_MS = 2_000;

/** A tab or device that was heard of this lately is here; each says so every 30 seconds. */
export const PRESENCE_MS = 65_000;

/** How many overdue attempts one sweep ends; the next one comes a few seconds later. */
export const SWEEP_ITEMS = 200;

/** The median time of an item is shown from this many answers on. */
export const MEDIAN_ANSWERS = 10;

const HOUR_S = 3_600;

/** Starts, those that continue an open attempt included. */
export const START_LIMITS = {
  /** Per user: who looks at a similar question each half minute stays below; a copier does not. */
  user: { points: 180, seconds: HOUR_S },
  /** Per address: a class of thirty may start two practices a minute together for an hour. */
  address: { points: 3_600, seconds: HOUR_S },
} as const;

/**
 * Reports of items in 24 hours. Who reads a whole mock exam again with care finds a handful; more
 * than these would drown the reports of others.
 */
export const REPORT_LIMITS = { attempt: 20, student: 50 } as const;

/** Tabs and devices that open one attempt in 24 hours: each reload of a copied tab is a new one. */
export const MOST_TABS = 50;

/** How often a start chooses again when another one of the same student took its items meanwhile. */
export const START_TRIES = 5;

/**
 * Other answers that an attempt needs to say how able its student is: a quiz of ten has nine, and a
 * share of the four others of a free practice is mostly chance.
 */
export const REST_ITEMS = 9;

/** The strong students of an item: the upper 27%, of which Kelley (1939) showed that it tells most. */
export const STRONG_SHARE = 0.27;
