import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { shareConnections, shareRequests } from './fair-shares.js';
import { GATEWAY_LIMITS } from './limits.js';

const LIMITS = {
  ...GATEWAY_LIMITS,
  connections: 99,
  connectionsPerAddress: 2,
  inFlightPerAddress: 2,
};

/** A connection that remembers what was written to it. */
class Connection extends EventEmitter {
  writable = true;
  destroyed = false;
  said = '';

  constructor(readonly remoteAddress: string | undefined) {
    super();
  }

  end(text: string): void {
    this.said = text;
  }

  resume(): void {}

  destroy(): void {
    this.destroyed = true;
  }
}

describe('connections', () => {
  function open() {
    const server = Object.assign(new EventEmitter(), { maxConnections: 0 });
    shareConnections(server as unknown as Server, LIMITS, ['10.0.0.0/8']);
    const from = (address: string | undefined) => {
      const connection = new Connection(address);
      server.emit('connection', connection);
      return connection;
    };
    return { server, from };
  }

  it('are so many for each visitor, and so many in all', () => {
    const { server, from } = open();
    expect(server.maxConnections).toBe(99);
    const visits = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(from);
    expect(visits.map(({ said }) => said.slice(0, 12))).toEqual(['', '', 'HTTP/1.1 429', '']);
    const sixth = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::3'].map(from);
    expect(sixth.map(({ said }) => said !== '')).toEqual([false, false, true, false]);
  });

  it('may be opened again when others have closed, and a refused one gives nothing back', () => {
    const { from } = open();
    const [one, , refused] = [from('192.0.2.1'), from('192.0.2.1'), from('192.0.2.1')];
    refused?.emit('close');
    expect(from('192.0.2.1').said).toContain('429');
    one?.emit('close');
    expect(from('192.0.2.1').said).toBe('');
    expect(from('192.0.2.1').said).toContain('429');
  });

  it('of a trusted proxy are many visitors’', () => {
    const { from } = open();
    const visits = Array.from({ length: 5 }, () => from('::ffff:10.1.2.3'));
    expect(visits.map(({ said }) => said)).toEqual(Array(5).fill(''));
  });
});

describe('requests under way', () => {
  it('are so many for each visitor, whose address the proxy says', async () => {
    const app = Fastify({ trustProxy: true });
    shareRequests(app, LIMITS);
    let go: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      go = resolve;
    });
    let under = 0;
    app.get('/wait', () => {
      under += 1;
      return released.then(() => 'ok');
    });
    app.get('/', async () => 'ok');
    const ask = (visitor: string, url: string) =>
      app.inject({ url, headers: { 'x-forwarded-for': visitor } });
    const waiting = [ask('192.0.2.1', '/wait'), ask('192.0.2.1', '/wait')];
    while (under < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const refused = await ask('192.0.2.1', '/');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect((await ask('192.0.2.2', '/')).statusCode).toBe(200);
    go();
    await Promise.all(waiting);
    expect((await ask('192.0.2.1', '/')).statusCode).toBe(200);
    await app.close();
  });
});
