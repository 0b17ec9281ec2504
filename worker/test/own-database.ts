import { Audit } from '@prepward/platform/audit';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { metrics } from '@prepward/platform/telemetry';
import { createTestDatabase } from '@prepward/testing/database';
import { DataSource } from 'typeorm';
import { Enquiry } from '../../libs/modules/quotes/enquiry.entity.js';
import { AuditRepository } from '../../libs/platform/src/audit/audit.repository.js';
import { SnakeNames } from '../../libs/platform/src/database/snake-names.js';

/** A clock that stays where a test sets it. */
export class SetClock extends Clock {
  constructor(public at: Date) {
    super();
  }

  override now(): Date {
    return this.at;
  }

  /** Moves the clock forward by `ms`. */
  pass(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
  }
}

/** The security events reported to operators during some work, each as often as it occurs. */
export async function heard(work: () => Promise<unknown>): Promise<string[]> {
  const counts = async () => {
    const { values } = await metrics.securityEvents.get();
    return new Map(values.map(({ labels, value }) => [String(labels.event), value]));
  };
  const before = await counts();
  await work();
  const after = [...(await counts())];
  return after.flatMap(([event, n]) => Array(n - (before.get(event) ?? 0)).fill(event)).sort();
}

// biome-ignore lint/suspicious/noExplicitAny: rows of every shape
type Row = any;

/** A separate database, for services in this process: neither API nor worker runs. */
export interface OwnDatabase {
  source: DataSource;
  transactions: Transactions;
  outbox: Outbox;
  ids: Ids;
  sql(text: string, values?: unknown[]): Promise<Row[]>;
  /** @returns the id of a new account, or of a visitor where there is no address */
  newUser(email?: string): Promise<string>;
  /** The events that came while something was done, oldest first. */
  recorded(work: () => Promise<unknown>): Promise<{ name: string; payload: Row }[]>;
  /** The entries that some work leaves in the audit log, if it leaves them itself. */
  audited(work: () => Promise<unknown>): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function openDatabase(): Promise<OwnDatabase> {
  const database = await createTestDatabase();
  const source = await new DataSource({
    type: 'postgres',
    url: database.url,
    entities: [Enquiry],
    namingStrategy: new SnakeNames(),
  }).initialize();
  const sql = (text: string, values: unknown[] = []): Promise<Row[]> => source.query(text, values);
  const ids = new Ids();
  const audit = new Audit(source, new AuditRepository(source), ids);
  const count = async (table: string) =>
    (await sql(`SELECT count(*)::int AS n FROM ${table}`))[0].n;
  return {
    source,
    transactions: new Transactions(source),
    outbox: new Outbox(ids),
    ids,
    sql,
    newUser: async (email) => {
      const [user] = await sql(
        `INSERT INTO users (id, email, is_anonymous, email_confirmed_at)
         VALUES (gen_random_uuid(), $1, $1::text IS NULL, now()) RETURNING id`,
        [email ?? null],
      );
      return user.id;
    },
    recorded: async (work) => {
      const before = await count('outbox_events');
      await work();
      return sql('SELECT name, payload FROM outbox_events ORDER BY created_at OFFSET $1', [before]);
    },
    audited: async (work) => {
      const before = await count('audit_entries');
      const subject = { actorId: null, action: 'tests.change' };
      await audit.during(subject, {}, work, 'no transaction');
      return sql(
        'SELECT resource_id, before, after FROM audit_entries ORDER BY created_at OFFSET $1',
        [before],
      );
    },
    stop: async () => {
      await source.destroy();
      await database.drop();
    },
  };
}
