import type { ByteRange } from './storage.js';

/**
 * The range that a `Range` header asks of a file (RFC 9110, section 14).
 *
 * @param size of the file, bytes
 * @returns `undefined` when the whole file is to be sent: no range, several, or none that we know;
 *   `'outside'` when nothing of the file is asked for
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

/** Whether an `If-None-Match` header names a version; `*` names any. Weak tags count. */
export function namesVersion(header: string | undefined, etag: string): boolean {
  const given = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes(etag) || given.includes('*');
}
