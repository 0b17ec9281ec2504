import { localArea } from '@prepward/browser/web-storage';
import type { FileUpload } from '@prepward/contracts/admin-files';
import { errorWords } from '@prepward/contracts/error-words';
import {
  chunksOf,
  FILE_CHUNK_BYTES,
  FILE_MAX_BYTES,
  FILE_MAX_TEXT,
  FILE_NAME,
  FILE_PROBLEM_WORDS,
} from '@prepward/contracts/file-rules';
import { ADMIN_PREFIX } from '@prepward/contracts/route-addresses';
import type { Session } from '../session/session.js';

const UPLOADS = `${ADMIN_PREFIX}/file-uploads`;
/** A piece that doesn't arrive is sent again so often, after 1, 2, 4… seconds. */
const TRIES = 5;
const FIRST_PAUSE_MS = 1_000;
/** How often the server is asked whether it has looked at the file, ms. */
const POLL_MS = 700;

/** Says in words for staff why a file was not uploaded. */
export class UploadError extends Error {
  /** @param fileId the file that is there already, of a duplicate */
  constructor(
    message: string,
    readonly fileId: string | null = null,
  ) {
    super(message);
  }
}

/** What an upload needs of the page around it; tests give their own. */
export interface UploadTools {
  session: Pick<Session, 'accessToken'>;
  fetch: typeof fetch;
  /** How far it is, 0 to 1; 1 while the server looks at the file. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  wait?: (ms: number) => Promise<void>;
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function refusalOf(file: File): string | undefined {
  if (!/\.pdf$/i.test(file.name)) return 'Choose a PDF: its name ends in .pdf.';
  if (!FILE_NAME.test(file.name)) return 'Rename the file: its name has signs that we can’t keep.';
  if (file.size === 0) return 'This file is empty.';
  if (file.size > FILE_MAX_BYTES) {
    return `This file has ${Math.ceil(file.size / 1024 / 1024)} MB. A file may have ${FILE_MAX_TEXT} at most.`;
  }
  return undefined;
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function call(
  { session, fetch: send, signal }: UploadTools,
  method: string,
  path: string,
  body?: object | Blob,
): Promise<FileUpload> {
  const token = await session.accessToken();
  if (token === null) throw new UploadError('Please sign in again.');
  const type = body instanceof Blob ? 'application/octet-stream' : 'application/json';
  const response = await send(`${UPLOADS}${path}`, {
    method,
    signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? {} : await response.json();
  if (response.ok) return answer as FileUpload;
  const code: unknown = Reflect.get(answer as object, 'code');
  // A fault of the server may be over in a moment; a refusal won't.
  if (response.status >= 500) throw new TypeError(`answered ${response.status}`);
  throw new UploadError(errorWords(typeof code === 'string' ? code : undefined));
}

/** Again after a pause where no answer came; what the server refuses is final. */
async function insist<T>(tools: UploadTools, work: () => Promise<T>): Promise<T> {
  const { signal, wait = later } = tools;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof UploadError || signal.aborted) throw error;
      if (tries === TRIES) {
        throw new UploadError('The connection broke. Choose the same file again to go on.');
      }
      await wait(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}

/** An upload of the same file that was broken off, as far as it came. */
async function known(tools: UploadTools, key: string): Promise<FileUpload | undefined> {
  const id = localArea.get(key);
  if (id === null) return undefined;
  try {
    const upload = await insist(tools, () => call(tools, 'GET', `/${id}`));
    return upload.state === 'receiving' || upload.state === 'checking' ? upload : undefined;
  } catch (error) {
    if (error instanceof UploadError) return undefined;
    throw error;
  }
}

async function looked(tools: UploadTools, upload: FileUpload): Promise<FileUpload> {
  const { wait = later } = tools;
  let now = upload;
  while (now.state === 'checking') {
    await wait(POLL_MS);
    now = await insist(tools, () => call(tools, 'GET', `/${upload.id}`));
  }
  return now;
}

/**
 * Sends a file in pieces, each again by itself when the connection breaks. A file whose upload was
 * broken off, by a reload too, goes on where it stopped when it's chosen again.
 *
 * @param fileId of the file that gets a new version
 * @returns the id of the file
 * @throws UploadError with what is wrong, in words; DOMException when the signal ended it
 */
export async function uploadFile(file: File, tools: UploadTools, fileId?: string): Promise<string> {
  const refusal = refusalOf(file);
  if (refusal !== undefined) throw new UploadError(refusal);
  const hash = await hashOf(file);
  const key = `upload ${hash} ${fileId ?? ''}`;
  const { name, size: bytes } = file;
  const body = { name, bytes, hash, ...(fileId === undefined ? {} : { fileId }) };
  let upload =
    (await known(tools, key)) ?? (await insist(tools, () => call(tools, 'POST', '', body)));
  localArea.set(key, upload.id);
  const all = chunksOf(bytes);
  for (let n = upload.chunks; n < all; n++) {
    const piece = file.slice(n * FILE_CHUNK_BYTES, (n + 1) * FILE_CHUNK_BYTES);
    upload = await insist(tools, () => call(tools, 'PUT', `/${upload.id}/chunks/${n}`, piece));
    tools.onProgress((n + 1) / all);
  }
  upload = await insist(tools, () => call(tools, 'POST', `/${upload.id}/finish`));
  upload = await looked(tools, upload);
  localArea.remove(key);
  if (upload.state === 'taken' && upload.fileId !== null) return upload.fileId;
  const { problem } = upload;
  throw new UploadError(
    problem === null ? errorWords(undefined) : FILE_PROBLEM_WORDS[problem],
    upload.fileId,
  );
}
