/** Reminders to practice, as they are sent and as the settings describe them. Browsers load this file. */

/** Days without practice after which a student is reminded. */
export const IDLE_DAYS = 3;

/** Days between two reminders, at least. */
export const PACE_DAYS = 7;
