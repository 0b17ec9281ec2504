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
      prepare: async ({ ownerUrl }) =>
        void (await query(ownerUrl, 'create table thing (name text)')),
    });
  }, 60_000);
  afterAll(() => server.stop());

  it('gives each caller a copy of the migrated template', async () => {
    const one = await createTestDatabase();
    const two = await createTestDatabase();
    await query(one.ownerUrl, "insert into thing values ('mine')");
    expect(await query(one.ownerUrl, 'select name from thing')).toEqual([{ name: 'mine' }]);
    expect(await query(two.ownerUrl, 'select name from thing')).toEqual([]);
  });

  it('drops a database although someone is connected', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await expect(query(database.ownerUrl, 'select 1')).rejects.toThrow('does not exist');
    await client.end().catch(() => undefined);
  });
});
