import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { checkRedisUrl } from '../redis-check.js';
import { freePort, probePort } from './ports.js';

let server: Server;
let taken: number;
beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  taken = (server.address() as { port: number }).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('a port that is wanted is taken where it is free, and another where it is not', async () => {
  const twice = async () => {
    const free = await freePort();
    expect(free).toBeGreaterThan(0);
    return free === (await freePort(free));
  };
  // Another program may take one of them in between.
  expect((await twice()) || (await twice()) || (await twice())).toBe(true);
  const other = await freePort(taken);
  expect(other).not.toBe(taken);
  expect(other).toBeGreaterThan(0);
});

it('a port that was asked for is refused where someone holds it', async () => {
  await expect(probePort(taken, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('a Redis that listens will do', async () => {
  const asked = new Promise((resolve) => server.once('connection', resolve));
  await checkRedisUrl(`redis://:hunter2@127.0.0.1:${taken}`);
  await asked;
});
