import { StreamableFile } from '@nestjs/common';
import { byteRange, namesVersion } from './byte-range.js';
import type { Storage } from './storage.js';

/** What is read from a request for a file; header names in lowercase, as in Node. */
export interface FileRequest {
  method?: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whether a file is fetched from the beginning: later ranges belong to a download in progress. */
export function isFromStart({ method, headers }: FileRequest): boolean {
  const range = headers.range;
  if (method === 'HEAD') return false;
  return range === undefined || /^bytes=0-/.test(String(range));
}

/** What is needed of the reply. */
export interface FileReply {
  header(name: string, value: string): unknown;
  status(code: number): unknown;
}

/** A stored file as it's sent. */
export interface SentFile {
  /** Its key in the storage. */
  key: string;
  /** Hash of its content: identifies the version. */
  hash: string;
  /** All of it. */
  bytes: number;
  type: string;
  /** The file name for saving it. */
  name: string;
  /** Shown in the browser, or kept as a file. */
  disposition: 'inline' | 'attachment';
  /** Who may cache the response, and for how long. */
  cacheControl: string;
}

/**
 * PDF viewers built into browsers need these two; nothing else may load or run, and no other site
 * may frame the file.
 */
const FILE_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function one(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Sends a stored file, or the requested range of it.
 *
 * @returns undefined if the reader has this version, or requests a range outside it; null if the
 * file is missing now
 */
export async function sendFile(
  storage: Storage,
  file: SentFile,
  request: FileRequest,
  reply: FileReply,
): Promise<StreamableFile | undefined | null> {
  const etag = `"${file.hash}"`;
  const headers = {
    etag,
    'cache-control': file.cacheControl,
    'accept-ranges': 'bytes',
    'content-security-policy': FILE_POLICY,
  };
  const answerWith = (status: number, contentRange?: string) => {
    for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    if (contentRange !== undefined) reply.header('content-range', `bytes ${contentRange}`);
    reply.status(status);
  };
  if (namesVersion(one(request.headers['if-none-match']), etag)) {
    answerWith(304);
    return undefined;
  }
  const condition = one(request.headers['if-range']);
  const asked = condition === undefined || condition === etag ? request.headers.range : undefined;
  const range = byteRange(one(asked), file.bytes);
  if (range === 'outside') {
    answerWith(416, `*/${file.bytes}`);
    return undefined;
  }
  const stored = await storage.get(file.key, range);
  if (stored === null) return null;
  if (range === undefined) answerWith(200);
  else answerWith(206, `${range.start}-${range.end}/${file.bytes}`);
  return new StreamableFile(stored.body, {
    type: file.type,
    disposition: `${file.disposition}; filename="${file.name}"`,
    length: range === undefined ? file.bytes : range.end - range.start + 1,
  });
}
