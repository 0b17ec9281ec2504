// What a start shows while it works: "1/5 Installing packages (about a minute) … 12 s".

/** How often a terminal sees the seconds continue, in ms. */
const TICK_MS = 1_000;

/**
 * Shows a numbered step while it runs, and how long it took. A terminal sees the seconds continue;
 * a file or a pipe gets the line as the step starts and its end after it.
 *
 * @param number `1/5`
 * @param text what happens, and what it may take
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
