/**
 * Where a link may lead: `wanted` if its origin is allowed, else the product itself.
 * Anything that is not an absolute http(s) URL, or carries credentials, counts as not allowed.
 */
export function safeRedirect(wanted: string | undefined, allowed: readonly string[]): string {
  const [home = ''] = allowed;
  if (wanted === undefined || !URL.canParse(wanted)) return home;
  const url = new URL(wanted);
  const plain = url.username === '' && url.password === '' && /^https?:$/.test(url.protocol);
  return plain && allowed.some((origin) => new URL(origin).origin === url.origin) ? url.href : home;
}
