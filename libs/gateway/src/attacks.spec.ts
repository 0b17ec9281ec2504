import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BodyRule } from '@prepward/contracts/body-rules';
import { BODY_LIMIT } from '@prepward/contracts/http-limits';
import type { FastifyInstance } from 'fastify';
import { closeGateway, createGateway } from './gateway.js';

jest.setTimeout(30_000);

/** A request that reached the api. */
interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A route that accepts larger bodies than others. */
const BODIES: BodyRule[] = [
  { method: 'POST', path: '/api/v1/hooks/:name', limit: 2 * BODY_LIMIT, form: 'bytes' },
];

const BIG_ANSWER = 'x'.repeat(900_000);

let api: Server;
let seen: Seen[];
/** Requests that the api is working on: now, and at most so far. */
let working: { now: number; most: number };
let gateway: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  seen = [];
  working = { now: 0, most: 0 };
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    working.now += 1;
    working.most = Math.max(working.most, working.now);
    for await (const chunk of request) chunks.push(chunk);
    const { url = '', headers } = request;
    seen.push({ url, headers, body: Buffer.concat(chunks).toString() });
    if (url.includes('slow')) await sleep(300);
    response.once('close', () => {
      working.now -= 1;
    });
    response.end(url.includes('big') ? BIG_ANSWER : 'ok');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = await createGateway({
    apiPort: (api.address() as AddressInfo).port,
    faces: { kind: 'built', sites: [{ mount: '', folder: tmpdir() }] },
    https: false,
    trustProxy: [],
    bodies: BODIES,
    limits: {
      headersMs: 500,
      requestMs: 1_000,
      checkMs: 50,
      stillMs: 2_000,
      keepAliveMs: 2_000,
      connectionsPerAddress: 40,
      inFlightPerAddress: 10,
    },
  });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  port = (gateway.server.address() as AddressInfo).port;
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await closeGateway(gateway);
  await new Promise((resolve) => api.close(resolve));
});

interface Conversation {
  socket: Socket;
  text(): string;
  /** ms until the server ended the connection. */
  ended: Promise<number>;
}

/** A connection that has sent `start`, and reads what comes back. */
function say(start: string): Conversation {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const startedAt = Date.now();
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(start);
  const ended = new Promise<number>((resolve) => {
    socket.once('end', () => resolve(Date.now() - startedAt));
    socket.once('close', () => resolve(Date.now() - startedAt));
  });
  return { socket, text: () => text, ended };
}

const post = (headers: string, body = '') =>
  `POST /api/v1/x HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${body}`;

