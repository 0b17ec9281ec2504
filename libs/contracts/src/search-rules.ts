/** Longest text that a list of the back-office looks for, in characters. */
export const SEARCH_MAX = 100;
