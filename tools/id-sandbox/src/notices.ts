/**
 * oidc-provider says on the terminal what one must change before production, which this program never
 * is in: such lines become entries of the log that no one is shown.
 */
export function logNoticesQuietly(): void {
  const say = console.log;
  const quietly = (text: unknown) => say(JSON.stringify({ level: 'info', msg: String(text) }));
  console.info = quietly;
  console.warn = quietly;
}