describe('a visitor who sends slowly', () => {
  it.each([
    ['a body that does not come', post('Content-Length: 20', 'half of it')],
    ['a chunked body that does not end', post('Transfer-Encoding: chunked', '4\r\nhalf\r\n')],
    ['half a head', 'POST /api/v1/x HTTP/1.1\r\nHost: local'],
    ['nothing', ''],
  ])('is cut off after a while, and the api never hears of it: %s', async (_what, start) => {
    const visit = say(start);
    expect(await visit.ended).toBeLessThan(3_000);
    if (start !== '') expect(visit.text()).toMatch(/^HTTP\/1.1 408 .*"message":"The request did/s);
    expect(seen).toEqual([]);
  });

  it('a byte at a time is cut off as well', async () => {
    const visit = say(post('Content-Length: 1000'));
    const drip = setInterval(() => visit.socket.writable && visit.socket.write('x'), 100);
    expect(await visit.ended).toBeLessThan(3_000);
    clearInterval(drip);
    expect(seen).toEqual([]);
  });
});

describe('a body over the limit', () => {
  it.each([
    ['that is announced', post(`Content-Length: ${BODY_LIMIT + 1}`)],
    [
      'that comes in chunks',
      post(
        'Transfer-Encoding: chunked',
        `${(BODY_LIMIT + 1).toString(16)}\r\n${'x'.repeat(BODY_LIMIT + 1)}\r\n`,
      ),
    ],
    ['that comes all at once', post('Content-Length: 300000', 'x'.repeat(300_000))],
  ])('%s is refused at once, and the connection ends', async (_what, start) => {
    const visit = say(start);
    expect(await visit.ended).toBeLessThan(900);
    const [head = '', body = ''] = visit.text().split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 413 .*connection: close/s);
    expect(JSON.parse(body)).toEqual({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'The request is too large.',
    });
    expect(seen).toEqual([]);
  });

  it('does not hold for one at the limit, which passes byte by byte', async () => {
    const body = 'y'.repeat(BODY_LIMIT);
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/x`, { method: 'PUT', body });
    expect(answer.status).toBe(200);
    expect(seen[0]?.body).toBe(body);
  });

  it('is over the limit of its own route, where that takes more than others', async () => {
    const send = (size: number) =>
      fetch(`http://127.0.0.1:${port}/api/v1/hooks/bank?x=1`, {
        method: 'POST',
        body: 'y'.repeat(size),
      });
    expect((await send(2 * BODY_LIMIT)).status).toBe(200);
    expect(seen[0]?.body).toHaveLength(2 * BODY_LIMIT);
    expect((await send(2 * BODY_LIMIT + 1)).status).toBe(413);
  });

  it('is known to a browser that sends it', async () => {
    const body = 'y'.repeat(2_000_000);
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/x`, { method: 'POST', body });
    expect(answer.status).toBe(413);
  });
});

describe('a request that could be read in two ways', () => {
  it.each([
    [
      'both a length and chunks',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\n'),
    ],
    ['two lengths', post('Content-Length: 4\r\nContent-Length: 5', 'abcde')],
    ['an unknown coding', post('Transfer-Encoding: chunky', '0\r\n\r\n')],
    ['a coding behind chunks', post('Transfer-Encoding: chunked, identity', '0\r\n\r\n')],
    ['a folded header', post('X-A: 1\r\n Transfer-Encoding: chunked', '0\r\n\r\n')],
    ['a header with a space', post('Content-Length : 4', 'abcd')],
    ['a bare line feed', 'GET /api/v1/x HTTP/1.1\nHost: localhost\n\n'],
    ['a head that is too large', post(`X-A: ${'a'.repeat(20_000)}`)],
  ])('is refused, and its connection ends: %s', async (_what, start) => {
    const visit = say(start);
    await visit.ended;
    expect(visit.text()).toMatch(/^HTTP\/1.1 4(00|31) .*"code":"(VALIDATION|PAYLOAD)/s);
    expect(visit.text().match(/HTTP\/1.1/g)).toHaveLength(1);
    expect(seen).toEqual([]);
  });

  it('has its chunks put together: the api gets a length', async () => {
    const visit = say(
      post('Connection: close\r\nTransfer-Encoding: chunked', '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n'),
    );
    await visit.ended;
    expect(seen[0]).toMatchObject({ body: 'abcde', headers: { 'content-length': '5' } });
    expect(seen[0]?.headers).not.toHaveProperty('transfer-encoding');
  });

  it('is answered where its visitor first waits for "100 Continue"', async () => {
    const visit = say(post('Connection: close\r\nExpect: 100-continue\r\nContent-Length: 2', '{}'));
    await visit.ended;
    expect(visit.text()).toMatch(/^HTTP\/1.1 100 .*HTTP\/1.1 200 /s);
    expect(seen[0]?.headers).not.toHaveProperty('expect');
  });

  it.each(['/api/../../metrics', '/api/%2e%2e/metrics', '/api/v1/attempts/%zz'])(
    'is refused in words where its address is %s',
    async (place) => {
      const visit = say(`GET ${place} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      await visit.ended;
      expect(visit.text()).toMatch(/^HTTP\/1.1 400 .*"code":"VALIDATION_FAILED"/s);
      expect(visit.text()).not.toMatch(/statusCode|FST_/);
      expect(seen).toEqual([]);
    },
  );

  it('takes a body nowhere with GET', async () => {
    const visit = say(
      'GET /api/v1/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 4\r\n\r\nGET ',
    );
    await visit.ended;
    expect(visit.text()).toMatch(/^HTTP\/1.1 200 .*connection: close/is);
    expect(seen).toEqual([expect.objectContaining({ body: '' })]);
  });

  it('opens no other protocol', async () => {
    const visit = say(
      'GET /api/v1/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    await sleep(300);
    expect(visit.text()).toMatch(/^HTTP\/1.1 200/);
    expect(seen[0]?.headers).not.toHaveProperty('upgrade');
    const tunnel = say('CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await tunnel.ended;
    expect(tunnel.text()).not.toMatch(/ 200 /);
  });
});

