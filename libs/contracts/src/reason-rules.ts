/** Bounds of the reason that the staff gives for what it does, in characters. */
export const REASON_LENGTH = { least: 3, most: 500 } as const;
