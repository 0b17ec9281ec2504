import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '@prepward/gateway/ports';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import {
  createTestDatabase,
  startTestPostgres,
  type TestDatabase,
  type TestPostgres,
} from '@prepward/testing/database';
import { spawnService, type TestService } from '@prepward/testing/processes';
import { productTemplate } from '@prepward/testing/product-template';
import pg from 'pg';
import { hasNginx, startNginx } from './nginx.js';

jest.setTimeout(120_000);

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const EMAIL = 'ann@example.org';
const PASSWORD = 'correct horse 7';

let postgres: TestPostgres;
let database: TestDatabase;
let api: TestService;
let apiPort: number;

beforeAll(async () => {
  postgres = await startTestPostgres(productTemplate());
  database = await createTestDatabase();
  apiPort = await freePort();
  api = await spawnService({
    args: ['api/dist/main.js'],
    cwd: ROOT,
    env: {
      DATABASE_URL: database.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      AUTH_HS256_SECRET: 'a secret of the drill, long enough for HS256',
      API_PORT: String(apiPort),
      LOG_LEVEL: 'error',
    },
    readyUrl: `http://127.0.0.1:${apiPort}/api/v1/ready`,
  });
  await fetch(`http://127.0.0.1:${apiPort}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD, data: { first_name: 'Ann' } }),
  });
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(VERIFY_SIGN_UP, [EMAIL]);
  await owner.end();
});
afterAll(async () => {
  await api?.stop();
  await database?.drop();
  await postgres?.stop();
});

const HEAD = 'POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `${HEAD}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":`;
const CHUNKS = `${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{"email":\r\n`;
/** All that slow visitors ever send; most of them start a body, which costs a server the most. */
const STARTS = [BODY, CHUNKS, BODY, HEAD, BODY, CHUNKS, BODY, ''];

/** Slow visitors from several addresses of this machine. */
class SlowVisitors {
  readonly sockets: Socket[] = [];

  async come(port: number, perAddress: number, addresses: readonly string[]): Promise<void> {
    const all = addresses.flatMap((from) => Array<string>(perAddress).fill(from));
    await Promise.all(
      all.map(
        (localAddress, index) =>
          new Promise<void>((resolve) => {
            const socket = connect({ port, host: '127.0.0.1', localAddress });
            this.sockets.push(socket);
            socket.on('error', () => resolve());
            socket.resume();
            socket.once('connect', () => {
              socket.write(STARTS[index % STARTS.length] ?? '');
              resolve();
            });
          }),
      ),
    );
  }

  /** How many connections the server hasn't closed. */
  get staying(): number {
    return this.sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length;
  }

  leave(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

async function signIn(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    signal: AbortSignal.timeout(10_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** 500 slow visitors connect, ten people sign in meanwhile, and the server finally cuts the visitors off. */
async function drill(port: number): Promise<void> {
  const visitors = new SlowVisitors();
  const addresses = Array.from({ length: 10 }, (_, index) => `127.0.1.${index + 1}`);
  try {
    await visitors.come(port, 50, addresses);
    await sleep(300);
    expect(visitors.staying).toBe(500);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) statuses.push(await signIn(port));
    expect(statuses).toEqual(Array(10).fill(200));
    const end = Date.now() + 40_000;
    while (visitors.staying > 0 && Date.now() < end) await sleep(200);
    expect(visitors.staying).toBe(0);
  } finally {
    visitors.leave();
  }
}

describe('500 visitors who send slowly', () => {
  it('keep no one from signing in through the gateway, and are ended', async () => {
    const port = await freePort();
    const gateway = await spawnService({
      args: ['tools/launcher/test/run-gateway.mjs'],
      cwd: ROOT,
      env: { PORT: String(port), API_PORT: String(apiPort) },
      readyUrl: `http://127.0.0.1:${port}/api/v1/health`,
    });
    try {
      await drill(port);
    } finally {
      await gateway.stop();
    }
  });

  // Skipped if there is no nginx; the image of docker/web.Dockerfile includes it.
  (hasNginx() ? it : it.skip)(
    'keep no one from signing in through nginx, and are ended',
    async () => {
      const nginx = await startNginx(apiPort);
      try {
        await drill(nginx.port);
      } finally {
        await nginx.stop();
      }
    },
  );
});
