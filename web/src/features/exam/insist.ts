const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** Retries fetching a part of the screen until it arrives: being offline must not break a page. */
export async function insist<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
