import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routeRequest } from '@prepward/contracts/route-request';
import { BASE_PATH, HEALTH_PATH } from '@prepward/pay-sandbox/paths';
import type { AppProcess } from '../app-processes.js';

/** Settings by which api, worker and the payment sandbox find and trust each other. */
export interface SandboxEnvironment {
  SANDBOX_GATEWAY_PORT: string;
  SANDBOX_GATEWAY_URL: string;
  SANDBOX_GATEWAY_KEY: string;
  SANDBOX_WEBHOOK_SECRET: string;
  SANDBOX_WEBHOOK_URL: string;
}

interface Keys {
  key: string;
  webhookSecret: string;
}

/** Made at the first start and kept, so that webhooks pending across a restart are still accepted. */
function keysIn(dataDir: string): Keys {
  const file = path.join(dataDir, 'pay-sandbox-keys.json');
  try {
    const { key, webhookSecret } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
    if (key && webhookSecret) return { key, webhookSecret };
  } catch {
    // Not there, or cut short: the sandbox and its callers get new ones together.
  }
  const random = () => randomBytes(24).toString('base64url');
  const keys = { key: random(), webhookSecret: random() };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

/** @param apiPort where webhooks go, on this machine */
export function sandboxEnvironment(
  dataDir: string,
  port: number,
  apiPort: number,
): SandboxEnvironment {
  const { key, webhookSecret } = keysIn(dataDir);
  const webhook = routeRequest('billing.webhook', { params: { gateway: 'sandbox' } });
  return {
    SANDBOX_GATEWAY_PORT: String(port),
    SANDBOX_GATEWAY_URL: `http://127.0.0.1:${port}${BASE_PATH}`,
    SANDBOX_GATEWAY_KEY: key,
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${apiPort}${webhook.path}`,
  };
}

/** The sandbox as one of the processes of `npm start`. */
export function sandboxProcess(port: number): AppProcess {
  return {
    name: 'prepward-pay-sandbox',
    source: 'tools/pay-sandbox/src/main.ts',
    readyUrl: `http://127.0.0.1:${port}${HEALTH_PATH}`,
  };
}
