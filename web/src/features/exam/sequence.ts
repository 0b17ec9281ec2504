/** Sequences count tenths of a second, ms. */
const STEP_MS = 100;
/** The largest sequence that the server takes. */
const LARGEST = 2_147_483_647;

/**
 * The sequence of an answer that is given now: it grows with the server's time, so that of answers
 * from two devices the later one has the larger sequence, even if it arrives first.
 */
export function sequenceAt(serverNow: number, startedAt: string): number {
  const passed = Math.floor((serverNow - Date.parse(startedAt)) / STEP_MS);
  return Math.min(Math.max(passed, 0), LARGEST);
}
