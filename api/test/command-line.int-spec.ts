import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { toBankRecord } from '@prepward/content/bank/records';
import { wholeBank } from '@prepward/content/whole-bank';
import { MODULES } from '@prepward/modules';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import { ROOT } from '@prepward/testing/root';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { commandOf } from '../src/cli/commands.js';
import { bankLoaderOn } from '../src/cli/load-bank.js';
import { runCommand } from '../src/cli/run.js';

/** Each command, and how its help text begins. A test of the documents reads the names here. */
const ALL_COMMANDS = [
  ['migrate', 'migrates the schema'],
  ['check-schema', 'fails if'],
  ['load-bank', 'syncs the database'],
  ['seed', 'makes demo accounts'],
  ['create-admin', 'creates an admin'],
  ['correct-item', 'gives an item a new key'],
  ['make-papers', 'makes missing or outdated papers'],
  ['verify-ledger', 'fails if'],
  ['verify-scores', 'fails if'],
  ['stripe-prices', 'creates the prices'],
  ['issue-service-token', 'issues a token'],
  ['revoke-service-token', 'revokes a service token'],
  ['service-tokens', 'lists service tokens'],
  ['refund-requests', 'lists the refund'],
  ['decide-refund', 'decides a refund'],
  ['grant', 'grants a plan'],
  ['ensure-keys', 'makes the signing keys'],
  ['rotate-keys', 'adds a new signing key'],
] as const;

let database: TestDatabase;
let db: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  db = new pg.Client({ connectionString: database.ownerUrl });
  await db.connect();
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-cli-'));
});
afterAll(async () => {
  await db.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  SMTP_URL: 'smtp://127.0.0.1:1',
  AUTH_SIGNING_KEYS_FILE: path.join(folder, 'keys.json'),
});

/** Runs a command as an operator does: the built code, in its own process. */
async function cliProcess(args: string[], env: Record<string, string> = {}) {
  const options = { cwd: ROOT, env: { ...process.env, ...settings(), ...env } };
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

/** Runs a command in this process, which takes a tenth of the time. */
async function cli(args: string[], env: Record<string, string> = {}) {
  const before = { ...process.env };
  const out = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const err = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    Object.assign(process.env, settings(), env);
    const code = await runCommand(args);
    const lines = (code === 0 ? out : err).mock.calls.map(([line]) => `${line}\n`);
    return { code, text: lines.join('') };
  } finally {
    process.env = before;
    jest.restoreAllMocks();
  }
}

