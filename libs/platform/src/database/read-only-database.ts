import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '../config/index.js';
import type { Queryable } from './statement.js';
import { TolerantPool } from './tolerant-pool.js';

/** Reports take turns: they must not take connections from students. */
const POOL_MAX = 2;
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * A read-only connection to the database: its sessions reject every write (SQLSTATE 25006), have a
 * small pool of their own and a statement timeout. `DATABASE_REPORTING_URL` points it to another
 * role or a replica (docs/decisions/0051-read-only-door.md).
 */
@Injectable()
export class ReadOnlyDatabase implements Queryable, OnApplicationShutdown {
  private readonly pool: TolerantPool;

  constructor(@InjectConfig() { database }: AppConfig) {
    this.pool = new TolerantPool({
      connectionString: database.reportingUrl ?? database.url,
      max: POOL_MAX,
      options: '-c default_transaction_read_only=on',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    const log = new Logger(ReadOnlyDatabase.name);
    this.pool.on('error', (error) => log.warn(`A connection for reports failed: ${error.message}`));
  }

  /** @throws DatabaseError 25006 if the statement would write */
  async query(text: string, parameters?: unknown[]): Promise<unknown[]> {
    return (await this.pool.query(text, parameters)).rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
