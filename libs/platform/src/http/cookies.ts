/** The value of one cookie of a request's `Cookie` header. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

interface Cookie {
  name: string;
  value: string;
  /** The path below which it is sent. */
  path: string;
  seconds: number;
  /** The site's own address; if it's HTTPS, the cookie is only sent over TLS. */
  publicUrl: string;
  /** Also sent when another site navigates the browser here, such as after signing in there. */
  fromElsewhere?: true;
}

/** A `Set-Cookie` that scripts can't read and other sites can't make the browser send. */
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