describe('who asks', () => {
  it('cannot be claimed in any header, nor the true one be taken away', async () => {
    const visit = say(
      [
        'GET /api/v1/x HTTP/1.1',
        'Host: localhost',
        'X-Forwarded-For: 6.6.6.6',
        'x-forwarded-for: 7.7.7.7',
        'X-Real-IP: 6.6.6.6',
        'Forwarded: for=6.6.6.6',
        'Connection: close, X-Forwarded-For',
        '\r\n',
      ].join('\r\n'),
    );
    expect(await visit.ended).toBeLessThan(5_000);
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen[0]?.headers).not.toHaveProperty('x-real-ip');
    expect(seen[0]?.headers).not.toHaveProperty('forwarded');
  });
});

describe('a visitor who takes much', () => {
  it('has so many connections and no more', async () => {
    const visits = Array.from({ length: 45 }, () => say(''));
    await sleep(200);
    const refused = visits.filter((visit) => visit.text().startsWith('HTTP/1.1 429'));
    expect(refused).toHaveLength(5);
    for (const visit of visits) visit.socket.destroy();
    await sleep(100);
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/x`)).status).toBe(200);
  });

  it('has so many requests under way and no more, also on one connection', async () => {
    const line = 'GET /api/v1/slow HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const visit = say(line.repeat(30));
    await sleep(900);
    expect(working.most).toBeLessThanOrEqual(10);
    const statuses = visit.text().match(/HTTP\/1.1 \d+/g) ?? [];
    expect(statuses.filter((status) => status.endsWith('200'))).toHaveLength(10);
    expect(statuses.filter((status) => status.endsWith('429'))).toHaveLength(20);
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/x`)).status).toBe(200);
  });

  it('and leaves before the answers come may ask again', async () => {
    const status = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/x`)).status;
    // Some answers may arrive before their visitor has left, but of thirty at least ten don't.
    for (let round = 1; round <= 3; round += 1) {
      const asked = seen.length;
      const visits = Array.from({ length: 10 }, () =>
        say('GET /api/v1/slow HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      );
      for (let tries = 0; tries < 500 && seen.length < asked + 10; tries += 1) await sleep(10);
      for (const { socket } of visits) socket.destroy();
      let last = await status();
      for (let tries = 0; tries < 100 && last === 429; tries += 1) {
        await sleep(50);
        last = await status();
      }
      expect(last).toBe(200);
    }
  });

  it('and reads nothing holds no connection to the api, and is cut off', async () => {
    const line = 'GET /api/v1/big HTTP/1.1\r\nHost: localhost\r\n\r\n';
    // More than the operating system buffers for a connection.
    const visits = Array.from({ length: 2 }, () => say(line.repeat(10)));
    for (const { socket } of visits) socket.pause();
    await sleep(1_000);
    expect(seen.length).toBeGreaterThanOrEqual(10);
    expect(working.now).toBe(0);
    const open = () =>
      new Promise<number>((resolve) => gateway.server.getConnections((_e, n) => resolve(n)));
    expect(await open()).toBe(2);
    for (let tries = 0; tries < 200 && (await open()) > 0; tries += 1) await sleep(100);
    expect(await open()).toBe(0);
  });
});
