import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
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
  const free = await freePort();
  expect(await freePort(free)).toBe(free);
  expect(await freePort(taken)).not.toBe(taken);
});

it('a free port is none that the system gives to a connection', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(Math.min(...ports)).toBeGreaterThan(1023);
});

it('calls in a row never give the same port: nothing may listen on it yet', async () => {
  const ports: number[] = [];
  for (let calls = 0; calls < 400; calls += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(400);
});

it('a port that was asked for is refused where someone holds it', async () => {
  await expect(probePort(taken, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
