/** The value of one cookie of a request's `Cookie` header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

interface Cookie {
  name: string;
  value: string;
  /** The paths it is sent to. */
  path: string;
  seconds: number;
  /** The site's own address: over TLS, the cookie never leaves it. */
  publicUrl: string;
  /** Sent along too when another site leads the browser here, as one that it signed in at. */
  fromElsewhere?: true;
}

/** A `Set-Cookie` that no script reads and no other site makes the browser send. */
export function setCookie({
  name,
  value,
  path,
  seconds,
  publicUrl,
  fromElsewhere,
}: Cookie): string {
  const sameSite = fromElsewhere ? 'Lax' : 'Strict';
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`;
}