describe('a command', () => {
  it.each([[[]], [['no-such-command']], [['toString']]])(
    'that is none is answered with all there are: %j',
    async (args) => {
      const { code, text } = await (args.length === 0 ? cliProcess : cli)(args);
      expect(code).toBe(2);
      expect(text).toMatch(/^Expected a command:\n/);
      for (const [name, help] of ALL_COMMANDS) {
        expect(text).toMatch(new RegExp(`^  ${name}\\b.*\\n? *${help}`, 'm'));
      }
      const listed = [...text.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
      expect(listed.toSorted()).toEqual(ALL_COMMANDS.map(([name]) => name).toSorted());
    },
  );

  it('of a module is one line in its manifest', () => {
    const ofModules = MODULES.flatMap(({ commands = {} }) => Object.keys(commands));
    expect(ofModules).toEqual(expect.arrayContaining(['create-admin', 'correct-item']));
    for (const name of ofModules) expect(commandOf(name)).toBeDefined();
    expect(ALL_COMMANDS.map(([name]) => name)).toEqual(expect.arrayContaining(ofModules));
  });

  it('that changes something leaves an audit entry without a person', async () => {
    await db.query('DELETE FROM audit_entries');
    await cli(['grant', 'nobody@example.org', 'weekly']);
    await cli(['create-admin'], {
      ADMIN_EMAIL: 'audited@example.org',
      ADMIN_PASSWORD: 'long enough 77',
    });
    await cli(['create-admin'], {
      ADMIN_EMAIL: 'audited@example.org',
      ADMIN_PASSWORD: 'long enough 77',
    });
    await cli(['grant', 'audited@example.org', 'weekly']);
    const { rows } = await db.query(
      `SELECT action, actor_id, resource_id = (SELECT id::text FROM users WHERE email = $1) AS of_user,
              after FROM audit_entries ORDER BY created_at`,
      ['audited@example.org'],
    );
    // The second create-admin finds nothing to do, and leaves none.
    expect(rows).toHaveLength(2);
    const entry = { actor_id: null, of_user: true };
    expect(rows).toContainEqual({
      ...entry,
      action: 'command.create-admin',
      after: { email: 'a***@example.org', role: 'admin' },
    });
    expect(rows).toContainEqual({
      ...entry,
      action: 'command.grant',
      after: expect.objectContaining({ plan: 'weekly' }),
    });
    await db.query(`DELETE FROM user_roles; DELETE FROM users WHERE email = 'audited@example.org'`);
  });
});

describe('migrate', () => {
  it('finds nothing to do a second time, alone or with others', async () => {
    await cliProcess(['ensure-keys']);
    const runs = await Promise.all([cliProcess(['migrate']), cliProcess(['migrate'])]);
    expect(runs).toEqual([
      { code: 0, text: '' },
      { code: 0, text: '' },
    ]);
  });

  it('tells the planner that indexes are cheap to read', async () => {
    const { rows } = await db.query(
      `SELECT setconfig FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
       WHERE datname = current_database() AND setrole = 0`,
    );
    expect(rows).toEqual([{ setconfig: ['random_page_cost=1.1'] }]);
  });

  it('leaves the schema that the entities describe', async () => {
    expect(await cliProcess(['check-schema'])).toEqual({ code: 0, text: '' });
    await db.query('ALTER TABLE profiles ADD COLUMN forgotten text');
    const drifted = await cliProcess(['check-schema']);
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

  it('gives an item with a reworded rationale one new version, and takes it back again', async () => {
    const versions = async (id: string) =>
      (
        await db.query('SELECT version, sheet FROM item_versions WHERE item_id = $1 ORDER BY 1', [
          id,
        ])
      ).rows;
    const { items, passages } = await wholeBank();
    const first = items.find(({ type }) => type === 'multiple-choice');
    if (first?.type !== 'multiple-choice') throw new Error('no item is a plain choice');
    const rest = items.filter((item) => item !== first);
    const options = first.options.map((option, place) =>
      place === 0 ? { ...option, rationale: 'It is put in other words.' } : option,
    );
    const reworded = { ...first, options };
    const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const loader = bankLoaderOn(dataSource);
    const others = (await state()).filter((row) => row.id !== first.id);

    const report = { total: others.length + 1, added: 0, retired: 0 };
    expect(await loader.load([reworded, ...rest], passages)).toEqual({ ...report, changed: 1 });
    expect(await versions(first.id)).toEqual([
      { version: 1, sheet: toBankRecord(first).sheet },
      { version: 2, sheet: toBankRecord(reworded).sheet },
    ]);
    expect((await state()).filter((row) => row.id !== first.id)).toEqual(others);
    expect(await loader.load([reworded, ...rest], passages)).toEqual({ ...report, changed: 0 });
    expect(await loader.load([first, ...rest], passages)).toEqual({ ...report, changed: 1 });
    expect((await versions(first.id)).map((row) => row.version)).toEqual([1, 2, 3]);
    await dataSource.destroy();
  });

  it('retires what left the bank', async () => {
    await db.query(
      `INSERT INTO items (id, model, subject, area, objective, type, difficulty, version)
       SELECT 'math.gone:1', model, subject, area, objective, type, difficulty, 1 FROM items LIMIT 1`,
    );
    expect((await cli(['load-bank'])).text).toMatch(/\(0 new, 0 changed, 1 retired\)/);
    const gone = await db.query(`SELECT status FROM items WHERE id = 'math.gone:1'`);
    expect(gone.rows).toEqual([{ status: 'retired' }]);
  });
});

describe('create-admin', () => {
  it('makes the first admin with a password that is shown once', async () => {
    const first = await cli(['create-admin']);
    expect(first.text).toMatch(/First admin: \S+@\S+ with password \S{16} \(shown only once\)/);
    expect((await cli(['create-admin'])).text).toBe(
      "There's already an admin: nothing was done. Set ADMIN_EMAIL to create another one.\n",
    );
    expect((await cli(['create-admin'], { ADMIN_PASSWORD: 'a long password 1' })).text).toBe(
      "There's already an admin: nothing was done. ADMIN_PASSWORD needs ADMIN_EMAIL.\n",
    );
    const admins = await db.query(`SELECT 1 FROM user_roles WHERE role = 'admin'`);
    expect(admins.rows).toHaveLength(1);
  });

  it("takes over a stranger's account: new password, and nothing of theirs gets in anymore", async () => {
    const email = 'owner@example.org';
    const id = randomUUID();
    await db.query(
      `INSERT INTO users (id, email, user_metadata, new_email)
       VALUES ($1, $2, '{"first_name": "Eve"}', 'eve@example.org')`,
      [id, email],
    );
    await db.query(`INSERT INTO profiles (user_id, first_name) VALUES ($1, 'Eve')`, [id]);
    await db.query(
      `INSERT INTO link_requests (id, kind, email, user_id, password_hash)
       VALUES (gen_random_uuid(), 'sign-up', $2, $1, 'of a stranger')`,
      [id, email],
    );
    await db.query(`INSERT INTO sessions (id, user_id, amr) VALUES (gen_random_uuid(), $1, '[]')`, [
      id,
    ]);
    await db.query(
      `INSERT INTO one_time_tokens (id, user_id, kind, token_hash, email, expires_at)
       VALUES (gen_random_uuid(), $1, 'confirmation', '\\x00', $2, now() + interval '1 hour')`,
      [id, email],
    );
    await db.query(
      `INSERT INTO mfa_factors (id, user_id, type, verified)
       VALUES (gen_random_uuid(), $1, 'totp', true)`,
      [id],
    );
    await db.query(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, friendly_name)
       VALUES (gen_random_uuid(), $1, 'key-of-eve', '', 'Phone')`,
      [id],
    );
    await db.query(
      `INSERT INTO identities (id, user_id, provider, provider_id)
       VALUES (gen_random_uuid(), $1, 'https://id.example', 'eve')`,
      [id],
    );
    const password = 'the password of the owner';
    const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
    expect(await cli(['create-admin'], env)).toEqual({
      code: 0,
      text:
        `${email} already had an account, which is now an admin, with the password you gave. Its address ` +
        'counts as verified; all its sessions and links have ended.\n',
    });
    const user = async () => (await db.query('SELECT * FROM users WHERE id = $1', [id])).rows[0];
    const made = await user();
    expect(made).toMatchObject({
      password_hash: expect.stringMatching(/^\$argon2id\$/),
      email_confirmed_at: expect.any(Date),
      user_metadata: {},
      new_email: null,
    });
    for (const table of [
      'sessions',
      'one_time_tokens',
      'link_requests',
      'mfa_factors',
      'passkeys',
    ]) {
      expect([
        table,
        (await db.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [id])).rows,
      ]).toEqual([table, []]);
    }
    const identities = await db.query('SELECT provider FROM identities WHERE user_id = $1', [id]);
    expect(identities.rows).toEqual([{ provider: 'email' }]);
    const profiles = await db.query('SELECT first_name FROM profiles WHERE user_id = $1', [id]);
    expect(profiles.rows).toEqual([{ first_name: '' }]);
    const roles = await db.query('SELECT role FROM user_roles WHERE user_id = $1', [id]);
    expect(roles.rows).toEqual([{ role: 'admin' }]);

    expect((await cli(['create-admin'], env)).text).toBe(
      `${email} is already an admin with this password: nothing was done.\n`,
    );
    expect((await cli(['create-admin'], { ADMIN_EMAIL: email })).text).toBe(
      `${email} is already an admin: nothing was done. Set ADMIN_PASSWORD to change the password.\n`,
    );
    expect(await user()).toEqual(made);
  });

  it('wants a sound address and a long password', async () => {
    const address = await cli(['create-admin'], { ADMIN_EMAIL: 'nobody', ADMIN_PASSWORD: 'x' });
    expect(address).toEqual({
      code: 1,
      text: 'ADMIN_EMAIL is invalid: expected an email address\n',
    });
    const short = await cli(['create-admin'], {
      ADMIN_EMAIL: 'boss@example.org',
      ADMIN_PASSWORD: 'too short',
    });
    expect(short).toEqual({ code: 1, text: 'Password should be at least 12 characters.\n' });
  });
});

describe('commands about money', () => {
  it.each([
    ['what it would not read', ['verify-ledger', 'now'], /^Expected: verify-ledger, with nothing/],
    ['no request', ['decide-refund', randomUUID(), 'approved'], /^There's no such refund request/],
    ['a note', ['decide-refund', randomUUID(), 'declined', 'a'.repeat(2001)], /^The note is too/],
    ['a reason', ['grant', 'a@example.org', 'weekly', 'a'.repeat(501)], /^The reason is too/],
    ['an option', ['stripe-prices', '--chek'], /^Expected: stripe-prices \[--check\]/],
  ])('are refused in words for %s', async (_, args, words) => {
    const { code, text } = await cli(args);
    expect([code, text]).toEqual([1, expect.stringMatching(words)]);
  });

  it('check the ledger, and name whose access is another', async () => {
    const id = randomUUID();
    await db.query('INSERT INTO users (id, email) VALUES ($1, $2)', [id, `${id}@example.org`]);
    await cli(['grant', `${id}@example.org`, 'weekly']);
    const [{ students } = { students: 0 }] = (
      await db.query('SELECT count(DISTINCT user_id)::int AS students FROM grants')
    ).rows;
    expect(await cli(['verify-ledger'])).toEqual({
      code: 0,
      text: `The ledger of ${students} student${students === 1 ? '' : 's'} matches the stored access.\n`,
    });
    await db.query(
      `UPDATE subscriptions SET ends_at = ends_at + interval '1 day' WHERE user_id = $1`,
      [id],
    );
    const { code, text } = await cli(['verify-ledger']);
    expect([code, text]).toEqual([1, expect.stringContaining(`student ${id}: stored`)]);
    expect((await cli(['grant', `${id}@example.org`, 'none'])).text).toContain('1 grant revoked');
    expect((await cli(['verify-ledger'])).code).toBe(0);
    expect((await cli(['refund-requests'])).text).toMatch(/\n0 waiting for a decision\n$/);
  });
});

describe('grant', () => {
  it('says what it needs', async () => {
    expect((await cli(['grant', 'a@example.org', 'yearly'])).text).toBe(
      'Expected: grant <email> <weekly | monthly | quarterly | lifetime | none> [reason]\n',
    );
    expect((await cli(['grant', 'a@example.org', 'weekly'])).text).toBe(
      'No account has the address a@example.org\n',
    );
  });
});

describe('seed', () => {
  it.each<[string, string[], Record<string, string>, string]>([
    ['in production', [], { NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [
      'on another machine without a password of its own',
      [],
      { DATABASE_URL: 'postgres://u:p@db.example/x' },
      'set SEED_PASSWORD',
    ],
    ['for an address that is none of its own', ['dana@example.org'], {}, "isn't a demo account"],
  ])('is refused %s', async (_, args, env, reason) => {
    const { code, text } = await cli(['seed', ...args], env);
    expect([code, text]).toEqual([1, expect.stringContaining(reason)]);
  });
});

describe('beside `npm start`', () => {
  /** Runs a script of the repository with no environment but a bare shell's. */
  async function script(args: string[], env: Record<string, string>) {
    const { PATH = '', HOME = '' } = process.env;
    const options = { cwd: ROOT, env: { PATH, HOME, ...env } };
    try {
      const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...args], options);
      return { code: 0, text: stdout };
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, text: stderr };
    }
  }

  it('`npm run grant` makes a subscriber, as the README says, and needs no other setting', async () => {
    const id = '00000000-0000-4000-8000-00000000beef';
    await db.query(`INSERT INTO users (id, email) VALUES ($1, 'dana@example.org')`, [id]);
    const named = await script(['grant', '--', 'Dana@example.org', 'monthly'], {
      DATABASE_URL: database.url,
    });
    expect(named).toEqual({
      code: 0,
      text: expect.stringMatching(/^Dana@example.org: monthly, until/),
    });
    const rows = await db.query('SELECT plan FROM subscriptions WHERE user_id = $1', [id]);
    expect(rows.rows).toEqual([{ plan: 'monthly' }]);
  });
});

describe('a wrong setting', () => {
  it('is named, with what is expected', async () => {
    expect(await cliProcess(['migrate'], { DATABASE_URL: 'mysql://x' })).toEqual({
      code: 1,
      text: 'DATABASE_URL is invalid: expected a URL such as postgres://user:password@host:5432/name\n',
    });
  });
});
