/** The address in a mail: a page of the site, which posts the token; opening it spends nothing. */
export function confirmLink(publicUrl: string, type: string, token: string): string {
  const query = new URLSearchParams({ token_hash: token, type });
  return `${publicUrl}/auth/confirm?${query}`;
}
