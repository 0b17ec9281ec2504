import type { INestApplicationContext } from '@nestjs/common';
import { QuizzesModule } from '@prepward/modules/quizzes';
import { OutboxModule } from '@prepward/platform/outbox';
import { createTestDatabase } from '@prepward/testing/database';
import pg from 'pg';
import { configOn, startContext } from './context.js';

/** The services of quizzes and questions in this process, on their own database. */
export interface TestServices {
  app: INestApplicationContext;
  db: pg.Client;
  /** Another connection, which the caller ends. */
  connect(): Promise<pg.Client>;
  /** Makes a user with a plan that never ends. @returns its id */
  newStudent(): Promise<string>;
  stop(): Promise<void>;
}

export async function startServices(): Promise<TestServices> {
  const database = await createTestDatabase();
  const imports = [OutboxModule, QuizzesModule];
  const app = await startContext(configOn(database.url), { imports });
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const db = await connect();
  return {
    app,
    db,
    connect,
    newStudent: async () => {
      const { rows } = await db.query(
        'INSERT INTO users (id, is_anonymous) VALUES (gen_random_uuid(), true) RETURNING id',
      );
      const { id } = rows[0];
      await db.query(
        `INSERT INTO subscriptions (id, user_id, plan) VALUES (gen_random_uuid(), $1, 'lifetime')`,
        [id],
      );
      return id;
    },
    stop: async () => {
      await db.end();
      await app.close();
      await database.drop();
    },
  };
}
