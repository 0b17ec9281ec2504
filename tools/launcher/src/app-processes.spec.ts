import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type RunContext, runCommand } from './app-processes.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'prepward-command-'));
  mkdirSync(path.join(root, 'api/dist'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
});
afterEach(() => rmSync(root, { recursive: true }));

function run(code: string, signal = new AbortController().signal): Promise<string[]> {
  writeFileSync(path.join(root, 'api/dist/cli.js'), code);
  const env = { PATH: process.env.PATH, SETTING: 'given' };
  const context: RunContext = { root, mode: 'start', env, logFolder: '/logs', show: () => {} };
  return runCommand('migrate', context, signal);
}

describe('a command of the command line', () => {
  it('answers what it printed, with its name and settings', async () => {
    const printed = await run(
      'console.log(process.argv[2]); console.log("  "); console.log(process.env.SETTING); console.error("aside")',
    );
    expect(printed).toEqual(['migrate', 'given']);
  });

  it('that fails says why: by its error, else by its last line, else by its code', async () => {
    const error = 'console.error("first\\nTypeError [X]: the reason\\n    at somewhere");';
    await expect(run(`${error} process.exitCode = 1`)).rejects.toMatchObject({
      message: 'The step "migrate" failed: TypeError [X]: the reason',
      lines: ['first', '    at somewhere'],
    });
    await expect(run('console.error("one\\n two "); process.exitCode = 3')).rejects.toMatchObject({
      message: 'The step "migrate" failed: two',
      lines: ['one'],
    });
    await expect(run('process.exitCode = 3')).rejects.toMatchObject({
      message: 'The step "migrate" failed: it ended with exit code 3',
      lines: [],
    });
    const full = 'console.error("ENOSPC: no space left on device"); process.exitCode = 1';
    await expect(run(full)).rejects.toThrow('/logs is full');
  });

  it('is ended without a complaint where the start is stopped', async () => {
    const stop = new AbortController();
    const began = path.join(root, 'began');
    const code = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(began)}, '');`;
    const running = run(`${code} setInterval(() => {}, 1000)`, stop.signal);
    while (!existsSync(began)) await sleep(10);
    stop.abort();
    expect(await running).toEqual([]);
  });
});
