/** Reminders to practice, as they are sent and as the settings describe them. Browsers load this file. */

/** Days without practice after which a student is reminded. */
export const IDLE_DAYS = 3;

/** Minimum days between two reminders. */
export const PACE_DAYS = 7;
