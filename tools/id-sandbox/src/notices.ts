/**
 * oidc-provider prints what to change before production, where this program never runs: these lines
 * go to the log instead.
 */
export function logNoticesQuietly(): void {
  const say = console.log;
  const quietly = (text: unknown) => say(JSON.stringify({ level: 'info', msg: String(text) }));
  console.info = quietly;
  console.warn = quietly;
}
