/** A ban without an end, as the protocol's own clients write one: longer than anyone lives. */
export const PERMANENTLY_MS = 100 * 365 * 86_400_000;
