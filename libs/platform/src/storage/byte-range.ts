import type { ByteRange } from './storage.js';

/**
 * The range of a file that a `Range` header requests (RFC 9110, section 14).
 *
 * @param size the file's size, bytes
 * @returns `undefined` when the whole file should be sent: no range, several, or an unknown kind;
 *   `'outside'` when the range is outside the file
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Whether an `If-None-Match` header matches a version; `*` matches any. Weak tags count. */
export function namesVersion(header: string | undefined, etag: string): boolean {
  const given = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes(etag) || given.includes('*');
}
