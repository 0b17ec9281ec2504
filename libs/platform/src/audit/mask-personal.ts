import { Readable } from 'node:stream';

/** Names of fields whose value is never written down. */
const SECRET = /password|secret|token|nonce|code|cookie|hash$/i;
/** Names of fields that hold something about a person. */
const PERSONAL = /names?$|phone|street|city|zip|postal|birth|address$|^message$|^ip$/i;
const EMAIL = /([^\s@<>"']{1,64})@([^\s@<>"']+\.[a-z]{2,})/gi;

const emailMasked = (text: string) =>
  text.replace(EMAIL, (_, local: string, domain: string) => `${local.slice(0, 1)}***@${domain}`);

/** Reduces each text in a value, however deep, to its first letter; an email address keeps its domain. */
function initialsOf(value: unknown): unknown {
  if (typeof value === 'string') {
    const address = emailMasked(value);
    const isAddress = /^\S\*\*\*@\S+$/.test(address);
    return isAddress || value === '' ? address : `${value.slice(0, 1)}***`;
  }
  if (Array.isArray(value)) return value.map(initialsOf);
  if (!isPlain(value)) return maskPersonal(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, SECRET.test(name) ? '***' : initialsOf(of)]),
  );
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !(value instanceof Date || value instanceof Uint8Array || value instanceof Readable);
}

function masked(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return '***';
  return PERSONAL.test(name) ? initialsOf(value) : maskPersonal(value);
}

/**
 * A value as the audit log keeps it: secrets are removed, and personal data is reduced so that only
 * someone who knows the person can tell who it is. It goes by field names, and finds email
 * addresses anywhere.
 */
export function maskPersonal(value: unknown): unknown {
  if (typeof value === 'string') return emailMasked(value);
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (value instanceof Readable) return 'a file';
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, masked(name, of)]));
}
