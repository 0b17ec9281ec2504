import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '@prepward/contracts/durations';
import { type ByteRange, checkKey, type OpenFile, Storage, type StoredFile } from './storage.js';

/** By extension, since a folder doesn't store types. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  zip: 'application/zip',
  bin: 'application/octet-stream',
};

/** The folder for incomplete files, below the root; no key can name it. */
const UNFINISHED = '.unfinished';
/**
 * What earlier releases named such files, next to their targets; to be removed one release after
 * this one.
 */
const OLD_UNFINISHED = '.partial';
/** Anything older than this belongs to a process that was killed while writing. */
const ABANDONED_MS = HOUR_MS;

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Removes a file if no living process writes it. Others may sweep, or finish it, at the same time. */
async function removeOld(file: string, now: number): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && now - found.mtimeMs > ABANDONED_MS) await rm(file).catch(() => undefined);
}

/** Keeps files in a folder, which all processes must share. */
export class FolderStorage extends Storage {
  private sweptAt = 0;

  /** @param root absolute; created with the first file */
  constructor(private readonly root: string) {
    super();
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const file = this.fileOf(key);
    if (contentType !== this.typeOf(key)) {
      throw new RangeError(`A folder stores ${path.extname(key)} as ${this.typeOf(key)} only`);
    }
    const unfinished = path.join(this.root, UNFINISHED);
    for (const folder of [path.dirname(file), unfinished]) {
      await mkdir(folder, { recursive: true, mode: 0o750 });
    }
    await this.sweepNowAndThen(unfinished);
    const partial = path.join(unfinished, randomUUID());
    try {
      await this.write(partial, bytes);
      await rename(partial, file);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<OpenFile | null> {
    const handle = await this.open(key);
    if (handle === null) return null;
    try {
      const { size } = await handle.stat();
      const body = handle.createReadStream(range ? { start: range.start, end: range.end } : {});
      return { size, contentType: this.typeOf(key), body };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async head(key: string): Promise<StoredFile | null> {
    const handle = await this.open(key);
    if (handle === null) return null;
    try {
      const { size } = await handle.stat();
      return { size, contentType: this.typeOf(key) };
    } finally {
      await handle.close();
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  /** What a killed process left may contain someone's name, and no database row refers to it. */
  private async sweepNowAndThen(unfinished: string): Promise<void> {
    const now = Date.now();
    if (now - this.sweptAt < ABANDONED_MS) return;
    const isFirst = this.sweptAt === 0;
    this.sweptAt = now;
    for (const name of await readdir(unfinished)) await removeOld(path.join(unfinished, name), now);
    if (!isFirst) return;
    for (const name of await readdir(this.root, { recursive: true })) {
      if (name.endsWith(OLD_UNFINISHED)) await removeOld(path.join(this.root, name), now);
    }
  }

  private fileOf(key: string): string {
    return path.join(this.root, ...checkKey(key).split('/'));
  }

  private typeOf(key: string): string {
    return CONTENT_TYPES[path.extname(key).slice(1)] ?? 'application/octet-stream';
  }

  private async open(key: string): Promise<FileHandle | null> {
    try {
      return await open(this.fileOf(key), 'r');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Flushed to disk: once a file has its name, it's complete even after a power failure. */
  private async write(file: string, bytes: Uint8Array): Promise<void> {
    const handle = await open(file, 'wx', 0o640);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
