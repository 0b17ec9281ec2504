import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { startDurablePostgres } from '@prepward/testing/durable-postgres';
import { perAddress, startProcesses, until } from './harness.js';
import { migrate } from './migrate.js';

describe('a database that is killed during sign-ups', () => {
  it('loses no acknowledged sign-up and no mail, and sends none twice', async () => {
    // Its own server: the other tests must not feel it die.
    const server = await startDurablePostgres();
    await migrate(server.url);
    const stack = await startProcesses({ databaseUrl: server.url });
    const worker = await stack.startWorker();
    try {
      const acknowledged: string[] = [];
      const statuses = new Set<number>();
      let stop = false;
      const client = async (name: number) => {
        for (let i = 0; !stop; i++) {
          const email = `outage-${name}-${i}@example.org`;
          const answer = await stack.signUp(email).catch(() => undefined);
          // The database needs CPU time to come back.
          if (answer?.status !== 200) await sleep(100);
          if (answer === undefined) continue;
          statuses.add(answer.status);
          if (answer.status === 200) acknowledged.push(email);
          else if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2');
        }
      };
      const clients = [0, 1, 2, 3].map(client);
      await until('some sign-ups', () => acknowledged.length >= 20);
      await server.kill();
      await until('the outage to be noticed', () => statuses.has(503));
      const live = await fetch(`${stack.apiUrl}/api/v1/health`);
      const ready = await fetch(`${stack.apiUrl}/api/v1/ready`);
      expect([live.status, ready.status]).toEqual([200, 503]);
      await server.restart();
      const before = acknowledged.length;
      await until('sign-ups after the outage', () => acknowledged.length >= before + 20);
      stop = true;
      await Promise.all(clients);
      const unexpected = stack.api
        .output()
        .split('\n')
        .filter((line) => line.includes('errorId'));
      expect(unexpected).toEqual([]);
      expect([...statuses].sort()).toEqual([200, 503]);
      await until(
        'a mail to each',
        () => {
          const counts = perAddress(stack.mails);
          return acknowledged.every((email) => counts.has(email));
        },
        90_000,
      );
      const counts = perAddress(stack.mails);
      // Only an email whose mark the dying database could not take may come a second time.
      const twice = acknowledged.filter((email) => (counts.get(email) ?? 0) > 1);
      expect(twice.length).toBeLessThanOrEqual(5);
      await worker.stop();
    } catch (error) {
      throw new Error(`The worker wrote at last:\n${worker.output().slice(-3000)}`, {
        cause: error,
      });
    } finally {
      await stack.stop();
      await server.stop();
    }
  }, 240_000);
});
