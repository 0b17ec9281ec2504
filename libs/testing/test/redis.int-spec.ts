import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { findRedisServer, startRedis } from '../src/redis.js';

function ask(url: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => socket.write(`${command}\r\n`));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
    socket.once('error', reject);
  });
}

const whereRedisIs = findRedisServer() === null ? it.skip : it;

describe('startRedis', () => {
  whereRedisIs('keeps what it acknowledged over kill -9', async () => {
    const redis = await startRedis();
    if (redis === null) throw new Error('redis-server vanished');
    try {
      expect(await ask(redis.url, 'SET kept yes')).toBe('+OK\r\n');
      await redis.kill();
      await redis.restart();
      expect(await ask(redis.url, 'GET kept')).toBe('$3\r\nyes\r\n');
    } finally {
      await redis.stop();
    }
  });

  it('is null where there is no redis-server', async () => {
    const before = process.env.REDIS_SERVER;
    process.env.REDIS_SERVER = '/nowhere/redis-server';
    try {
      expect(await startRedis()).toBeNull();
    } finally {
      if (before === undefined) delete process.env.REDIS_SERVER;
      else process.env.REDIS_SERVER = before;
    }
  });
});
