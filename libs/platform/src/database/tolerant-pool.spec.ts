import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { TolerantPool } from './tolerant-pool.js';

/** What the pool's connection receives when it's asked to run `text`. */
function asked(text: string): unknown[] {
  const seen: unknown[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: (...args: unknown[]) => seen.push(...args),
  }) as unknown as pg.PoolClient;
  new TolerantPool().emit('connect', client);
  void client.query(text, ['value']);
  return seen;
}

describe('TolerantPool', () => {
  it('names a marked statement, so that it is planned once a connection', () => {
    const text = '/* prepared: save-answer */ SELECT $1';
    expect(asked(text)).toEqual([{ name: 'save-answer', text, values: ['value'] }]);
  });

  it('leaves any other statement as it is', () => {
    const inside = 'SELECT 1 /* prepared: save-answer */';
    expect(asked(inside)).toEqual([inside, ['value']]);
    expect(asked('SELECT $1')).toEqual(['SELECT $1', ['value']]);
  });

  it('survives a connection that breaks while no one listens', () => {
    const client = new EventEmitter() as pg.PoolClient;
    Object.assign(client, { query: () => undefined });
    new TolerantPool().emit('connect', client);
    expect(() => client.emit('error', new Error('terminated'))).not.toThrow();
  });
});
