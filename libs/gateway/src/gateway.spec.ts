import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { closeGateway, createGateway, type GatewayOptions } from './gateway.js';

let folder: string;
const open: FastifyInstance[] = [];
const servers: Server[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-gateway-'));
  writeFileSync(path.join(folder, 'index.html'), '<script>go()</script>');
});
afterEach(async () => {
  for (const gateway of open.splice(0)) await closeGateway(gateway);
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server that answers with its name and the requested URL. @returns its port */
async function named(name: string, delayMs = 0): Promise<number> {
  const server = createServer(async (request, response) => {
    await sleep(delayMs);
    response.end(`${name} ${request.url}`);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function start(options: Partial<GatewayOptions>): Promise<string> {
  const gateway = await createGateway({
    apiPort: 1,
    faces: { kind: 'built', sites: [{ mount: '', folder }] },
    https: false,
    trustProxy: [],
    ...options,
  });
  open.push(gateway);
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

describe('the one origin', () => {
  it('is told whether it is https, and where the captcha’s script is', async () => {
    const plain = (await fetch(await start({}))).headers;
    const secure = (
      await fetch(await start({ https: true, captchaOrigin: 'https://captcha.example' }))
    ).headers;
    expect(plain.get('strict-transport-security')).toBeNull();
    expect(secure.get('strict-transport-security')).toContain('max-age=31536000');
    expect(plain.get('content-security-policy')).not.toContain('captcha.example');
    expect(secure.get('content-security-policy')).toContain('captcha.example');
  });

  it.each([
    ['POST', '/'],
    ['DELETE', '/management_support'],
    ['OPTIONS', '/about'],
    ['PROPFIND', '/api/v1/me'],
  ])('refuses %s of %s in its own words', async (method, place) => {
    const answer = await fetch((await start({})) + place, { method });
    expect(answer.status).toBe(405);
    expect(await answer.json()).toEqual({
      code: 'METHOD_NOT_ALLOWED',
      message: "This address doesn't support that method.",
    });
  });

  it('refuses a body that no page takes in its own words, and doesn’t wait for it', async () => {
    const answer = await fetch(await start({}), {
      method: 'POST',
      body: 'x'.repeat(2_000_000),
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
    expect(await answer.json()).toEqual({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The request is too large.',
    });
  });

  it.each(['x', 'application/json, text/plain'])(
    'refuses a body of the type "%s" in its own words',
    async (type) => {
      const answer = await fetch(`${await start({})}/api/v1/attempts`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({
        code: 'UNSUPPORTED_MEDIA_TYPE',
        message: 'Expected a JSON body.',
      });
    },
  );

  it('says nothing of what went wrong within', async () => {
    const at = await start({
      addRoutes: (app) => {
        app.get('/broken', () => {
          throw new Error(`can't read ${folder}`);
        });
      },
    });
    const answer = await fetch(`${at}/broken`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong on our side.',
    });
  });

  it('hands the api every path below its own, and no other', async () => {
    const at = await start({ apiPort: await named('api') });
    for (const place of ['/api/v1/x?a=1', '/auth/v1/token']) {
      expect(await (await fetch(at + place)).text()).toBe(`api ${place}`);
    }
    expect(await (await fetch(`${at}/apiary`)).text()).not.toContain('api ');
  });

  it('leads to the servers of a developer, each with its own paths', async () => {
    const faces = {
      kind: 'vite' as const,
      webPort: await named('web'),
      adminPort: await named('admin'),
    };
    const at = await start({ faces });
    const text = async (place: string) => (await fetch(at + place)).text();
    expect(await text('/about?x=1')).toBe('web /about?x=1');
    expect(await text('/management_support/users')).toBe('admin /management_support/users');
    // Signed-out staff are sent to /admin: a redirect from there would send them around in circles.
    for (const place of ['/management_support', '/admin']) {
      expect(await text(place)).toBe('admin /management_support');
    }
  });

  it('has routes of its own where it is given some', async () => {
    const at = await start({
      addRoutes: (app) => void app.get('/mails', async () => 'caught'),
    });
    expect(await (await fetch(`${at}/mails`)).text()).toBe('caught');
  });
});

describe('the end', () => {
  it('comes when running requests are answered, and waits for no idle connection', async () => {
    const at = await start({ apiPort: await named('api', 300) });
    const [gateway] = open.splice(0);
    const server = servers.at(-1);
    const reached = new Promise((resolve) => server?.once('request', resolve));
    const running = fetch(`${at}/api/v1/x`);
    await reached;
    const startedAt = Date.now();
    if (gateway) await closeGateway(gateway);
    expect(await (await running).text()).toBe('api /api/v1/x');
    expect(Date.now() - startedAt).toBeLessThan(9_000);
    await expect(fetch(at)).rejects.toThrow();
  });
});
