import { describe, expect, it, jest } from '@jest/globals';
import { freePort } from './ports.js';
import { spawnService } from './processes.js';

// Starting node takes seconds on a busy machine.
jest.setTimeout(60_000);

const SCRIPT = `
  console.log('life of ' + process.pid);
  require('node:http').createServer((_, r) => r.end(String(process.pid))).listen(process.env.TEST_PORT, '127.0.0.1');
  process.on('SIGTERM', () => process.exit(7));
`;

describe('spawnService', () => {
  it('starts, kills and restarts a process', async () => {
    const port = await freePort();
    const readyUrl = `http://127.0.0.1:${port}/`;
    const service = await spawnService({
      args: ['-e', SCRIPT],
      env: { TEST_PORT: String(port) },
      readyUrl,
    });
    const first = service.pid;
    expect(await (await fetch(readyUrl)).text()).toBe(String(first));
    await service.kill();
    await expect(fetch(readyUrl)).rejects.toThrow();
    await service.restart();
    expect(service.pid).not.toBe(first);
    expect(await service.stop()).toBe(7);
    expect(service.output()).toContain(`life of ${first}\nlife of ${service.pid}`);
  });

  it('reports what a process wrote that never becomes ready', async () => {
    const start = spawnService({
      args: ['-e', "console.error('no luck'); process.exit(1)"],
      readyUrl: 'http://127.0.0.1:9/',
    });
    await expect(start).rejects.toThrow('no luck');
  });
});
