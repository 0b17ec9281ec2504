/* How long deletion and archives take, without the schema library: browsers load this file. */

/** Days in which a student may change their mind about deleting the account. */
export const DELETION_DAYS = 14;
/** Days after which an archive of a student's data is removed. */
export const EXPORT_DAYS = 7;
/** Minimum hours between two archives. */
export const EXPORT_PACE_HOURS = 24;
