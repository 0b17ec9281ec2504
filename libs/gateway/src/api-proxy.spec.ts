import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closeGateway, createGateway } from './gateway.js';

let api: Server;
let seen: IncomingHttpHeaders;
let answer: { status: number; headers: Record<string, string> };

beforeEach(async () => {
  answer = { status: 200, headers: {} };
  api = createServer((request, response) => {
    seen = request.headers;
    response.writeHead(answer.status, answer.headers).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => api.close(resolve)));

/** One request through a gateway of its own. */
async function ask(trustProxy: string[], headers: Record<string, string> = {}) {
  const gateway = await createGateway({
    apiPort: (api.address() as AddressInfo).port,
    faces: { kind: 'built', sites: [{ mount: '', folder: tmpdir() }] },
    https: false,
    trustProxy,
  });
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await fetch(`${address}/api/v1/x`, { headers });
  } finally {
    await closeGateway(gateway);
  }
}

const CLAIMS = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' };

describe('the api behind the gateway', () => {
  it("never sees the visitor's own claims about his address", async () => {
    await ask([], CLAIMS);
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  });

  it('sees what a trusted proxy in front says', async () => {
    await ask(['loopback'], CLAIMS);
    expect(seen).toMatchObject({ 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' });
  });

  it('does not see what a proxy says that is not on the list', async () => {
    await ask(['10.0.0.0/8'], CLAIMS);
    expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('keeps its own policy, such as the one with a nonce of the queue board', async () => {
    const policy = "default-src 'self'; script-src 'self' 'nonce-abc'";
    answer = { status: 200, headers: { 'content-security-policy': policy } };
    expect((await ask([])).headers.get('content-security-policy')).toBe(policy);
  });

  it('passes its 503 on at once', async () => {
    answer = { status: 503, headers: { 'retry-after': '30' } };
    const startedAt = Date.now();
    const response = await ask([]);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });
});
