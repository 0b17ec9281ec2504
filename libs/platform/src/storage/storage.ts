import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What is known of a stored file without reading it. */
export interface StoredFile {
  /** All of it, in bytes. */
  size: number;
  contentType: string;
}

/** A stored file that is being read. */
export interface OpenFile extends StoredFile {
  /** The bytes asked for. The caller reads it to its end or destroys it. */
  body: Readable;
}

/** Where files are kept: a folder, or an S3-compatible bucket. */
export abstract class Storage {
  /**
   * Stores a file under a key, instead of what was there. Readers see all of it or what was there
   * before, never a part.
   *
   * @throws RangeError when the key is none
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

  /** Removes a file; one that is not there is no error. */
  abstract delete(key: string): Promise<void>;
}

/** Parts of small letters, figures and `-`, parted by `/`, and one ending: `papers/ab12.pdf`. */
const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;
const LONGEST_KEY = 200;

/** Keys are generated, never given by people; what could lead anywhere else is refused. @throws RangeError */
export function checkKey(key: string): string {
  if (key.length > LONGEST_KEY || !KEY.test(key)) {
    throw new RangeError(
      'A storage key consists of lowercase letters, digits, - and /, with an extension',
    );
  }
  return key;
}
