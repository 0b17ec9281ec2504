import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGateway } from '@prepward/gateway/gateway';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerPaySandbox } from './sandbox-routes.js';

let folder: string;
let sandbox: FastifyInstance;
let app: FastifyInstance;
let port: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-pay-'));
  sandbox = Fastify();
  sandbox.get('/*', ({ url }) => `sandbox ${url}`);
  const inside = new URL(await sandbox.listen({ host: '127.0.0.1', port: 0 }));
  app = await createGateway({
    apiPort: 1,
    faces: { kind: 'built', sites: [{ mount: '', folder }] },
    https: false,
    trustProxy: [],
    addRoutes: (gateway) => registerPaySandbox(gateway, Number(inside.port)),
  });
  port = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port;
});
afterAll(async () => {
  await app.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests the path exactly as written; `fetch` would normalize it. */
function answer(place: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      path: place,
      headers: { host: 'localhost', ...headers },
    };
    get(options, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve(response.statusCode === 200 ? body : String(response.statusCode)),
      );
    }).on('error', reject);
  });
}

/** A proxy on this machine forwards a request for someone elsewhere. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' };

const PAGES = [
  '/sandbox-pay/checkout/cs_sandbox_1a',
  '/sandbox-pay/checkout/cs_sandbox_1a?card=4242424242424242',
  '/sandbox-pay/checkout/cs_sandbox_1a/challenge',
  '/sandbox-pay/portal/bps_1',
  '/sandbox-pay/assets/page.css',
];

describe('the payment sandbox on the one origin', () => {
  it.each(PAGES)('shows %s to students wherever they are', async (url) => {
    expect(await answer(url, ELSEWHERE)).toBe(`sandbox ${url}`);
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
    expect(await answer(url, ELSEWHERE)).toBe('404');
  });

  it('lets this machine control it', async () => {
    expect(await answer('/sandbox-pay/control', {})).toBe('sandbox /sandbox-pay/control');
  });
});
