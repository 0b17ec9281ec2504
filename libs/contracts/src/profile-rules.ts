/** Longest name of a school program, characters. */
export const PROGRAM_MAX = 120;
