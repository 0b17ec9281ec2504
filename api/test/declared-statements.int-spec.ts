import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaredStatements, kinds, statement } from '@prepward/platform/database';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import { touchedTables } from '@prepward/testing/sql-tree';
import { readSchema, type Schema, statementProblems } from '@prepward/testing/statement-check';
import pg from 'pg';

const LIBS = path.resolve(import.meta.dirname, '../../libs');
const { bigint, bool, int, text, timestamptz, uuid } = kinds;

let database: TestDatabase;
let client: pg.Client;
let schema: Schema;
const shipped = await statementsOfAllFiles();

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  schema = await readSchema(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/(^|\/)(node_modules|dist|test)\/|\.(spec|int-spec)\.ts$/.test(file))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
}

/** Loads whatever declares statements. */
async function statementsOfAllFiles() {
  const files = [
    ...filesOf(path.join(LIBS, 'modules')),
    ...filesOf(path.join(LIBS, 'platform/src')),
  ];
  for (const file of files.filter((each) => each.endsWith('.repository.ts'))) await import(file);
  return declaredStatements();
}

describe('declared statements', () => {
  it('are those of every module that keeps something', () => {
    const modules = new Set(shipped.map(({ name }) => name.split('.')[0]));
    expect([...modules].sort()).toEqual([
      'auth',
      'profiles',
      'questions',
      'quizzes',
      'quotes',
      'roles',
      'subscriptions',
    ]);
  });

  it.each(shipped.map((each) => [each.name, each] as const))(
    'says of %s what the schema says',
    async (_, each) => {
      expect(await statementProblems(client, schema, each)).toEqual([]);
    },
  );
});
