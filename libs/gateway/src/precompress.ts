import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const WORTH_COMPRESSING = /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest|map|ico|wasm)$/;
/** Smaller files fit into one packet anyway. */
const SMALLEST = 1_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

function isFresh(copy: string, source: string): boolean {
  const made = statSync(copy, { throwIfNoEntry: false });
  return made !== undefined && made.mtimeMs >= statSync(source).mtimeMs;
}

async function put(file: string, content: Buffer): Promise<void> {
  const half = `${file}.${process.pid}.tmp`;
  await writeFile(half, content);
  renameSync(half, file);
}

async function compressFile(file: string): Promise<void> {
  if (isFresh(`${file}.br`, file) && isFresh(`${file}.gz`, file)) return;
  const content = await readFile(file);
  if (content.length < SMALLEST) {
    for (const stale of [`${file}.br`, `${file}.gz`]) rmSync(stale, { force: true });
    return;
  }
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  const [small, older] = await Promise.all([
    brotli(content, quality),
    gzipped(content, { level: 9 }),
  ]);
  await Promise.all([put(`${file}.br`, small), put(`${file}.gz`, older)]);
}

/**
 * Writes a .br and a .gz next to each compressible file of a built site, if missing or outdated, so that
 * no request pays for compression. A folder that can't be written to is served as is.
 */
export async function precompress(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const wanted = files
    .filter((entry) => entry.isFile() && WORTH_COMPRESSING.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  try {
    // Four at a time, as many as zlib has threads.
    for (let at = 0; at < wanted.length; at += 4) {
      await Promise.all(wanted.slice(at, at + 4).map(compressFile));
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EROFS' && code !== 'EACCES' && code !== 'EPERM') throw error;
  }
}
