import type { Readable } from 'node:stream';

/** A range of bytes in a file, including both ends. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What is known about a stored file without reading it. */
export interface StoredFile {
  /** All of it, in bytes. */
  size: number;
  contentType: string;
}

/** A stored file that is being read. */
export interface OpenFile extends StoredFile {
  /** The requested bytes. The caller must read it to the end or destroy it. */
  body: Readable;
}

/** Where files are kept: a folder, or an S3-compatible bucket. */
export abstract class Storage {
  /**
   * Stores a file under a key, replacing what was there. Readers see the whole new file or the
   * whole old one, never a part.
   *
   * @throws RangeError for an invalid key
   */
  abstract put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;

  /**
   * Opens a file, or a range of it that lies within it.
   *
   * @returns null when there is no such file
   */
  abstract get(key: string, range?: ByteRange): Promise<OpenFile | null>;

  /** @returns null when there is no such file */
  abstract head(key: string): Promise<StoredFile | null>;

  /** Removes a file; does nothing if it doesn't exist. */
  abstract delete(key: string): Promise<void>;
}

/** Parts of lowercase letters, digits and `-`, separated by `/`, and one extension: `papers/ab12.pdf`. */
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;
const LONGEST_KEY = 200;

/**
 * Keys are generated, never typed by people; any that could lead elsewhere are rejected. @throws
 * RangeError
 */
export function checkKey(key: string): string {
  if (key.length > LONGEST_KEY || !KEY.test(key)) {
    throw new RangeError(
      'A storage key consists of lowercase letters, digits, - and /, with an extension',
    );
  }
  return key;
}
