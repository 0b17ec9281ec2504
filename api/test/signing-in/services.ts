import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { ProfileNamesModule } from '@prepward/modules/profiles';
import type { AppConfig } from '@prepward/platform/config';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Limiter, memoryStore } from '@prepward/platform/limits';
import { MailSender } from '@prepward/platform/mail';
import { OutboxModule } from '@prepward/platform/outbox';
import type { AnyJob, JobHandler as Handler } from '@prepward/platform/queue';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import pg from 'pg';
import { AuthJobsModule } from '../../../libs/modules/auth/jobs/index.js';
import { AUTH_MAILS } from '../../../libs/modules/auth/mails/index.js';
import { renderMail } from '../../../libs/platform/src/mail/render-mail.js';
import { configOn, SetClock, startContext } from '../context.js';

/** An email as the worker would send it. */
export interface SentMail {
  template: string;
  to: string;
  subject: string;
  content: Parameters<typeof renderMail>[0];
}

/** What an email says, as text. */
export async function wordsOf({ content }: SentMail): Promise<string> {
  return (await renderMail(content, 'http://localhost:3000')).text;
}

/** The columns of an account that a test may set. */
interface UserFields {
  email?: string;
  password_hash?: string;
  email_confirmed_at?: Date;
  new_email?: string;
  new_email_confirmed_by?: string;
  banned_until?: Date;
  deleted_at?: Date;
  last_sign_in_at?: Date;
  user_metadata?: object;
  is_anonymous?: boolean;
}

type JobHandler = Handler<AnyJob>;
type Token<T> = abstract new (...args: never[]) => T;

interface Started {
  app: INestApplicationContext;
  config: AppConfig;
  db: pg.Client;
  database: TestDatabase;
}

const UNDONE = new Error('undone');

/** The services of accounts in this process, on their own database, with a clock that tests set. */
export class AccountServices {
  private started: Started | undefined;
  private readonly mails: SentMail[] = [];
  private readonly clock = new SetClock();

  async start(): Promise<void> {
    const database = await createTestDatabase();
    const config = configOn(database.url);
    const send = async (mail: SentMail) => this.mails.push(mail);
    const providers = [
      { provide: Limiter, useValue: new Limiter(config, memoryStore) },
      { provide: MailSender, useValue: { isSent: async () => false, send } },
    ];
    const around = { module: class Around {}, global: true, exports: [Limiter, MailSender] };
    const app = await startContext(config, {
      imports: [OutboxModule, ProfileNamesModule, { ...around, providers }, AuthJobsModule],
      clock: this.clock,
    });
    const db = new pg.Client({ connectionString: database.url });
    await db.connect();
    this.started = { app, config, db, database };
  }

  async stop(): Promise<void> {
    const { app, db, database } = this.running;
    await db.end();
    await app.close();
    await database.drop();
  }

  private get running(): Started {
    if (this.started === undefined) throw new Error('The services were not started');
    return this.started;
  }

  get<T>(service: Token<T>): T {
    return this.running.app.get<T>(service, { strict: false });
  }

  async sql<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.running.db.query(text, values)).rows as Row[];
  }

  /** Sets the product's clock; undefined lets it run. */
  setClock(at: Date | undefined): void {
    this.clock.at = at;
  }

  /** Runs work with other settings of sign-in. */
  async having<T>(settings: Partial<AppConfig['auth']>, work: () => Promise<T>): Promise<T> {
    const { auth } = this.running.config;
    const usual = { ...auth };
    Object.assign(auth, settings);
    try {
      return await work();
    } finally {
      Object.assign(auth, usual);
    }
  }

  inTx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.get(Transactions).run(work);
  }

  /** What a look finds after some work, which is undone then. */
  async after<T>(work: (tx: Tx) => Promise<unknown>, look: (tx: Tx) => Promise<T>): Promise<T> {
    let found: T | undefined;
    const undoing = this.inTx(async (tx) => {
      await work(tx);
      found = await look(tx);
      throw UNDONE;
    });
    await undoing.catch((error: unknown) => {
      if (error !== UNDONE) throw error;
    });
    return found as T;
  }

  /** Inserts a row of a table. @returns its id */
  async insert(table: string, row: Record<string, unknown>): Promise<string> {
    const id = randomUUID();
    const whole: Record<string, unknown> = { id, ...row };
    const columns = Object.keys(whole);
    const values = columns.map((column) => {
      const value = whole[column];
      const isPlain = value === null || typeof value !== 'object';
      return isPlain || value instanceof Date || Buffer.isBuffer(value)
        ? value
        : JSON.stringify(value);
    });
    const places = columns.map((_, i) => `$${i + 1}`).join(', ');
    await this.sql(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, values);
    return String(whole.id);
  }

  newUser(fields: UserFields = {}): Promise<string> {
    return this.insert('users', { ...fields });
  }

  /** Names of the events about a user or a request. */
  async events(id: string): Promise<string[]> {
    const rows = await this.sql<{ name: string }>(
      `SELECT name FROM outbox_events
       WHERE payload ->> 'userId' = $1 OR payload ->> 'requestId' = $1 ORDER BY created_at, name`,
      [id],
    );
    return rows.map(({ name }) => name);
  }

  /** The emails that an event brings. */
  async mailsOf(event: { name: string }, payload: object): Promise<SentMail[]> {
    this.mails.length = 0;
    for (const { job, handler } of AUTH_MAILS) {
      if (job.on?.name !== event.name) continue;
      const context = { eventId: randomUUID() };
      const mail = this.get<JobHandler>(handler as Token<JobHandler>);
      await mail.handle(payload as never, context as never);
    }
    return [...this.mails];
  }
}
