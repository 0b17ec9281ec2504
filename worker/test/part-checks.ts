import { describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@prepward/contracts/durations';
import type { ScheduleFacts } from '@prepward/platform/queue';
import { OperationsService } from '../../libs/modules/operations/operations.service.js';
import { PartChecks } from '../../libs/modules/operations/part-checks.js';

/** The parts of the product, and the state of operations. */
export function partChecks(): void {
  const NOW = new Date('2026-11-23T12:00:00Z');
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  const schedule = (job: string, nextAt: Date | null): ScheduleFacts => ({
    job,
    queue: 'upkeep',
    everyMs: 60_000,
    nextAt,
  });

  interface Parts {
    backendKind?: 'redis' | 'postgres';
    storage?: 's3' | 'folder';
    smtpUrl?: string;
    ask?: (part: string) => Promise<unknown>;
  }

  function checks({ backendKind = 'redis', storage = 'folder', smtpUrl, ask }: Parts) {
    const asked: string[] = [];
    const answer = (part: string) => async () => {
      asked.push(part);
      await ask?.(part);
    };
    const parts = new PartChecks(
      { lag: answer('database') } as never,
      { backendKind, ping: answer('queue') } as never,
      { head: answer('storage') } as never,
      { mail: { smtpUrl }, storage: { kind: storage } } as never,
    );
    return { parts, asked };
  }

  describe('the parts of the product', () => {
    it('are asked one by one, and named by what they are', async () => {
      const { parts, asked } = checks({});
      const states = await parts.all([schedule('a', at(1))], NOW);
      expect(asked.sort()).toEqual(['database', 'queue', 'storage']);
      expect(states.map(({ part, state, detail }) => [part, state, detail])).toEqual([
        ['Database', 'up', 'PostgreSQL'],
        ['Queue store', 'up', 'Redis'],
        ['File storage', 'up', 'Folder'],
        ['Mail server', 'off', 'SMTP_URL isn’t set'],
        ['Worker', 'up', 'Scheduled jobs run on time'],
      ]);
      expect(states.map(({ tookMs }) => typeof tookMs)).toEqual([
        ...Array(3).fill('number'),
        ...Array(2).fill('object'),
      ]);
      const others = await checks({ backendKind: 'postgres', storage: 's3' }).parts.all([], NOW);
      expect(others.slice(1, 3).map(({ detail }) => detail)).toEqual(['PostgreSQL', 'S3 bucket']);
    });

    it('are down with what they said, each by itself', async () => {
      const { parts } = checks({
        smtpUrl: 'smtp://user:secret@127.0.0.1:1',
        ask: async (part) => {
          if (part === 'queue') throw new Error('connection refused');
        },
      });
      const states = await parts.all([], NOW);
      expect(states.map(({ state }) => state)).toEqual(['up', 'down', 'up', 'down', 'down']);
      expect(states[1]?.detail).toBe('connection refused');
      expect(states[3]?.detail).not.toContain('secret');
    });

    it('know by its work that the worker runs', async () => {
      const { parts } = checks({});
      const worker = async (...schedules: ScheduleFacts[]) => {
        const { state, detail } = (await parts.all(schedules, NOW))[4] ?? {};
        return [state, detail];
      };
      expect(await worker()).toEqual(['down', 'It hasn’t started yet']);
      const [late, punctual] = [at(-MINUTE_MS - 1), at(-MINUTE_MS)];
      expect(await worker(schedule('a', punctual), schedule('b', null))).toEqual([
        'up',
        'Scheduled jobs run on time',
      ]);
      expect(await worker(schedule('a', late), schedule('c', punctual))).toEqual([
        'down',
        '1 scheduled job is late',
      ]);
      expect(
        await worker(schedule('a', late), schedule('b', late), schedule('c', punctual)),
      ).toEqual(['down', '2 scheduled jobs are late']);
    });
  });

  describe('the state of operations', () => {
    it('has each schedule with its own last run', async () => {
      const schedules = [schedule('a', at(5)), schedule('b', null)];
      const asked: unknown[] = [];
      const run = { startedAt: at(-9), tookMs: 4, problem: 'why' };
      const operations = new OperationsService(
        {
          schedules: async () => schedules,
          states: async () => ['q'],
          backendKind: 'redis',
        } as never,
        { lag: async () => 'lag' } as never,
        { last: async () => new Map([['a', run]]) } as never,
        {
          all: async (...of: unknown[]) => {
            asked.push(...of);
            return ['parts'];
          },
        } as never,
        { now: () => NOW },
      );
      expect(await operations.state()).toEqual({
        at: NOW.toISOString(),
        backend: 'redis',
        queues: ['q'],
        outbox: 'lag',
        parts: ['parts'],
        schedules: [
          {
            job: 'a',
            queue: 'upkeep',
            everyMs: 60_000,
            nextAt: at(5).toISOString(),
            lastRun: { ...run, startedAt: at(-9).toISOString() },
          },
          { job: 'b', queue: 'upkeep', everyMs: 60_000, nextAt: null, lastRun: null },
        ],
      });
      expect(asked).toEqual([schedules, NOW]);
    });
  });
}
