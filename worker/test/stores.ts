import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { Audit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { Storage } from '@prepward/platform/storage';
import { createTestDatabase } from '@prepward/testing/database';
import { DataSource } from 'typeorm';

type OpenFile = NonNullable<Awaited<ReturnType<Storage['get']>>>;
type StoredFile = NonNullable<Awaited<ReturnType<Storage['head']>>>;

/** Keeps files in memory. */
export class MemoryStorage extends Storage {
  readonly files = new Map<string, Uint8Array>();
  /** Done once, before the next file is stored: what another process does meanwhile. */
  beforePut: (() => Promise<unknown>) | undefined;

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const meanwhile = this.beforePut;
    this.beforePut = undefined;
    await meanwhile?.();
    this.files.set(key, bytes);
  }

  async get(key: string, range?: Parameters<Storage['get']>[1]): Promise<OpenFile | null> {
    const bytes = this.files.get(key);
    if (bytes === undefined) return null;
    const part = range === undefined ? bytes : bytes.subarray(range.start, range.end + 1);
    const body = Readable.from([Buffer.from(part)]);
    return { body, size: bytes.length, contentType: 'application/pdf' };
  }

  async head(key: string): Promise<StoredFile | null> {
    const bytes = this.files.get(key);
    return bytes === undefined ? null : { size: bytes.length, contentType: 'application/pdf' };
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key);
  }

  /** What is stored, by name. */
  keys(): string[] {
    return [...this.files.keys()].sort();
  }
}

/** Whether any session in this database waits for a lock; its server has other databases. */
const WAITING = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** A database with what services need to write to it, and a storage: no program runs. */
export interface Stores {
  dataSource: DataSource;
  transactions: Transactions;
  outbox: Outbox;
  storage: MemoryStorage;
  /** As the owner, who may do anything. */
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Payloads of the events with a name since the last call, oldest first. */
  events(name: string): Promise<unknown[]>;
  /** The entry that some staff work leaves in the audit log. */
  auditOf(work: () => Promise<unknown>): Promise<unknown>;
  /**
   * Begins `work` while another process locks what `hold` reads, lets that process make its change once
   * the work waits for it, and returns the work's result.
   */
  afterAnother<T>(hold: string, id: string, change: string, work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export async function openStores(): Promise<Stores> {
  Logger.overrideLogger(['error', 'fatal']);
  const database = await createTestDatabase();
  const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const owner = await new DataSource({ type: 'postgres', url: database.ownerUrl }).initialize();
  const sql = (text: string, values: unknown[] = []) => owner.query(text, values);
  return {
    dataSource,
    transactions: new Transactions(dataSource),
    outbox: new Outbox(new Ids()),
    storage: new MemoryStorage(),
    sql,
    events: async (name) => {
      const rows: { payload: unknown }[] = await sql(
        `WITH said AS (DELETE FROM outbox_events WHERE name = $1 RETURNING payload, created_at)
         SELECT payload FROM said ORDER BY created_at`,
        [name],
      );
      return rows.map(({ payload }) => payload);
    },
    auditOf: async (work) => {
      const kept: unknown[] = [];
      const add = async (_on: unknown, { before, after, reason }: Record<string, unknown>) =>
        void kept.push({ before, after, reason });
      const audit = new Audit(dataSource, { add } as never, new Ids());
      await audit.during({ actorId: null, action: 'a test' }, {}, work, 'no transaction');
      return kept[0];
    },
    afterAnother: async (hold, id, change, work) => {
      const other = owner.createQueryRunner();
      await other.startTransaction();
      await other.query(hold, [id]);
      const late = work();
      late.catch(() => undefined);
      for (let waits = false; !waits; ) {
        waits = (await sql(WAITING)).length > 0;
      }
      await other.query(change, [id]);
      await other.commitTransaction();
      await other.release();
      return late;
    },
    stop: async () => {
      await dataSource.destroy();
      await owner.destroy();
      await database.drop();
    },
  };
}

/** A reply that keeps what it is given. */
export class KeptReply {
  code = 200;
  readonly headers: Record<string, string> = {};

  header(name: string, value: string): void {
    this.headers[name] = value;
  }

  status(code: number): void {
    this.code = code;
  }
}
