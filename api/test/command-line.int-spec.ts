import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import pg from 'pg';

const ROOT = path.resolve(import.meta.dirname, '../..');

let database: TestDatabase;
let db: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-cli-'));
});
afterAll(async () => {
  await db.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function cli(args: string[], env: Record<string, string> = {}) {
  const settings = {
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_SIGNING_KEYS_FILE: path.join(folder, 'keys.json'),
    ...env,
  };
  const options = { cwd: ROOT, env: { ...process.env, ...settings } };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['api/dist/cli.js', ...args],
      options,
    );
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  }
}

describe('migrate', () => {
  it('finds nothing to do a second time, alone or with others', async () => {
    await cli(['ensure-keys']);
    const runs = await Promise.all([cli(['migrate']), cli(['migrate'])]);
    expect(runs).toEqual([
      { code: 0, text: '' },
      { code: 0, text: '' },
    ]);
  });

  it('leaves the schema that the entities describe', async () => {
    expect(await cli(['check-schema'])).toEqual({ code: 0, text: '' });
    await db.query('ALTER TABLE profiles ADD COLUMN forgotten text');
    const drifted = await cli(['check-schema']);
    expect(drifted.code).toBe(1);
    expect(drifted.text).toContain('DROP COLUMN "forgotten"');
    await db.query('ALTER TABLE profiles DROP COLUMN forgotten');
  });
});

describe('load-bank', () => {
  const state = async () => (await db.query('SELECT * FROM items ORDER BY id')).rows;

  it('changes nothing when the bank has not changed', async () => {
    const before = await state();
    expect(before.length).toBeGreaterThan(160);
    const { text } = await cli(['load-bank']);
    expect(text).toMatch(/\(0 new, 0 changed, 0 retired\)/);
    expect(await state()).toEqual(before);
  });

  it('gives a changed item one new version, and retires what left the bank', async () => {
    const [item] = await state();
    await db.query(`UPDATE item_versions SET content_hash = 'other' WHERE item_id = $1`, [item.id]);
    await db.query(
      `INSERT INTO items (id, model, subject, area, objective, type, difficulty, version)
       SELECT 'math.gone:1', model, subject, area, objective, type, difficulty, 1 FROM items LIMIT 1`,
    );
    expect((await cli(['load-bank'])).text).toMatch(/\(0 new, 1 changed, 1 retired\)/);
    const versions = await db.query('SELECT version FROM item_versions WHERE item_id = $1', [
      item.id,
    ]);
    expect(versions.rows.map((row) => row.version).sort()).toEqual([1, 2]);
    const gone = await db.query(`SELECT status FROM items WHERE id = 'math.gone:1'`);
    expect(gone.rows).toEqual([{ status: 'retired' }]);
  });
});

describe('create-admin', () => {
  it('makes the first admin with a password that is shown once', async () => {
    const first = await cli(['create-admin']);
    expect(first.text).toMatch(/First admin: \S+@\S+ with password \S{16} \(shown only now\)/);
    expect((await cli(['create-admin'])).text).toBe('');
    const admins = await db.query(`SELECT 1 FROM user_roles WHERE role = 'admin'`);
    expect(admins.rows).toHaveLength(1);
  });

  it('wants a sound address and a long password', async () => {
    const address = await cli(['create-admin'], { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'x' });
    expect(address).toEqual({
      code: 1,
      text: 'ADMIN_EMAIL is wrong: expected an email address\n',
    });
    const short = await cli(['create-admin'], {
      ADMIN_EMAIL: 'boss@example.org',
      ADMIN_PASSWORD: 'too short',
    });
    expect(short).toEqual({ code: 1, text: 'Password must be at least 12 characters long.\n' });
  });
});

describe('grant', () => {
  it('says what it needs', async () => {
    expect((await cli(['grant', 'a@example.org', 'yearly'])).text).toBe(
      'Expected: grant <e-mail> <weekly | monthly | quarterly | lifetime>\n',
    );
    expect((await cli(['grant', 'a@example.org', 'weekly'])).text).toBe(
      'There is no account with the address a@example.org\n',
    );
  });
});

describe('a wrong setting', () => {
  it('is named, with what is expected', async () => {
    expect(await cli(['migrate'], { DATABASE_URL: 'mysql://x' })).toEqual({
      code: 1,
      text: 'DATABASE_URL is wrong: expected a URL such as postgres://user:password@host:5432/name\n',
    });
  });
});
