import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Problem } from '../problem.js';
import { processState } from './process-state.js';
import { RestartPolicy } from './restart-policy.js';
import { Service, type ServiceSpec } from './service.js';

// Starting node takes seconds on a busy machine.
jest.setTimeout(30_000);

const running: Service[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});

interface Trial {
  service: Service;
  pids: number[];
  deaths: string[];
  gaveUp: Problem[];
}

/** A service that runs a short script; it is ready when it prints "ready". */
function trial(script: string, overrides: Partial<ServiceSpec> = {}): Trial {
  const pids: number[] = [];
  const deaths: string[] = [];
  const gaveUp: Problem[] = [];
  let child: ChildProcess | undefined;
  const service = new Service(
    {
      name: 'child',
      spawn: () => {
        child = spawn(process.execPath, ['-e', script], { detached: true });
        return child;
      },
      untilReady: () =>
        new Promise((resolve) => {
          child?.stdout?.on('data', (data) => String(data).includes('ready') && resolve());
        }),
      stopSteps: [['SIGTERM', 2_000]],
      lastLines: () => ['its last line'],
      ...overrides,
    },
    {
      started: (_name, pid) => pids.push(pid),
      died: (_name, how) => deaths.push(how),
      gaveUp: (problem) => gaveUp.push(problem),
    },
    new RestartPolicy(10),
  );
  running.push(service);
  return { service, pids, deaths, gaveUp };
}

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !condition(); attempt += 1) await sleep(25);
  expect(condition()).toBe(true);
}

const SERVES = "console.log('ready'); setInterval(() => {}, 1000);";

describe('Service', () => {
  it('starts a killed child again, until it is stopped', async () => {
    const { service, pids, deaths } = trial(SERVES);
    await service.start();
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await until(() => pids.length === 2);
    expect(deaths).toEqual(['was ended by SIGKILL']);
    await service.stop();
    expect(pids.map(processState)).toEqual(['gone', 'gone']);
    await sleep(100);
    expect(pids).toHaveLength(2);
  });

  it('fails with the last lines when the child never serves', async () => {
    const { service, pids } = trial('process.exit(3)');
    await expect(service.start()).rejects.toMatchObject({
      message: expect.stringContaining('child keeps dying (it ended with exit code 3)'),
      lines: ['its last line'],
    });
    expect(pids).toHaveLength(5);
  });

  it('tells when a child that served begins to keep dying', async () => {
    const { service, gaveUp } = trial(`${SERVES} setTimeout(() => process.exit(4), 50);`);
    await service.start();
    await until(() => gaveUp.length > 0);
    expect(gaveUp.map((problem) => problem.message)).toEqual([
      expect.stringContaining('exit code 4'),
    ]);
  });

  it('kills a child that ignores the wish to stop, and what that child started', async () => {
    const stubborn = `
      process.on('SIGTERM', () => {});
      const own = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      console.log('ready ' + own.pid); setInterval(() => {}, 1000);`;
    let grandchild = 0;
    let child: ChildProcess | undefined;
    const { service, pids } = trial('', {
      spawn: () => {
        child = spawn(process.execPath, ['-e', stubborn], { detached: true });
        return child;
      },
      untilReady: () =>
        new Promise((resolve) => {
          child?.stdout?.on('data', (data) => {
            grandchild = Number(/ready (\d+)/.exec(String(data))?.[1]);
            resolve();
          });
        }),
      stopSteps: [['SIGTERM', 100]],
    });
    await service.start();
    expect(processState(grandchild)).toBe('running');
    await service.stop();
    expect(processState(pids[0] ?? 0)).toBe('gone');
    await until(() => processState(grandchild) !== 'running');
  });

  it('can be stopped while it starts', async () => {
    const { service, pids } = trial('setInterval(() => {}, 1000)');
    const started = service.start();
    await until(() => pids.length === 1);
    await service.stop();
    await started;
    expect(processState(pids[0] ?? 0)).toBe('gone');
  });

  it('counts a child that does not become ready in time as dead', async () => {
    const { service, deaths } = trial('setInterval(() => {}, 1000)', {
      untilReady: async () => {
        await sleep(50);
        throw new Error('too late');
      },
    });
    service.start().catch(() => undefined);
    await until(() => deaths.length > 0);
    expect(deaths[0]).toBe('was ended by SIGKILL');
  });
});
