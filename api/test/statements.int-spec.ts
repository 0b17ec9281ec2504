import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Attempt } from '@prepward/contracts/attempts';
import {
  AnswersService,
  FinishingService,
  QuizzesModule,
  QuizzesService,
} from '@prepward/modules/quizzes';
import { ClockModule } from '@prepward/platform/clock';
import { AppConfigModule, loadConfig } from '@prepward/platform/config';
import { DatabaseModule } from '@prepward/platform/database';
import { OutboxModule } from '@prepward/platform/outbox';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import pg from 'pg';

let database: TestDatabase;
let app: INestApplicationContext;
let userId: string;
const sent: string[] = [];
const { query } = pg.Client.prototype;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = loadConfig({
    DATABASE_URL: database.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_HS256_SECRET: 'a secret for tests, which signs nothing at all',
  });
  // Before the first connection: each keeps the way it asks from its beginning.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    sent.push((typeof first === 'string' ? first : first.text).replace(/\s+/g, ' ').trim());
    return Reflect.apply(query, this, args);
  } as typeof query;
  const imports = [
    AppConfigModule.forRoot(config),
    ClockModule,
    DatabaseModule,
    OutboxModule,
    QuizzesModule,
  ];
  app = await NestFactory.createApplicationContext(
    { module: class Services {}, imports },
    { logger: ['error', 'fatal'] },
  );
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'INSERT INTO users (id, is_anonymous) VALUES (gen_random_uuid(), true) RETURNING id',
  );
  userId = rows[0].id;
  await client.query(
    `INSERT INTO subscriptions (id, user_id, plan) VALUES (gen_random_uuid(), $1, 'lifetime')`,
    [userId],
  );
  await client.end();
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await app.close();
  await database.drop();
});

/** The statements that some work sends to the database, in one line each. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  sent.length = 0;
  await work();
  return [...sent];
}

function start(body: object): Promise<Attempt> {
  const student = { userId, isAnonymous: false };
  return app.get(QuizzesService, { strict: false }).start(student, body as never, undefined);
}

describe('the number of statements', () => {
  it('of a save is one, in a transaction of its own', async () => {
    const attempt = await start({ kind: 'free-practice', subject: 'math' });
    const item = attempt.items.find(({ type }) => type === 'multiple-choice');
    const option = item?.options?.[0]?.id ?? '';
    const statements = await statementsOf(() =>
      app.get(AnswersService, { strict: false }).save(userId, attempt.id, item?.position ?? 0, {
        clientId: 'tab',
        sequence: 1,
        response: { type: 'multiple-choice', option },
      }),
    );
    expect(statements).toEqual([
      expect.stringMatching(/WITH attempt AS .* INSERT INTO attempt_answers/),
    ]);
  });

  it('of scoring is the same for 5 items and for 170', async () => {
    const finishing = app.get(FinishingService, { strict: false });
    const small = await start({ kind: 'free-practice', subject: 'english' });
    const large = await start({ kind: 'mock' });
    const sizes = [small, large].map(({ sections }) =>
      sections.reduce((sum, { items }) => sum + items, 0),
    );
    expect(sizes).toEqual([5, 170]);
    const few = await statementsOf(() => finishing.finish(userId, small.id));
    const many = await statementsOf(() => finishing.finish(userId, large.id));
    expect(many).toEqual(few);
    expect(many.length).toBeLessThanOrEqual(10);
  });
});
