import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, startTestPostgres, type Template } from '../src/database.js';

jest.setTimeout(120_000);

let keptIn: string;
let prepared: number;

beforeEach(() => {
  keptIn = mkdtempSync(path.join(tmpdir(), 'prepward-kept-'));
  prepared = 0;
});
afterEach(() => rmSync(keptIn, { recursive: true, force: true }));

function template(key: string): Template {
  return {
    key,
    keptIn,
    prepare: async ({ ownerUrl, url }, files) => {
      prepared += 1;
      mkdirSync(path.join(files, 'papers'));
      writeFileSync(path.join(files, 'papers', 'sheet.txt'), key);
      const { username, password } = new URL(url);
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      await client.query(`create role ${username} login password '${password}'`);
      await client.query('create table thing (name text)');
      await client.query(`insert into thing values ('${key}')`);
      await client.query(`grant select on thing to ${username}`);
      await client.end();
    },
  };
}

/**
 * Starts a server from the template and reads the content of a copy of it, as the application, and the
 * file next to it.
 */
async function contentsOf(key: string): Promise<string[]> {
  const server = await startTestPostgres(template(key));
  try {
    const { url, files } = await createTestDatabase();
    const file = readFileSync(path.join(files, 'papers', 'sheet.txt'), 'utf8');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select name from thing');
    await client.end();
    return [...rows.map(({ name }) => name), file];
  } finally {
    await server.stop();
  }
}

describe('a kept template', () => {
  it('is made once for a key, and again for another', async () => {
    expect(await contentsOf('one')).toEqual(['one', 'one']);
    expect(await contentsOf('one')).toEqual(['one', 'one']);
    expect(prepared).toBe(1);
    expect(await contentsOf('two')).toEqual(['two', 'two']);
    expect(prepared).toBe(2);
  });

  it('may be made by two at once', async () => {
    const servers = await Promise.all([
      startTestPostgres(template('both')),
      startTestPostgres(template('both')),
    ]);
    for (const server of servers) await server.stop();
    expect(readdirSync(keptIn)).toEqual(['both']);
    expect(await contentsOf('both')).toEqual(['both', 'both']);
    expect(prepared).toBe(2);
  });

  it('that fails to be made is not kept', async () => {
    const broken = {
      ...template('broken'),
      prepare: async () => {
        throw new Error('half-way');
      },
    };
    await expect(startTestPostgres(broken)).rejects.toThrow('half-way');
    expect(readdirSync(keptIn)).toEqual([]);
    expect(await contentsOf('broken')).toEqual(['broken', 'broken']);
  });

  it('goes when three newer ones are there', async () => {
    const old = new Date(Date.now() - 3_600_000);
    for (const name of ['a', 'b', 'c', 'd.1.new']) {
      mkdirSync(path.join(keptIn, name));
      utimesSync(path.join(keptIn, name), old, old);
    }
    await contentsOf('new');
    const names = readdirSync(keptIn);
    expect(names).toHaveLength(3);
    expect(names).toContain('new');
    expect(names).not.toContain('d.1.new');
  });
});
