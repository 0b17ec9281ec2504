import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { closeGateway, createGateway } from './gateway.js';

const LIMIT = 200_000;

let api: Server;
/** Body bytes that the api has received, and how its request ended. */
let seen: { bytes: number; ended: 'open' | 'whole' | 'broken' };
let isRefused: boolean;
let gateway: FastifyInstance;
let port: number;
let socket: Socket;

beforeEach(async () => {
  seen = { bytes: 0, ended: 'open' };
  isRefused = false;
  api = createServer((request, response) => {
    if (isRefused) {
      response.writeHead(401).end('no');
      return;
    }
    request.on('data', (chunk) => {
      seen.bytes += chunk.length;
    });
    request.on('end', () => {
      seen.ended = 'whole';
      response.end('ok');
    });
    request.on('error', () => {
      seen.ended = 'broken';
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  gateway = await createGateway({
    apiPort: (api.address() as AddressInfo).port,
    faces: { kind: 'built', sites: [{ mount: '', folder: tmpdir() }] },
    https: false,
    trustProxy: [],
    bodies: [{ method: 'PUT', path: '/api/v1/files/:id', limit: LIMIT, form: 'stream' }],
    limits: { headersMs: 300, requestMs: 400, fileMs: 2_500, checkMs: 50 },
  });
  port = Number(new URL(await gateway.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  socket?.destroy();
  await closeGateway(gateway);
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

/** Begins a request; its answer is read until its connection ends. */
function begin(headers: string, start: string) {
  let text = '';
  socket = connect(port, '127.0.0.1');
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(`PUT /api/v1/files/7 HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n${start}`);
  return () => text;
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 150 && !holds(); tries += 1) await sleep(20);
  expect(holds()).toBe(true);
}

const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`;

describe('a file on its way to the api', () => {
  it('is handed on while it comes, also slower than other bodies may', async () => {
    const text = begin('Content-Length: 20', 'ten bytes.');
    await until(() => seen.bytes === 10);
    await sleep(600);
    socket.write('ten more..');
    await until(() => text().startsWith('HTTP/1.1 200'));
    expect(seen).toEqual({ bytes: 20, ended: 'whole' });
  });

  it('is ended when it takes longer than files may', async () => {
    const text = begin('Content-Length: 20', 'ten bytes.');
    await sleep(2_800);
    await until(() => text().startsWith('HTTP/1.1 408'));
    await until(() => seen.ended === 'broken');
  });

  it.each([
    ['is announced', `Content-Length: ${LIMIT + 1}`, ''],
    ['comes', 'Transfer-Encoding: chunked', chunk(LIMIT) + chunk(1)],
  ])('is refused when more than its limit %s, and the api has no whole one', async (...of) => {
    const [, headers, start] = of;
    const text = begin(headers, start);
    await until(() => /^HTTP\/1.1 413 .*PAYLOAD_TOO_LARGE/s.test(text()));
    expect(seen.ended).not.toBe('whole');
    if (start !== '') await until(() => seen.ended === 'broken' || seen.bytes === 0);
  });

  it('breaks off at the api when its visitor goes', async () => {
    begin('Content-Length: 20', 'ten bytes.');
    await until(() => seen.bytes === 10);
    socket.destroy();
    await until(() => seen.ended === 'broken');
  });

  it('is refused before it has come where the api says so', async () => {
    isRefused = true;
    const text = begin('Content-Length: 100000', 'ten bytes.');
    await until(() => text().startsWith('HTTP/1.1 401'));
  });
});
