/** The most characters kept of an event; of a larger one, we keep only its size and keys. */
const MOST_OF_PAYLOAD = 64_000;
/** Names of values that give access to something: a customer's page, a receipt. */
const LINK = /(^|_)url$|(^|_)link$|^(url|href)$/i;

function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks);
  // PostgreSQL can't store this one character.
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [
      name,
      LINK.test(name) && typeof of === 'string' ? '***' : withoutLinks(of),
    ]),
  );
}

/**
 * The content of a webhook, as kept for staff: without secrets and links, and with no more personal
 * data than the audit log keeps.
 *
 * @param rawBody JSON whose signature was proved
 * @param mask takes secrets and personal data out
 */
export function payloadToKeep(rawBody: Buffer, mask: (value: unknown) => unknown): unknown {
  const text = rawBody.toString('utf8');
  const body: unknown = JSON.parse(text);
  if (text.length > MOST_OF_PAYLOAD) {
    const keys = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    return { tooLarge: text.length, keys };
  }
  return mask(withoutLinks(body));
}
