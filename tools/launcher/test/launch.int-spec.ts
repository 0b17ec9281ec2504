import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { freePort } from '@prepward/gateway/ports';
import { makeServerFolder } from '@prepward/testing/server-folders';
import { preparePostgres } from '../src/postgres/server.js';
import { processState } from '../src/processes/process-state.js';
import { writeStandIn } from './stand-in.js';

const RUNNER = fileURLToPath(new URL('./run-launcher.mjs', import.meta.url));
jest.setTimeout(90_000);

interface Run {
  process: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

/** What an earlier start left, without its logs. */
let earlier: string;
let root: string;
let port: number;
let runs: Run[];

function start(env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [RUNNER, root], {
    env: { PATH: process.env.PATH, HOME: root, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const run = { process: child, output: () => text, ended };
  runs.push(run);
  return run;
}

async function until(condition: () => boolean | Promise<boolean>, what: () => string) {
  const end = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain; so far:\n${what()}`);
    await sleep(50);
  }
}

async function ready(run: Run): Promise<Run> {
  // The last line that the launcher prints when it's ready.
  await until(() => run.output().includes('Ctrl-C stops everything.'), run.output);
  return run;
}

interface Tracked {
  name: string;
  pid: number;
}

function children(): Tracked[] {
  return JSON.parse(readFileSync(path.join(root, '.data/launcher.lock'), 'utf8')).children;
}

function pidOf(name: string): number {
  return children().find((child) => child.name === name)?.pid ?? 0;
}

function get(place: string, init?: RequestInit): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${place}`, init);
}

/** What the stand-in saw of a request. */
interface Seen {
  url: string;
  body: string;
  headers: Record<string, string>;
  role: string;
  owner: string | null;
}

async function allGone(pids: readonly number[]): Promise<void> {
  await until(
    () => pids.every((pid) => processState(pid) !== 'running'),
    () => pids.map((pid) => `${pid} ${processState(pid)}`).join(', '),
  );
}

/** Makes what `npm start` begins with: a built project on a machine that never ran it. */
async function open() {
  root = makeServerFolder();
  writeStandIn(root);
  port = await freePort();
  runs = [];
}

/** As after an earlier start: its database is there. */
async function openWithDatabase() {
  await open();
  await promisify(execFile)('cp', ['-a', path.join(earlier, '.data'), root]);
}

async function close() {
  for (const run of runs) run.process.kill('SIGTERM');
  await Promise.all(runs.map((run) => run.ended));
  rmSync(root, { recursive: true, force: true });
}

beforeAll(async () => {
  earlier = makeServerFolder();
  const dataDir = path.join(earlier, '.data');
  mkdirSync(dataDir);
  await preparePostgres(dataDir, new AbortController().signal);
});
afterAll(() => rmSync(earlier, { recursive: true, force: true }));

describe('npm start on a new machine', () => {
  beforeEach(open);
  afterEach(close);

  it('serves everything on one origin and stops every child at SIGTERM', async () => {
    const run = await ready(start());
    const commands = readFileSync(path.join(root, '.data/commands.log'), 'utf8');
    const [one, two, ...later] = commands.trim().split('\n');
    // Only `migrate` gets the owner's URL.
    expect([one, two].sort()).toEqual([
      'ensure-keys prepward_app',
      'migrate prepward_app prepward',
    ]);
    expect(later.sort()).toEqual(['create-admin prepward_app', 'load-bank prepward_app']);
    expect(run.output()).toContain('First admin: admin@example.org');
    expect(
      run
        .output()
        .match(/^\d\/\d .+ …$/gm)
        ?.map((line) => line.slice(0, 3)),
    ).toEqual(['1/3', '2/3', '3/3']);

    const home = await get('/');
    expect(home.status).toBe(200);
    expect(home.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(home.headers.get('cache-control')).toBe('no-cache');
    expect(await home.text()).toContain('<title>home');
    expect(await (await get('/about')).text()).toContain('<title>about');
    expect((await get('/nowhere')).status).toBe(404);
    expect(await (await get('/management_support')).text()).toContain('<title>back-office');
    expect(await (await get('/admin/users')).text()).toContain('<title>back-office');
    const asset = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(await (await get('/dev/inbox.json')).json()).toEqual([]);

    const signed = '{"a": 1 }\n';
    const answer = await get('/api/v1/webhooks/stripe?x=1', {
      method: 'POST',
      body: signed,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' },
    });
    const seen = (await answer.json()) as Seen;
    expect(Buffer.from(seen.body, 'base64').toString()).toBe(signed);
    expect(seen.url).toBe('/api/v1/webhooks/stripe?x=1');
    expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen).toMatchObject({ role: 'prepward_app', owner: null });
    for (const place of ['/auth/v1/user', '/functions/v1/x', '/management_support/queues/y']) {
      expect(await (await get(place)).json()).toMatchObject({ url: place });
    }

    const pids = children().map((child) => child.pid);
    // PostgreSQL, the payment and Google sandboxes, api and worker.
    expect(pids).toHaveLength(5);
    const slow = get('/api/v1/slow');
    await sleep(200);
    run.process.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await run.ended).toBe(0);
    expect(pids.map(processState)).toEqual(pids.map(() => 'gone'));
    const ends = readFileSync(path.join(root, '.data/ends.log'), 'utf8');
    expect(ends.trim().split('\n').sort()).toEqual(['api', 'google', 'sandbox', 'worker']);
  });

  it('can be stopped while it starts', async () => {
    const run = start();
    await until(() => run.output().includes('Creating the database'), run.output);
    await sleep(300);
    run.process.kill('SIGINT');
    expect(await run.ended).toBe(0);
    expect(run.output()).not.toContain('is ready');
  });

  it('says that the port is in use', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.output().trim()).toMatch(
      new RegExp(`^Port ${port} on 127.0.0.1 is already in use.*\\.$`),
    );
    other.close();
  });

