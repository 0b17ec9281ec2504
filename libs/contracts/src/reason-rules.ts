/** Bounds of the reason that staff give for what they do, in characters. */
export const REASON_LENGTH = { least: 3, most: 500 } as const;
