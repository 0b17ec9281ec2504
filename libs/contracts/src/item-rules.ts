/*
 * Longest texts of an item and of reports about it, in characters, as plain data: the back-office loads
 * it without the schemas.
 */

/** A text in Markdown: stem, option, rationale. */
export const ITEM_TEXT_MAX = 8000;
/** A name or an answer in one line. */
export const ITEM_LINE_MAX = 120;
/** The unit of a number. */
export const ITEM_UNIT_MAX = 40;
/** Staff's answer to a report. */
export const REPORT_ANSWER_MAX = 4000;
