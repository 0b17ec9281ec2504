import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createServer } from './cluster.js';
import {
  type ClusterPasswords,
  keepCluster,
  type TemplateFolders,
  takeCluster,
} from './kept-clusters.js';
import { freePort } from './ports.js';
import { makeServerFolder, sweepAbandoned } from './server-folders.js';

const TEMPLATE_DATABASE = 'test_template';
/** The role that the product's processes run under; `migrate` makes it. */
const APPLICATION = 'application';
/** Jest's workers inherit the environment that its global setup leaves. */
const URL_VARIABLE = 'TEST_POSTGRES_URL';
const APPLICATION_URL_VARIABLE = 'TEST_POSTGRES_APPLICATION_URL';
const FILES_VARIABLE = 'TEST_TEMPLATE_FILES';

/** A running PostgreSQL for one test run. */
export interface TestPostgres {
  /** Connects as superuser to the database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/** The two ways into a database. */
export interface DatabaseUrls {
  /** As the application's role, which may do what api and worker must: for DATABASE_URL. */
  url: string;
  /** As a superuser, who owns everything. */
  ownerUrl: string;
}

/** What every test database is a copy of. */
export interface Template {
  /** Identifies what `prepare` makes; if set, the result is kept for later runs. */
  key?: string;
  /** The folder in which it is kept; only tests of this code set it. */
  keptIn?: string;
  /**
   * Fills an empty database. It makes the application's role, if it needs that.
   *
   * @param files an empty folder, for the files the database refers to
   */
  prepare: (urls: DatabaseUrls, files: string) => Promise<void>;
}

/** One test file's own database. */
export interface TestDatabase extends DatabaseUrls {
  /** The files it refers to, in its own folder: the product may change them. */
  files: string;
  /** Removes it and its files, ending connections that were left open. */
  drop(): Promise<void>;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function urlsOf(port: number, passwords: ClusterPasswords, database: string): DatabaseUrls {
  const at = `127.0.0.1:${port}/${database}`;
  return {
    url: `postgresql://${APPLICATION}:${passwords.application}@${at}`,
    ownerUrl: `postgresql://postgres:${passwords.owner}@${at}`,
  };
}

function filesIn(folder: string): string {
  return path.join(folder, 'files');
}

/** Makes a template's cluster: a copy of the kept one, or a new one, which is then kept. */
async function startCluster(folder: string, port: number, template: Template | undefined) {
  const { key, keptIn } = template ?? {};
  const folders: TemplateFolders = { data: path.join(folder, 'data'), files: filesIn(folder) };
  mkdirSync(folders.files);
  const kept = key === undefined ? undefined : await takeCluster(key, folders, keptIn);
  const passwords = kept ?? {
    owner: randomBytes(12).toString('hex'),
    application: randomBytes(12).toString('hex'),
  };
  const start = async () => {
    const server = createServer(folder, port, passwords.owner);
    await server.start();
    return server;
  };
  if (kept !== undefined) return { server: await start(), passwords };
  await createServer(folder, port, passwords.owner).initialise();
  const server = await start();
  try {
    await execute(
      urlsOf(port, passwords, 'postgres').ownerUrl,
      `create database ${TEMPLATE_DATABASE}`,
    );
    await template?.prepare(urlsOf(port, passwords, TEMPLATE_DATABASE), folders.files);
    if (key === undefined) return { server, passwords };
  } catch (error) {
    await server.stop();
    throw error;
  }
  await server.stop();
  await keepCluster(key, folders, passwords, keptIn);
  return { server: await start(), passwords };
}

/**
 * Starts a throwaway PostgreSQL on a free port, for Jest's globalSetup; call `stop` in its
 * globalTeardown. A setup that fails cleans up by itself, because Jest then skips the teardown.
 *
 * @throws what starting or `prepare` threw
 */
export async function startTestPostgres(template?: Template): Promise<TestPostgres> {
  sweepAbandoned();
  const folder = makeServerFolder();
  const port = await freePort();
  try {
    const { server, passwords } = await startCluster(folder, port, template);
    const { url, ownerUrl } = urlsOf(port, passwords, 'postgres');
    process.env[URL_VARIABLE] = ownerUrl;
    process.env[APPLICATION_URL_VARIABLE] = url;
    process.env[FILES_VARIABLE] = filesIn(folder);
    return {
      url: ownerUrl,
      stop: async () => {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
        delete process.env[URL_VARIABLE];
        delete process.env[APPLICATION_URL_VARIABLE];
        delete process.env[FILES_VARIABLE];
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // The embedded server rejects with undefined when it ends before it is ready.
    throw error ?? new Error('The test PostgreSQL ended before it was ready');
  }
}

function inDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * Makes a fresh copy of the template.
 *
 * @throws when no test PostgreSQL was started before
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = process.env[URL_VARIABLE];
  if (!admin) throw new Error('Call startTestPostgres in the globalSetup of this Jest project');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await execute(admin, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const kept = process.env[FILES_VARIABLE] ?? '';
  const files = path.join(path.dirname(kept), `files-${name}`);
  cpSync(kept, files, { recursive: true });
  return {
    files,
    url: inDatabase(process.env[APPLICATION_URL_VARIABLE] ?? '', name),
    ownerUrl: inDatabase(admin, name),
    drop: async () => {
      await execute(admin, `drop database if exists ${name} with (force)`);
      rmSync(files, { recursive: true, force: true });
    },
  };
}
