import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGateway } from '@prepward/gateway/gateway';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerPaySandbox } from './sandbox-routes.js';

let folder: string;
let sandbox: FastifyInstance;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-pay-'));
  sandbox = Fastify();
  sandbox.get('/*', ({ url }) => `sandbox ${url}`);
  await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const [address] = sandbox.addresses();
  app = await createGateway({
    apiPort: 1,
    faces: { kind: 'built', sites: [{ mount: '', folder }] },
    https: false,
    trustProxy: [],
    addRoutes: (gateway) => registerPaySandbox(gateway, address?.port ?? 0),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

async function answer(url: string, remoteAddress: string): Promise<string> {
  const { statusCode, body } = await app.inject({
    url,
    remoteAddress,
    headers: { host: 'localhost' },
  });
  return statusCode === 200 ? body : String(statusCode);
}

const PAGES = [
  '/sandbox-pay/checkout/cs_sandbox_1a',
  '/sandbox-pay/checkout/cs_sandbox_1a?card=4242424242424242',
  '/sandbox-pay/checkout/cs_sandbox_1a/challenge',
  '/sandbox-pay/portal/bps_1',
  '/sandbox-pay/assets/page.css',
];

describe('the payment sandbox on the one origin', () => {
  it.each(PAGES)('shows %s to students wherever they are', async (url) => {
    expect(await answer(url, '203.0.113.9')).toBe(`sandbox ${url}`);
  });

  it.each([
    '/sandbox-pay/control',
    '/sandbox-pay/v1/clock',
    '/sandbox-pay/checkout/../control',
    '/sandbox-pay/checkout/..%2fcontrol',
    '/sandbox-pay/checkout/x/../../v1/clock',
    '/sandbox-pay/assets/..',
    '/sandbox-pay/checkout/x%0a/../control',
    '/sandbox-pay//control',
  ])('keeps %s for this machine', async (url) => {
    expect(await answer(url, '203.0.113.9')).toBe('404');
  });

  it('lets this machine control it', async () => {
    expect(await answer('/sandbox-pay/control', '127.0.0.1')).toBe('sandbox /sandbox-pay/control');
  });
});
