import { Logger } from '@nestjs/common';
import type { OperationsState } from '@prepward/contracts/admin-operations';
import {
  type ConnectionOptions,
  createPostgresBackend,
  runMigrations,
  setDefaultBackendFactory,
} from 'bullmq';
import { Redis } from 'ioredis';
import { Client, escapeIdentifier, type Pool } from 'pg';
import type { AppConfig } from '../config/index.js';
import { TolerantPool } from '../database/index.js';
import { QUEUE_NAMES } from './job-definition.js';

const SCHEMA = 'bullmq';

/** With PostgreSQL as queue store, each worker needs a LISTEN connection, plus some for work. */
const POOL_MAX = 12;

/**
 * Where BullMQ keeps its jobs: Redis when `REDIS_URL` is set, else PostgreSQL.
 * One connection (pool) per process, shared by its queues; workers on Redis duplicate it themselves.
 */
export class QueueBackend {
  readonly kind: OperationsState['backend'];
  private readonly pool: Pool | undefined;
  private readonly redis: Redis | undefined;

  constructor(config: AppConfig) {
    const log = new Logger('QueueBackend');
    if (config.redisUrl === undefined) {
      this.kind = 'postgres';
      setDefaultBackendFactory(createPostgresBackend);
      this.pool = new TolerantPool({
        connectionString: config.database.url,
        max: POOL_MAX,
        options: `-c search_path=${SCHEMA}`,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      });
      this.pool.on('error', (error) => log.warn(`A queue connection failed: ${error.message}`));
    } else {
      this.kind = 'redis';
      setDefaultBackendFactory();
      this.redis = new Redis(config.redisUrl, { maxRetriesPerRequest: null });
      this.redis.on('error', (error: Error) => log.warn(`Redis: ${error.message}`));
    }
  }

  /** For `new Queue(name, { connection })`. BullMQ's types only know Redis; the cast is hidden here. */
  get connection(): ConnectionOptions {
    return (this.pool ?? this.redis) as unknown as ConnectionOptions;
  }

  async ping(): Promise<void> {
    if (this.pool !== undefined) await this.pool.query('SELECT 1');
    else await this.redis?.ping();
  }

  async close(): Promise<void> {
    await this.pool?.end();
    this.redis?.disconnect();
  }
}

/**
 * Creates or updates BullMQ's tables. Part of `migrate`; nothing to do on Redis. BullMQ creates the
 * sequence for a queue's job ids with its first job, which the application's role may not do, so
 * they're created here.
 */
export async function prepareQueueSchema(config: AppConfig): Promise<void> {
  if (config.redisUrl !== undefined) return;
  const client = new Client({ connectionString: config.database.ownerUrl ?? config.database.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
    await client.query(`SET search_path = ${SCHEMA}`);
    for (const queue of QUEUE_NAMES) {
      const { rows } = await client.query('SELECT job_id_seq_name($1) AS name', [queue]);
      await client.query(`CREATE SEQUENCE IF NOT EXISTS ${escapeIdentifier(rows[0].name)}`);
    }
  } finally {
    await client.end();
  }
}
