import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Attempt } from '@prepward/contracts/attempts';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import { startHosted } from '@prepward/testing/hosted-services';
import { freePort } from '@prepward/testing/ports';
import { spawnService, type TestService } from '@prepward/testing/processes';
import { ROOT } from '@prepward/testing/root';
import { exportJWK, generateKeyPair } from 'jose';
import pg from 'pg';

/** An answer, parsed. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
  text: string;
}

export interface CallOptions {
  token?: string;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A session as tests need it. */
export interface TestSession {
  access: string;
  refresh: string;
  userId: string;
}

/** The key file that `npm start` makes with its own command. */
async function writeKeyFile(file: string): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'first' };
  writeFileSync(file, JSON.stringify([key]));
}

type Settings = Readonly<Record<string, string>>;
/** What runs an API: a part of the shared process, or a process. */
type Runner = { stop(): Promise<unknown> };

/** What an API needs before it starts. */
interface Stage {
  db: pg.Client;
  keyFile: string;
  database: TestDatabase;
  env: Settings;
  strike(): Promise<void>;
}

async function setStage(settings: Settings): Promise<Stage> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'prepward-api-'));
  const keyFile = path.join(folder, 'keys.json');
  await writeKeyFile(keyFile);
  // Tests arrange and look as the owner; the API runs under the application's role.
  const db = new pg.Client({ connectionString: database.ownerUrl });
  db.on('error', () => undefined);
  await db.connect();
  const env = {
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_SIGNING_KEYS_FILE: keyFile,
    API_PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    ...settings,
  };
  const strike = async () => {
    await db.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, keyFile, database, env, strike };
}

function urlOf(env: Settings): string {
  return `http://127.0.0.1:${env.API_PORT}`;
}

/** The built API as its own process, ready. */
function spawnApi(env: Settings): Promise<TestService> {
  const readyUrl = `${urlOf(env)}/api/v1/ready`;
  return spawnService({ args: ['api/dist/main.js'], cwd: ROOT, env, readyUrl });
}

/** The real API on its own database. */
export class TestApi {
  readonly db: pg.Client;
  readonly url: string;
  readonly keyFile: string;
  /** The database's address, for a second connection. */
  readonly databaseUrl: string;
  /** The same, as the database's owner. */
  readonly ownerUrl: string;

  protected constructor(
    private readonly stage: Stage,
    private readonly runner: Runner,
  ) {
    this.db = stage.db;
    this.url = urlOf(stage.env);
    this.keyFile = stage.keyFile;
    this.databaseUrl = stage.database.url;
    this.ownerUrl = stage.database.ownerUrl;
  }

  /** Runs in one process that the tests share. */
  static async start(settings: Settings = {}): Promise<TestApi> {
    const stage = await setStage(settings);
    return new TestApi(stage, await startHosted('api', stage.env));
  }

  async stop(): Promise<void> {
    try {
      await this.runner.stop();
    } finally {
      await this.stage.strike();
    }
  }

  /** A second API of the same product in its own process, as behind a load balancer. */
  async startTwin(): Promise<{ url: string; service: TestService }> {
    const env = { ...this.stage.env, API_PORT: String(await freePort()) };
    return { url: urlOf(env), service: await spawnApi(env) };
  }

  async sql<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.db.query(text, values)).rows as Row[];
  }

  async call(method: string, route: string, options: CallOptions = {}): Promise<Answer> {
    const { token, body, headers } = options;
    const response = await fetch(this.url + route, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : undefined,
      text,
    };
  }

  async visitor(): Promise<TestSession> {
    return toSession(await this.call('POST', '/auth/v1/signup', { body: {} }));
  }

  /** An account with a verified address, signed in. */
  async student(email: string, password = 'correct horse 7'): Promise<TestSession> {
    await this.call('POST', '/auth/v1/signup', { body: { email, password } });
    await this.sql(VERIFY_SIGN_UP, [email]);
    return this.signIn(email, password);
  }

  async signIn(email: string, password: string): Promise<TestSession> {
    return toSession(await this.tryPassword(email, password));
  }

  tryPassword(email: string, password: string): Promise<Answer> {
    return this.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
  }

  refresh(token: string): Promise<Answer> {
    return this.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: token },
    });
  }

  async admin(email: string): Promise<TestSession> {
    const session = await this.student(email);
    await this.sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [session.userId]);
    return session;
  }

  /** A student whom an operator gave a plan. */
  async subscriber(email: string, endsAt = "now() + interval '7 days'"): Promise<TestSession> {
    const session = await this.student(email);
    await this.sql(
      `INSERT INTO subscriptions (id, user_id, plan, ends_at)
       VALUES (gen_random_uuid(), $1, 'weekly', ${endsAt})`,
      [session.userId],
    );
    return session;
  }

  start(session: TestSession, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call('POST', '/api/v1/attempts', { token: session.access, body, headers });
  }

  async startPractice(
    session: TestSession,
    subject = 'math',
    extra: object = {},
  ): Promise<Attempt> {
    const answer = await this.call('POST', '/api/v1/attempts', {
      token: session.access,
      body: { kind: 'free-practice', subject, ...extra },
    });
    if (answer.status !== 201) throw new Error(`No attempt: ${answer.text}`);
    return answer.body;
  }
}

/** The real API as its own process, which a test may kill, start again, and listen to. */
export class ApiProcess extends TestApi {
  private constructor(
    stage: Stage,
    readonly service: TestService,
  ) {
    super(stage, service);
  }

  static override async start(settings: Settings = {}): Promise<ApiProcess> {
    const stage = await setStage(settings);
    return new ApiProcess(stage, await spawnApi(stage.env));
  }
}

function toSession({ body, text }: Answer): TestSession {
  if (typeof body?.access_token !== 'string') throw new Error(`No session: ${text}`);
  return { access: body.access_token, refresh: body.refresh_token, userId: body.user.id };
}
