import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, startTestPostgres, type TestPostgres } from '../src/database.js';

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('startTestPostgres', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startTestPostgres({
      migrate: async (url) => void (await query(url, 'create table thing (name text)')),
    });
  }, 60_000);
  afterAll(() => server.stop());

  it('gives each caller a copy of the migrated template', async () => {
    const one = await createTestDatabase();
    const two = await createTestDatabase();
    await query(one.url, "insert into thing values ('mine')");
    expect(await query(one.url, 'select name from thing')).toEqual([{ name: 'mine' }]);
    expect(await query(two.url, 'select name from thing')).toEqual([]);
  });

  it('drops a database although somebody is connected', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.url, 'select 1')).rejects.toThrow('does not exist');
    await client.end().catch(() => undefined);
  });
});
