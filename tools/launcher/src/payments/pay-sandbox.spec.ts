import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { googleSandboxEnvironment, googleSandboxProcess } from '../google/google-sandbox.js';
import { sandboxEnvironment, sandboxProcess } from './pay-sandbox.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the payment sandbox', () => {
  it('is found at its port, and calls the api at its own', () => {
    const env = sandboxEnvironment(folder, 3010, 3001);
    expect(env).toEqual({
      SANDBOX_GATEWAY_PORT: '3010',
      SANDBOX_GATEWAY_URL: 'http://127.0.0.1:3010/sandbox-pay',
      SANDBOX_GATEWAY_KEY: expect.stringMatching(/^[\w-]{32}$/),
      SANDBOX_WEBHOOK_SECRET: expect.stringMatching(/^[\w-]{32}$/),
      SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:3001/api/v1/webhooks/sandbox',
    });
    expect(env.SANDBOX_GATEWAY_KEY).not.toBe(env.SANDBOX_WEBHOOK_SECRET);
    expect(new URL(sandboxProcess(3010).readyUrl).port).toBe('3010');
  });

  it('keeps its keys over a restart, for no one else to read', () => {
    const first = sandboxEnvironment(folder, 1, 2);
    expect(sandboxEnvironment(folder, 1, 2)).toEqual(first);
    const file = path.join(folder, 'pay-sandbox-keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const broken of ['{"key":"a"}', '{"webhookSecret":"a"}', '{"ke']) {
      writeFileSync(file, broken);
      const { SANDBOX_GATEWAY_KEY: key } = sandboxEnvironment(folder, 1, 2);
      expect(key).toHaveLength(32);
      expect(sandboxEnvironment(folder, 1, 2).SANDBOX_GATEWAY_KEY).toBe(key);
    }
  });
});

describe('the Google sandbox', () => {
  it('is found at its port, with a secret of each start', () => {
    const [one, two] = [googleSandboxEnvironment(3020), googleSandboxEnvironment(3020)];
    expect(one).toEqual({
      SANDBOX_GOOGLE_PORT: '3020',
      SANDBOX_GOOGLE_URL: 'http://127.0.0.1:3020/sandbox-google',
      SANDBOX_GOOGLE_SECRET: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(two.SANDBOX_GOOGLE_SECRET).not.toBe(one.SANDBOX_GOOGLE_SECRET);
    expect(new URL(googleSandboxProcess(3020).readyUrl).port).toBe('3020');
  });
});
