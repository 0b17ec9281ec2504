/* How long deletion and archives take, without the schema library: browsers load this file. */

/** Days in which a student may change their mind about deleting the account. */
export const DELETION_DAYS = 14;
/** Days after which the archive of one's data is removed. */
export const EXPORT_DAYS = 7;
/** Hours between two archives, at least. */
export const EXPORT_PACE_HOURS = 24;
