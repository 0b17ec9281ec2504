import { afterAll, describe, it } from '@jest/globals';
import { startRedis, type TestRedis } from '@prepward/testing/redis';
import { startProcesses, until } from './harness.js';
import { mailPromises } from './mail-promises.js';

const redisServer = process.env.REDIS_SERVER;
const onRedis = redisServer === undefined ? describe.skip : describe;

onRedis('mails of sign-ups, queue on Redis (skipped where no redis-server is found)', () => {
  let redis: TestRedis | null = null;
  const drill = mailPromises(async () => {
    redis = await startRedis();
    if (redis === null) throw new Error('REDIS_SERVER is set, but no server started');
    return startProcesses({ redisUrl: redis.url });
  });
  // After the stack, which ends its worker first.
  afterAll(() => redis?.stop());

  it('rebuilds from the outbox what a killed and wiped queue store has lost', async () => {
    const { stack, worker } = drill();
    stack.mails.behave({ refuseWith: 451 });
    await stack.signUp('wiped@example.org');
    await until('the job in the queue', async () => {
      const { rows } = await stack.db.query(
        `SELECT 1 FROM mail_deliveries WHERE recipient = 'wiped@example.org'`,
      );
      return rows.length > 0;
    });
    await worker.kill();
    const { Redis } = await import('ioredis');
    const client = new Redis(redis?.url ?? '');
    await client.flushall();
    client.disconnect();
    stack.mails.behave({});
    await stack.startWorker();
    await stack.mails.waitFor((mail) => mail.to.includes('wiped@example.org'), 40_000);
  });
});
