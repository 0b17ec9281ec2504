import { uploadKey } from '@prepward/browser/storage-keys';
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
import { type RouteRequest, routeRequest } from '@prepward/contracts/route-request';
import { HttpError } from 'react-admin';
import type { Session } from '../session/session.js';

/** How many times a piece that doesn't arrive is sent, with pauses of 1, 2, 4… seconds. */
const TRIES = 5;
const FIRST_PAUSE_MS = 1_000;
/** How often we ask the server whether it has checked the file, ms. */
const POLL_MS = 700;

/** Why a file wasn't uploaded, in words for staff. */
export class UploadError extends Error {
  /** @param fileId for a duplicate, the file that already exists */
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
  /** Progress, 0 to 1; 1 while the server checks the file. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  wait?: (ms: number) => Promise<void>;
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function refusalOf(file: File): string | undefined {
  if (!/\.pdf$/i.test(file.name)) return 'Choose a PDF: its name ends in .pdf.';
  if (!FILE_NAME.test(file.name)) return 'Rename the file: its name has characters we can’t store.';
  if (file.size === 0) return 'This file is empty.';
  if (file.size > FILE_MAX_BYTES) {
    return `This file is ${Math.ceil(file.size / 1024 / 1024)} MB. The limit is ${FILE_MAX_TEXT}.`;
  }
  return undefined;
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function call(
  { session, fetch: send, signal }: UploadTools,
  { method, path, body }: RouteRequest,
  piece?: Blob,
): Promise<FileUpload> {
  const token = await session.accessToken();
  if (token === null) throw new HttpError('Please sign in again.', 401);
  const type = piece === undefined ? 'application/json' : 'application/octet-stream';
  const content = piece ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await send(path, {
    method,
    signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(content === undefined ? {} : { 'content-type': type }),
    },
    ...(content === undefined ? {} : { body: content }),
  });
  const answer: unknown = response.status === 204 ? {} : await response.json();
  if (response.ok) return answer as FileUpload;
  const code: unknown = Reflect.get(answer as object, 'code');
  // A server error may pass in a moment; a refusal won't.
  if (response.status >= 500) throw new TypeError(`answered ${response.status}`);
  if (response.status === 401 || response.status === 403) {
    throw new HttpError(`answered ${response.status}`, response.status, answer);
  }
  throw new UploadError(errorWords(typeof code === 'string' ? code : undefined));
}

const isFinal = (error: unknown) => error instanceof UploadError || error instanceof HttpError;

/** Tries again after a pause when no answer came; a refusal is final. */
async function insist<T>(tools: UploadTools, work: () => Promise<T>): Promise<T> {
  const { signal, wait = later } = tools;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (isFinal(error) || signal.aborted) throw error;
      if (tries === TRIES) {
        throw new UploadError('The connection was lost. Choose the same file again to continue.');
      }
      await wait(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}

/** An interrupted upload of the same file, with how much of it arrived. */
async function known(tools: UploadTools, key: string): Promise<FileUpload | undefined> {
  const id = localArea.get(key);
  if (id === null) return undefined;
  try {
    const upload = await insist(tools, () =>
      call(tools, routeRequest('admin.fileUpload', { params: { id } })),
    );
    return upload.state === 'receiving' || upload.state === 'checking' ? upload : undefined;
  } catch (error) {
    if (error instanceof UploadError) return undefined;
    throw error;
  }
}

async function looked(tools: UploadTools, upload: FileUpload): Promise<FileUpload> {
  const { wait = later } = tools;
  const look = routeRequest('admin.fileUpload', { params: { id: upload.id } });
  let now = upload;
  while (now.state === 'checking') {
    await wait(POLL_MS);
    now = await insist(tools, () => call(tools, look));
  }
  return now;
}

/**
 * Sends a file in pieces; a piece whose connection breaks is sent again. An upload that was interrupted,
 * even by a reload, continues where it stopped when the same file is chosen again.
 *
 * @param fileId the file that gets a new version
 * @returns the id of the file
 * @throws UploadError with what is wrong, in words; HttpError 401 or 403 where the account may not
 *   upload anymore; DOMException when the signal ended it
 */
export async function uploadFile(file: File, tools: UploadTools, fileId?: string): Promise<string> {
  const refusal = refusalOf(file);
  if (refusal !== undefined) throw new UploadError(refusal);
  const hash = await hashOf(file);
  const key = uploadKey(hash, fileId);
  const { name, size: bytes } = file;
  const body = { name, bytes, hash, ...(fileId === undefined ? {} : { fileId }) };
  const begin = routeRequest('admin.beginFileUpload', { body });
  let upload = (await known(tools, key)) ?? (await insist(tools, () => call(tools, begin)));
  const { id } = upload;
  localArea.set(key, id);
  const all = chunksOf(bytes);
  for (let n = upload.chunks; n < all; n++) {
    const piece = file.slice(n * FILE_CHUNK_BYTES, (n + 1) * FILE_CHUNK_BYTES);
    const send = routeRequest('admin.sendFileChunk', { params: { id, n } });
    upload = await insist(tools, () => call(tools, send, piece));
    tools.onProgress((n + 1) / all);
  }
  upload = await insist(tools, () =>
    call(tools, routeRequest('admin.finishFileUpload', { params: { id } })),
  );
  upload = await looked(tools, upload);
  localArea.remove(key);
  if (upload.state === 'taken' && upload.fileId !== null) return upload.fileId;
  const { problem } = upload;
  throw new UploadError(
    problem === null ? errorWords(undefined) : FILE_PROBLEM_WORDS[problem],
    upload.fileId,
  );
}
