// The progress shown during a start: "1/5 Installing packages (about a minute) … 12 s".

/** How often a terminal's seconds are updated, in ms. */
const TICK_MS = 1_000;

/**
 * Shows a numbered step while it runs, and how long it took. A terminal counts the seconds; a file or a
 * pipe gets the line when the step starts, and the time when it ends.
 *
 * @param number such as `1/5`
 * @param text what happens, and how long it may take
 * @param run the step
 * @returns what the step returns
 */
export async function showStep(number, text, run, out = process.stdout) {
  const line = `${number} ${text} …`;
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  out.write(line);
  const ticker = out.isTTY ? setInterval(() => out.write(`\r${line} ${seconds()}`), TICK_MS) : null;
  try {
    return await run();
  } finally {
    if (ticker) clearInterval(ticker);
    out.write(`${out.isTTY ? `\r${line}` : ''} ${seconds()}\n`);
  }
}
