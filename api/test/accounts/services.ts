import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { AuthModule } from '@prepward/modules/auth';
import { ProfileNamesModule, ProfilesModule } from '@prepward/modules/profiles';
import { AuditModule } from '@prepward/platform/audit';
import type { AppConfig } from '@prepward/platform/config';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { LimitsModule } from '@prepward/platform/limits';
import { OutboxModule } from '@prepward/platform/outbox';
import { createTestDatabase } from '@prepward/testing/database';
import pg from 'pg';
import { AuditLogService } from '../../../libs/modules/audit/audit-log.service.js';
import { PasswordHasher } from '../../../libs/modules/auth/password-hasher.js';
import { configOn, SetClock, startContext } from '../context.js';

export interface Person {
  id: string;
  email: string;
}

type Class<T> = abstract new (...args: never[]) => T;
type Row = Record<string, unknown>;

/** The services of accounts in this process, on their own database. */
export interface Accounts {
  app: INestApplicationContext;
  /** Tests that change it change it back. */
  config: AppConfig;
  clock: SetClock;
  get<T>(service: Class<T>): T;
  /** As the database's owner. */
  sql<R = Row>(text: string, values?: unknown[]): Promise<R[]>;
  run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Inserts a row into a table; makes an id if none is given. @returns its id */
  add(table: string, row: Row): Promise<string>;
  /** An account with a verified address, unless the columns say otherwise. */
  newPerson(columns?: Row): Promise<Person>;
  /** Signs a person in, so many seconds ago. */
  newSession(of: Person, session?: NewSession): Promise<Principal>;
  makeAdmin(of: Person): Promise<void>;
  /** The events about a person, oldest first: payloads without the id. */
  told(event: string, of: Person): Promise<Row[]>;
  /** One column of a person's rows in a table, sorted. */
  kept(table: string, of: Person, column?: string): Promise<unknown[]>;
  /** Starts works that wait for a person's row together, and lets them continue once all do. */
  atOnce<T>(of: Person, works: (() => Promise<T>)[]): Promise<PromiseSettledResult<T>[]>;
  stop(): Promise<void>;
}

interface NewSession {
  aal?: Principal['aal'];
  method?: string;
  ago?: number;
}

/** Hashing is slow on purpose, and tested elsewhere. */
const QUICK = {
  hash: async (password: string) => `hash of ${password}`,
  verify: async (stored: string | null | undefined, password: string) =>
    stored === `hash of ${password}`,
};

async function startApp(url: string, clock: SetClock) {
  const config = configOn(url, { AUTH_REDIRECT_ORIGINS: 'https://app.example' });
  const app = await startContext(config, {
    logger: ['fatal'],
    imports: [
      OutboxModule,
      LimitsModule,
      AuditModule,
      AuthModule,
      ProfileNamesModule,
      ProfilesModule,
    ],
    providers: [AuditLogService],
    clock,
  });
  Object.assign(app.get(PasswordHasher, { strict: false }), QUICK);
  return { app, config };
}

export async function startAccounts(): Promise<Accounts> {
  const database = await createTestDatabase();
  const clock = new SetClock();
  const { app, config } = await startApp(database.url, clock);
  const db = new pg.Client({ connectionString: database.ownerUrl });
  await db.connect();
  const get = <T>(service: Class<T>) => app.get<T>(service, { strict: false });
  const sql = async <R>(text: string, values: unknown[] = []) =>
    (await db.query(text, values)).rows as R[];
  const add = async (table: string, row: Row) => {
    const whole = { id: randomUUID() as unknown, ...row };
    const names = Object.keys(whole);
    await sql(
      `INSERT INTO ${table} (${names}) VALUES (${names.map((_, i) => `$${i + 1}`)})`,
      Object.values(whole),
    );
    return String(whole.id);
  };
  return {
    ...{ app, config, clock, get, sql, add },
    run: (work) => get(Transactions).run(work),
    newPerson: async (columns = {}) => {
      const email = `${randomUUID()}@example.org`;
      const row = { email, email_confirmed_at: new Date(), ...columns };
      return { id: await add('users', row), email: String(row.email) };
    },
    newSession: async (of, { aal = 'aal1', method = 'password', ago = 0 } = {}) => {
      const timestamp = Math.floor((Date.now() - ago * 1000) / 1000);
      const amr = JSON.stringify([{ method, timestamp }]);
      const sessionId = await add('sessions', { user_id: of.id, aal, amr });
      const methods = [method];
      const more = { isAnonymous: false, aal, awaitsSecondStep: false, methods };
      return { userId: of.id, sessionId, email: of.email, ...more };
    },
    makeAdmin: async ({ id }) => {
      await sql(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [id]);
    },
    told: async (event, { id }) => {
      const rows = await sql<{ payload: Row }>(
        `SELECT payload - 'userId' AS payload FROM outbox_events
         WHERE name = $1 AND payload ->> 'userId' = $2 ORDER BY created_at`,
        [event, id],
      );
      return rows.map(({ payload }) => payload);
    },
    kept: async (table, { id }, column = 'id') => {
      const rows = await sql<{ value: unknown }>(
        `SELECT ${column} AS value FROM ${table} WHERE user_id = $1 ORDER BY 1`,
        [id],
      );
      return rows.map(({ value }) => value);
    },
    atOnce: async ({ id }, works) => {
      const holder = new pg.Client({ connectionString: database.ownerUrl });
      await holder.connect();
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
      const done = Promise.allSettled(works.map((work) => work()));
      const waiting = async () =>
        (
          await sql(
            `SELECT 1 FROM pg_stat_activity
             WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`,
          )
        ).length;
      const deadline = Date.now() + 10_000;
      while ((await waiting()) < works.length && Date.now() < deadline) await sleep(5);
      await holder.query('COMMIT');
      await holder.end();
      return done;
    },
    stop: async () => {
      await db.end();
      await app.close();
      await database.drop();
    },
  };
}
