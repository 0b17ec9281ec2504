import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attempt } from '@prepward/contracts/attempts';
import { AnswersService, FinishingService, QuizzesService } from '@prepward/modules/quizzes';
import pg from 'pg';
import { startServices, type TestServices } from './services.js';

let services: TestServices;
let userId: string;
const sent: string[] = [];
const { query } = pg.Client.prototype;

beforeAll(async () => {
  // Before the first connection: each one keeps the `query` that it started with.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    sent.push((typeof first === 'string' ? first : first.text).replace(/\s+/g, ' ').trim());
    return Reflect.apply(query, this, args);
  } as typeof query;
  services = await startServices();
  userId = await services.newStudent();
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await services.stop();
});

/** The statements that some work sends to the database, in one line each. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  sent.length = 0;
  await work();
  return [...sent];
}

function start(body: object): Promise<Attempt> {
  const student = { userId, isAnonymous: false };
  return services.app
    .get(QuizzesService, { strict: false })
    .start(student, body as never, undefined);
}

describe('the number of statements', () => {
  it('of a save is one, in a transaction of its own', async () => {
    const attempt = await start({ kind: 'free-practice', subject: 'math' });
    const item = attempt.items.find(({ type }) => type === 'multiple-choice');
    const option = item?.options?.[0]?.id ?? '';
    const statements = await statementsOf(() =>
      services.app
        .get(AnswersService, { strict: false })
        .save(userId, attempt.id, item?.position ?? 0, {
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
    const finishing = services.app.get(FinishingService, { strict: false });
    const small = await start({ kind: 'free-practice', subject: 'english' });
    const large = await start({ kind: 'mock' });
    const sizes = [small, large].map(({ sections }) =>
      sections.reduce((sum, { items }) => sum + items, 0),
    );
    expect(sizes).toEqual([5, 170]);
    const few = await statementsOf(() => finishing.finish(userId, small.id));
    const many = await statementsOf(() => finishing.finish(userId, large.id));
    expect(many).toEqual(few);
    expect(many.length).toBeLessThanOrEqual(12);
  });
});
