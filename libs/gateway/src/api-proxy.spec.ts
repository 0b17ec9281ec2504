import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { closeGateway, createGateway } from './gateway.js';

let api: Server;
let seen: IncomingHttpHeaders;
let answer: { status: number; headers: Record<string, string> };
let asked: number;
/** The api breaks off instead of answering. */
let breaksOff: boolean;

beforeEach(async () => {
  answer = { status: 200, headers: {} };
  [asked, breaksOff] = [0, false];
  api = createServer((request, response) => {
    seen = request.headers;
    asked += 1;
    if (breaksOff) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, answer.headers).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => api.close(resolve)));

/** One request through its own gateway. */
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

const CLAIMS = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'site.example',
};

describe('the api behind the gateway', () => {
  it("never sees the visitor's own claims about his address", async () => {
    await ask([], CLAIMS);
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(seen['x-forwarded-host']).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  it('sees what a trusted proxy in front says', async () => {
    await ask(['loopback'], CLAIMS);
    expect(seen).toMatchObject(CLAIMS);
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

  it('is asked once, and where it breaks off the visitor is told to come back', async () => {
    breaksOff = true;
    const response = await ask([]);
    expect([response.status, asked]).toEqual([503, 1]);
    expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('keeps how it holds its connection to itself', async () => {
    answer = {
      status: 200,
      headers: { connection: 'close', 'keep-alive': 'timeout=777', etag: '"1"' },
    };
    const { headers } = await ask([]);
    expect(headers.get('etag')).toBe('"1"');
    expect(headers.get('connection')).not.toBe('close');
    expect(headers.get('keep-alive')).not.toBe('timeout=777');
  });
});
