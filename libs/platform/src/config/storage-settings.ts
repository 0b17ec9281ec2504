import { resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.js';
import { flag } from './variables.js';

/** Environment variables about where files are kept. */
export const storageVariables = {
  /** Where files are kept: a folder that api and worker share … */
  STORAGE_DIR: z.string().min(1).default('.data/files'),
  /** … or, if this is set, an S3-compatible bucket. */
  STORAGE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  /** If unset, Amazon's. */
  STORAGE_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'a URL such as https://s3.example' })
    .optional(),
  STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  /** If neither is set, the SDK looks for the credentials of the machine's own role. */
  STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * Puts the bucket in the path instead of the host name, as most servers other than Amazon's need
   * it.
   */
  STORAGE_S3_PATH_STYLE: flag.default(false),
};

type Variables = z.infer<z.ZodObject<typeof storageVariables>>;

/** A bucket, and how to get at it. */
export interface S3Settings {
  kind: 's3';
  bucket: string;
  endpoint: string | undefined;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  pathStyle: boolean;
}

/** A folder that api and worker share, or a bucket. */
export type StorageSettings = { kind: 'folder'; folder: string } | S3Settings;

/**
 * Where files are kept.
 *
 * @throws ConfigError when half of the bucket's key is missing
 */
export function storageSettings(env: Variables): StorageSettings {
  const { STORAGE_S3_ACCESS_KEY_ID: id, STORAGE_S3_SECRET_ACCESS_KEY: secret } = env;
  if (env.STORAGE_S3_BUCKET === undefined) {
    return { kind: 'folder', folder: resolve(env.STORAGE_DIR) };
  }
  if ((id === undefined) !== (secret === undefined)) {
    const missing = id === undefined ? 'STORAGE_S3_ACCESS_KEY_ID' : 'STORAGE_S3_SECRET_ACCESS_KEY';
    throw new ConfigError(`${missing} is missing: expected both halves of the key, or neither`);
  }
  return {
    kind: 's3',
    bucket: env.STORAGE_S3_BUCKET,
    endpoint: env.STORAGE_S3_ENDPOINT,
    region: env.STORAGE_S3_REGION,
    credentials:
      id === undefined || secret === undefined
        ? undefined
        : { accessKeyId: id, secretAccessKey: secret },
    pathStyle: env.STORAGE_S3_PATH_STYLE,
  };
}
