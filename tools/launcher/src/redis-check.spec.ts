import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, it } from '@jest/globals';
import { checkRedisUrl } from './redis-check.js';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('a Redis that listens will do', async () => {
  const asked = new Promise((resolve) => server.once('connection', resolve));
  await checkRedisUrl(`redis://:hunter2@127.0.0.1:${port}`);
  await asked;
});
