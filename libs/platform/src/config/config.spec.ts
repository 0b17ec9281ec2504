import { describe, expect, it } from '@jest/globals';
import { loadCommandConfig, loadConfig } from './config.js';
import { ConfigError } from './config-error.js';

const sound = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/prepward',
  SMTP_URL: 'smtp://127.0.0.1:25',
  AUTH_SIGNING_KEYS_FILE: '/tmp/keys.json',
};

describe('loadConfig', () => {
  it('needs little and has defaults for the rest', () => {
    const config = loadConfig(sound);
    expect(config.auth).toMatchObject({
      prefix: '/auth/v1',
      issuer: 'http://localhost:3000/auth/v1',
      autoconfirm: false,
      passwordMin: 6,
      mailIntervalSeconds: 60,
    });
    expect(config.redisUrl).toBeUndefined();
  });

  it('takes an empty variable for an unset one', () => {
    expect(loadConfig({ ...sound, REDIS_URL: '', API_PORT: '' }).api.port).toBe(3001);
  });

  it('names every wrong variable and what is expected', () => {
    const wrong = {
      ...sound,
      DATABASE_URL: 'mysql://x',
      AUTH_AUTOCONFIRM: 'yes',
      API_PORT: '99999',
    };
    expect(() => loadConfig(wrong)).toThrow(ConfigError);
    expect(() => loadConfig(wrong)).toThrow(
      /DATABASE_URL is wrong: expected a URL such as postgres/,
    );
    expect(() => loadConfig(wrong)).toThrow(/AUTH_AUTOCONFIRM is wrong/);
    expect(() => loadConfig(wrong)).toThrow(/API_PORT is wrong/);
  });

  it('says what is missing', () => {
    expect(() => loadConfig({ ...sound, SMTP_URL: undefined })).toThrow(/SMTP_URL is missing/);
    expect(() => loadConfig({ ...sound, AUTH_SIGNING_KEYS_FILE: undefined })).toThrow(
      /AUTH_SIGNING_KEYS_FILE is missing/,
    );
  });

  it('asks a command only for the database', () => {
    const config = loadCommandConfig({ DATABASE_URL: sound.DATABASE_URL });
    expect([config.mail.smtpUrl, config.auth.signing]).toEqual([undefined, undefined]);
    expect(() => loadCommandConfig({})).toThrow(/DATABASE_URL is missing/);
    expect(() => loadCommandConfig({ ...sound, SMTP_URL: 'http://x' })).toThrow(
      /SMTP_URL is wrong/,
    );
  });

  it.each(['https://prepward.example/', 'https://prepward.example//'])(
    'takes the public address without the slash at its end: %s',
    (url) => {
      const config = loadConfig({ ...sound, PUBLIC_URL: url });
      expect(config.publicUrl).toBe('https://prepward.example');
      expect(config.auth.issuer).toBe('https://prepward.example/auth/v1');
    },
  );

  it('keeps files in a folder, or in a bucket where one is named', () => {
    expect(loadConfig({ ...sound, STORAGE_DIR: '/srv/files' }).storage).toEqual({
      kind: 'folder',
      folder: '/srv/files',
    });
    const bucket = { ...sound, STORAGE_S3_BUCKET: 'prepward', STORAGE_S3_ACCESS_KEY_ID: 'me' };
    expect(loadConfig({ ...bucket, STORAGE_S3_SECRET_ACCESS_KEY: 'x' }).storage).toMatchObject({
      kind: 's3',
      bucket: 'prepward',
      region: 'us-east-1',
      credentials: { accessKeyId: 'me', secretAccessKey: 'x' },
    });
    expect(() => loadConfig(bucket)).toThrow(/STORAGE_S3_SECRET_ACCESS_KEY is missing/);
    expect(() => loadConfig({ ...sound, STORAGE_S3_BUCKET: 'A bucket' })).toThrow(
      /STORAGE_S3_BUCKET is wrong: expected the name of a bucket/,
    );
  });

  it('never repeats a value, which may be a secret', () => {
    const wrong = { ...sound, DATABASE_URL: 'mysql://user:hunter2@host' };
    expect(() => loadConfig(wrong)).not.toThrow(/hunter2/);
  });
});
