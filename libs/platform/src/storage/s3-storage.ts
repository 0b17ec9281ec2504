import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/index.js';
import { type ByteRange, checkKey, type OpenFile, Storage, type StoredFile } from './storage.js';

/** A server that doesn't answer within this time, ms, is asked again before giving up. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** The size of the whole file: for a range, `Content-Range` gives it after the slash. */
function sizeOf(contentRange: string | undefined, contentLength: number | undefined): number {
  return Number(contentRange?.split('/')[1] ?? contentLength ?? 0);
}

const BYTES = 'application/octet-stream';

/** Keeps files in a bucket. An operator makes the bucket, and it is private. */
export class S3Storage extends Storage {
  private readonly client: S3Client;

  constructor(private readonly settings: S3Settings) {
    super();
    const { endpoint, region, credentials, pathStyle } = settings;
    this.client = new S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(credentials === undefined ? {} : { credentials }),
      forcePathStyle: pathStyle,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
      // Servers other than Amazon's don't support its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ ...this.object(key), Body: bytes, ContentType: contentType }),
    );
  }

  async get(key: string, range?: ByteRange): Promise<OpenFile | null> {
    const wanted = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
    return this.unlessMissing(async () => {
      const found = await this.client.send(
        new GetObjectCommand({ ...this.object(key), ...wanted }),
      );
      if (!(found.Body instanceof Readable)) throw new Error('The storage sent no file');
      return {
        body: found.Body,
        size: sizeOf(found.ContentRange, found.ContentLength),
        contentType: found.ContentType ?? BYTES,
      };
    });
  }

  async head(key: string): Promise<StoredFile | null> {
    return this.unlessMissing(async () => {
      const found = await this.client.send(new HeadObjectCommand(this.object(key)));
      return { size: found.ContentLength ?? 0, contentType: found.ContentType ?? BYTES };
    });
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(key)));
  }

  private object(key: string) {
    return { Bucket: this.settings.bucket, Key: checkKey(key) };
  }

  private async unlessMissing<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}