  it('names a database that cannot be reached, without its password', async () => {
    const run = start({ DATABASE_URL: 'postgres://me:geheim@no-such-host.invalid/x' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('DATABASE_URL must be a reachable database');
    expect(run.output()).not.toContain('geheim');
  });
});

describe('npm start after an earlier one', () => {
  beforeEach(openWithDatabase);
  afterEach(close);

  it('ends everything with the last lines of a child that keeps dying', async () => {
    const run = start({ CRASH_worker: '1' });
    await until(() => run.output().includes('restarting it in'), run.output);
    const pids = children().map((child) => child.pid);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('prepward-worker keeps dying (it ended with exit code 3)');
    expect(run.output()).toContain('  last words of the worker');
    await allGone(pids);
  });

  it('ends with the sentence of a step that fails', async () => {
    const run = start({ FAIL_COMMAND: 'migrate' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('The step "migrate" failed: This step was told to fail.');
  });

  it('makes a password for the application that an older data folder has not', async () => {
    const file = path.join(root, '.data/postgres-app-password');
    rmSync(file);
    await ready(start());
    expect(readFileSync(file, 'utf8').trim()).toHaveLength(32);
  });

  it('keeps the caught mails from other machines', async () => {
    const run = await ready(start({ HOST: '0.0.0.0' }));
    expect((await get('/dev/inbox')).status).toBe(404);
    expect((await get('/dev/inbox.json')).status).toBe(404);
    expect(run.output()).not.toMatch(/^ *Mails +http/m);
    expect(run.output()).toContain('Emails are caught but not shown');
  });

  it('keeps the caught mails where the site has another name than this machine', async () => {
    await ready(start({ PUBLIC_URL: 'https://prep.example.org' }));
    expect((await get('/dev/inbox.json')).status).toBe(404);
  });
});

describe('a running product', () => {
  let run: Run;
  beforeAll(async () => {
    await openWithDatabase();
    run = await ready(start());
  });
  afterAll(close);

  it('refuses a second start on the same data in one sentence', async () => {
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toMatch(/^Prepward is already running on .*\.$/);
    expect((await get('/')).status).toBe(200);
  });

  it('starts a killed api and a killed PostgreSQL again', async () => {
    const [api, database] = [pidOf('prepward-api'), pidOf('PostgreSQL')];
    process.kill(api, 'SIGKILL');
    const refused = await get('/api/v1/x');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await until(async () => (await get('/api/v1/x')).ok, run.output);
    process.kill(database, 'SIGKILL');
    await until(() => ![0, database].includes(pidOf('PostgreSQL')), run.output);
    expect(run.output()).toContain('prepward-api was ended by SIGKILL');
    expect(run.output()).toContain('PostgreSQL was ended by SIGKILL');
  });

  it('recovers by itself after kill -9, and leaves no child of the first run', async () => {
    const before = children().map((child) => child.pid);
    run.process.kill('SIGKILL');
    await run.ended;
    run = await ready(start());
    await allGone(before);
    expect((await get('/api/v1/x')).status).toBe(200);
  });
});
