import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { APP_PIPE, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_RULES, type BodyRule } from '@prepward/contracts/body-rules';
import { BODY_LIMIT } from '@prepward/contracts/http-limits';
import { InputPipe } from '@prepward/platform/http';
import type { FastifyInstance } from 'fastify';
import { takeBodies } from '../src/bodies.js';
import { endLateRequests } from '../src/late-requests.js';

const LARGE = 300_000;
const LATE_MS = 300;

@Controller()
class Takers {
  @Post('small')
  small(@Body() body: { text: string }) {
    return { kind: 'parsed', size: body.text.length };
  }

  @Post('auth/v1/hooks/:id')
  bytes(@Body() body: Buffer) {
    return { kind: Buffer.isBuffer(body) ? 'bytes' : typeof body, text: body.toString('latin1') };
  }

  @Post('files/:id')
  async stream(@Body() body: Readable) {
    let size = 0;
    for await (const chunk of body) size += chunk.length;
    return { kind: body instanceof Readable ? 'stream' : typeof body, size };
  }
}

@Module({ controllers: [Takers], providers: [{ provide: APP_PIPE, useClass: InputPipe }] })
class TakersModule {}

const RULES: BodyRule[] = [
  { method: 'POST', path: '/auth/v1/hooks/:id', limit: 1_000, form: 'bytes' },
  { method: 'POST', path: '/files/:id', limit: LARGE, form: 'stream' },
];

let app: NestFastifyApplication;
let url: string;
beforeAll(async () => {
  const adapter = new FastifyAdapter({ bodyLimit: BODY_LIMIT });
  app = await NestFactory.create(TakersModule, adapter, { logger: false });
  takeBodies(adapter.getInstance() as unknown as FastifyInstance, '/auth/v1', RULES);
  endLateRequests(adapter.getInstance() as unknown as FastifyInstance, LATE_MS);
  await app.listen(0, '127.0.0.1');
  url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
});
afterAll(() => app.close());

async function post(path: string, body: string | Buffer | ReadableStream, type?: string) {
  const answer = await fetch(url + path, {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'content-type': type },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
  return { status: answer.status, body: await answer.json() };
}

/** A body without a length ahead of it. */
const chunked = (size: number) =>
  new Blob([new Uint8Array(size)]).stream() as unknown as ReadableStream;

describe('a raw body', () => {
  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'a/b',
    undefined,
  ])('reaches its handler as it came, said to be %s', async (type) => {
    const text = '{"a": 1,\n "a":2} \0\x80=&%zz';
    const answer = await post('/auth/v1/hooks/7', Buffer.from(text, 'latin1'), type);
    expect(answer.body).toEqual({ kind: 'bytes', text });
  });

  it('may be empty', async () => {
    expect((await post('/auth/v1/hooks/7', '')).body).toEqual({ kind: 'bytes', text: '' });
  });

  it('has the limit of its route, and not that of others', async () => {
    expect((await post('/auth/v1/hooks/7', 'x'.repeat(1_000))).status).toBe(201);
    expect((await post('/auth/v1/hooks/7', 'x'.repeat(1_001))).status).toBe(413);
  });

  it.each(['application/x-raw-bytes', 'application/x-raw-stream'])(
    'cannot be asked for by our media type %s',
    async (type) => {
      expect((await post('/small', '{"text":"x"}', type)).status).toBe(415);
    },
  );
});

describe('a streamed body', () => {
  it('reaches its handler up to the limit of its route', async () => {
    expect((await post('/files/7', Buffer.alloc(LARGE))).body).toEqual({
      kind: 'stream',
      size: LARGE,
    });
    expect((await post('/files/7', chunked(LARGE))).body).toEqual({ kind: 'stream', size: LARGE });
  });

  it.each([
    ['announced', Buffer.alloc(LARGE + 1)],
    ['found while it comes', chunked(LARGE + 1)],
  ])('over the limit is refused, %s', async (_how, body) => {
    expect((await post('/files/7', body)).status).toBe(413);
  });
});

describe('a body that comes slowly', () => {
  /** Half of a body, and the other half after the time limit of a request. */
  const slow = () =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from('{"text":'));
        await sleep(2 * LATE_MS);
        controller.enqueue(Buffer.from('"x"}'));
        controller.close();
      },
    });

  it('is ended', async () => {
    await expect(post('/small', slow(), 'application/json')).rejects.toThrow('fetch failed');
  });

  it('has its time where it is streamed', async () => {
    expect((await post('/files/7', slow())).body).toEqual({ kind: 'stream', size: 12 });
  });
});

describe('any other body', () => {
  it('is parsed, and has the usual limit', async () => {
    const small = JSON.stringify({ text: 'x'.repeat(1_200) });
    const large = JSON.stringify({ text: 'x'.repeat(BODY_LIMIT) });
    expect(await post('/small', small, 'application/json')).toEqual({
      status: 201,
      body: { kind: 'parsed', size: 1_200 },
    });
    expect((await post('/small', large, 'application/json')).status).toBe(413);
  });

  it('is that of most routes of the table', () => {
    expect(BODY_RULES.filter(({ form }) => form === 'parsed').length).toBeGreaterThan(40);
  });
});
