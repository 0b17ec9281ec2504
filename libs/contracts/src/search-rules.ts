/** Longest search text of a back-office list, in characters. */
export const SEARCH_MAX = 100;
