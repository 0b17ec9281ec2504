/** Names of fields whose value is never written down. */
const SECRET = /password|secret|token|nonce|code|cookie|hash$/i;
/** Names of fields that hold something about a person. */
const PERSONAL = /name$|phone|street|city|zip|postal|birth|address$|^message$|^ip$/i;
const EMAIL = /([^\s@<>"']{1,64})@([^\s@<>"']+\.[a-z]{2,})/gi;

const emailMasked = (text: string) =>
  text.replace(EMAIL, (_, local: string, domain: string) => `${local.slice(0, 1)}***@${domain}`);

function masked(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return '***';
  if (typeof value !== 'string') return maskPersonal(value);
  if (value.includes('@')) return emailMasked(value);
  return PERSONAL.test(name) && value !== '' ? `${value.slice(0, 1)}***` : value;
}

/**
 * A value as the audit log keeps it: secrets gone, and of personal data only so much that somebody who
 * knows the person sees which one it was. It goes by the names of fields, and finds email addresses
 * anywhere.
 */
export function maskPersonal(value: unknown): unknown {
  if (typeof value === 'string') return emailMasked(value);
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, masked(name, of)]));
}
