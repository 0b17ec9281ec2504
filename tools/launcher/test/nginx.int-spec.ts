import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BodyRule } from '@prepward/contracts/body-rules';
import { BODY_LIMIT } from '@prepward/contracts/http-limits';
import { hasNginx, startNginx, type TestNginx } from './nginx.js';

jest.setTimeout(60_000);

/** Routes that accept larger bodies than others. */
const BODIES: BodyRule[] = [
  { method: 'POST', path: '/api/v1/hooks/:name', limit: 2 * BODY_LIMIT, form: 'bytes' },
  { method: 'POST', path: '/api/v1/files/:id', limit: 3 * BODY_LIMIT, form: 'stream' },
];

let api: Server;
let seen: { url: string; headers: IncomingHttpHeaders; body: string }[];
let nginx: TestNginx;

beforeAll(async () => {
  if (!hasNginx()) return;
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url = '', headers } = request;
    seen.push({ url, headers, body: Buffer.concat(chunks).toString() });
    response.end('ok');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  nginx = await startNginx((api.address() as AddressInfo).port, BODIES);
});
afterAll(async () => {
  await nginx?.stop();
  api?.close();
});
beforeEach(() => {
  seen = [];
});

/** Sends some bytes, and reads until the connection ends. */
function say(start: string, localAddress = '127.0.0.1') {
  return new Promise<{ text: string; ms: number }>((resolve) => {
    const startedAt = Date.now();
    let text = '';
    const socket = connect({ port: nginx.port, host: '127.0.0.1', localAddress });
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve({ text, ms: Date.now() - startedAt }));
    socket.write(start);
  });
}

const post = (headers: string, body = '') =>
  `POST /api/v1/x HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;

async function redirect(place: string): Promise<[number, string | null]> {
  const answer = await fetch(`http://127.0.0.1:${nginx.port}${place}`, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

// Skipped if there is no nginx; the image of docker/web.Dockerfile includes it.
(hasNginx() ? describe : describe.skip)('nginx in front of the api', () => {
  it.each([
    ['is announced', post('Content-Length: 100000')],
    ['comes in chunks', post('Transfer-Encoding: chunked', `20000\r\n${'x'.repeat(0x20000)}\r\n`)],
  ])('refuses a body over the limit at once when it %s', async (_how, start) => {
    const { text, ms } = await say(start);
    expect(text).toMatch(/^HTTP\/1.1 413 .*Connection: close.*"code":"PAYLOAD_TOO_LARGE"/s);
    expect(ms).toBeLessThan(5_000);
    expect(seen).toEqual([]);
  });

  it.each([
    ['/api/v1/x', BODY_LIMIT],
    ['/api/v1/hooks/bank', 2 * BODY_LIMIT],
    ['/api/v1/files/7', 3 * BODY_LIMIT],
  ])('hands on to %s a body of %i bytes, and none that is larger', async (place, limit) => {
    const send = (size: number) =>
      fetch(`http://127.0.0.1:${nginx.port}${place}`, { method: 'POST', body: 'y'.repeat(size) });
    expect((await send(limit)).status).toBe(200);
    expect(seen[0]?.body).toHaveLength(limit);
    expect((await send(limit + 1)).status).toBe(413);
    expect(seen).toHaveLength(1);
  });

  it.each([
    [
      'both a length and chunks',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    ],
    ['two lengths', post('Content-Length: 4\r\nContent-Length: 5', 'abcde')],
    ['an unknown coding', post('Transfer-Encoding: chunky\r\nConnection: close', '0\r\n\r\n')],
    ['a header with a space', post('Content-Length : 4', 'abcd')],
    ['a head that is too large', post(`X-A: ${'a'.repeat(40_000)}`)],
  ])('refuses a request with %s', async (_what, start) => {
    const { text } = await say(start);
    expect(text).toMatch(/^HTTP\/1.1 (400|501) /);
    expect(text.match(/HTTP\/1.1/g)).toHaveLength(1);
    expect(seen).toEqual([]);
  });

  it.each([
    ['leaves the site', 'GET /..%2f..%2fpackage.json'],
    ['leaves the site before the api', 'GET /api/../../metrics'],
    ['holds a zero byte', 'GET /api/v1/attempts/%00'],
    ['is badly encoded', 'GET /api/v1/attempts/%zz'],
    ['is that of another server', 'CONNECT 127.0.0.1:22'],
  ])('refuses in words an address that %s', async (_what, line) => {
    const { text } = await say(`${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1.1 400 .*"code":"VALIDATION_FAILED"/s);
    expect(seen).toEqual([]);
  });

  it('says in JSON that a request is malformed', async () => {
    const { text } = await say(post('Content-Length: 4\r\nContent-Length: 5', 'abcde'));
    expect(text).toMatch(/application\/json.*"code":"VALIDATION_FAILED"/s);
  });

  it.each(['/', '/admin', '/management_support/users'])(
    'says in JSON that %s takes no POST',
    async (place) => {
      const there = `http://127.0.0.1:${nginx.port}${place}`;
      const answer = await fetch(there, { method: 'POST', body: 'x' });
      expect(answer.status).toBe(405);
      expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
      expect(seen).toEqual([]);
    },
  );

  it('tells the api who asks, whatever the visitor claims', async () => {
    await say(
      [
        'GET /api/v1/x HTTP/1.1',
        'Host: localhost',
        'X-Forwarded-For: 6.6.6.6',
        'X-Forwarded-Proto: https',
        'X-Real-IP: 6.6.6.6',
        'Forwarded: for=6.6.6.6',
        'Connection: close, X-Forwarded-For',
        '\r\n',
      ].join('\r\n'),
      '127.0.2.9',
    );
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.2.9',
      'x-forwarded-proto': 'http',
    });
    expect(seen[0]?.headers).not.toHaveProperty('x-real-ip');
    expect(seen[0]?.headers).not.toHaveProperty('forwarded');
  });

  it('lets one visitor ask so much at once and no more', async () => {
    const begun = post('Content-Length: 500', '{');
    const visits = Array.from({ length: 130 }, () => say(begun, '127.0.2.8'));
    const other = await fetch(`http://127.0.0.1:${nginx.port}/api/v1/x`);
    expect(other.status).toBe(200);
    const texts = (await Promise.all(visits)).map(({ text }) => text);
    const refused = texts.filter((text) => /^HTTP\/1.1 429 .*"code":"RATE_LIMITED"/s.test(text));
    expect(refused).toHaveLength(130 - 96);
  });

  it.each([
    ['/About', '/about'],
    ['/ABOUT/?From=Mail&x=1', '/about?From=Mail&x=1'],
    ['/Practice/Mock?a=B', '/practice/Mock?a=B'],
    ['/Privacy', '/privacy'],
    ['/privacy', '/about'],
  ])('leads from %s to %s', async (place, location) => {
    expect(await redirect(place)).toEqual([301, location]);
  });

  it.each([
    ['/about', 200],
    ['/practice/Mock', 200],
    ['/Nowhere', 404],
    ['/PRACTICE/a%0d%0aSet-Cookie:x', 404],
    ['/Practice/', 404],
  ])('answers %s with %i', async (place, status) => {
    expect(await redirect(place)).toEqual([status, null]);
  });
});
