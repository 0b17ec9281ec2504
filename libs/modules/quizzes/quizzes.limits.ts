/** A save already on its way when time runs out still counts: an allowance for slow networks. */
export const SAVE_GRACE_MS = 2_000;

/** A tab or device heard from this recently counts as active; each one reports every 30 seconds. */
export const PRESENCE_MS = 65_000;

/** How many overdue attempts one sweep ends; the next one comes a few seconds later. */
export const SWEEP_ITEMS = 200;

/** An item's median time is shown once it has this many answers. */
export const MEDIAN_ANSWERS = 10;

const HOUR_S = 3_600;

/** Starts, those that continue an open attempt included. */
export const START_LIMITS = {
  /** Per user: viewing a similar question every half minute stays below this; copying the bank doesn't. */
  user: { points: 180, seconds: HOUR_S },
  /** Per IP address: a class of thirty can start two practices a minute each for an hour. */
  address: { points: 3_600, seconds: HOUR_S },
} as const;

/**
 * Reports of items in 24 hours. Someone who carefully rereads a whole mock exam finds a handful;
 * more than these would drown out the reports of others.
 */
export const REPORT_LIMITS = { attempt: 20, student: 50 } as const;

/** Tabs and devices that open one attempt in 24 hours: each reload of a copied tab is a new one. */
export const MOST_TABS = 50;

/** How often a start chooses again when the student's other start has just taken its items. */
export const START_TRIES = 5;

/**
 * How many other answers an attempt needs to show how able its student is: a quiz of ten has nine,
 * and a share of the four others in a free practice is mostly chance.
 */
export const REST_ITEMS = 9;

/** The strong students of an item: the upper 27%, which Kelley (1939) showed to be the most informative. */
export const STRONG_SHARE = 0.27;
