import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataLock } from './lock.js';
import { processIdentity, processState, waitForEnd } from './process-state.js';

jest.setTimeout(30_000);

const ADDRESS = 'http://localhost:3199';
let folder: string;
let helpers: ChildProcess[];

function sleeper(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  helpers.push(child);
  if (child.pid === undefined) throw new Error('no child');
  return child.pid;
}

function lockFile(): string {
  return path.join(folder, 'launcher.lock');
}

function writeLock(record: Record<string, unknown>): void {
  writeFileSync(lockFile(), JSON.stringify({ address: ADDRESS, children: [], ...record }));
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-lock-'));
  helpers = [];
});
afterEach(() => {
  for (const child of helpers) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('DataLock', () => {
  it('refuses a folder that a living launcher uses, in one sentence', async () => {
    const pid = sleeper();
    writeLock({ pid, identity: processIdentity(pid) });
    await expect(DataLock.take(folder, ADDRESS)).rejects.toThrow(
      `Prepward is already running on ${folder} (process ${pid}, ${ADDRESS})`,
    );
    expect(processState(pid)).toBe('running');
  });

  it('takes over from a dead launcher and ends the children it left', async () => {
    const child = sleeper();
    writeLock({
      pid: 2 ** 22 + 1,
      identity: '1',
      children: [{ name: 'api', pid: child, identity: processIdentity(child) }],
    });
    const lock = await DataLock.take(folder, ADDRESS);
    expect(processState(child)).not.toBe('running');
    lock.release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('leaves a stranger alone that was given the number of a dead child', async () => {
    const stranger = sleeper();
    writeLock({
      pid: 2 ** 22 + 1,
      identity: '1',
      children: [{ name: 'api', pid: stranger, identity: 'other' }],
    });
    (await DataLock.take(folder, ADDRESS)).release();
    expect(processState(stranger)).toBe('running');
  });

  it('takes over from a stranger that was given the number of the dead launcher', async () => {
    writeLock({ pid: sleeper(), identity: 'other' });
    (await DataLock.take(folder, ADDRESS)).release();
  });

  it('waits for a launcher whose npm was killed', async () => {
    const holder = sleeper();
    writeLock({
      pid: holder,
      identity: processIdentity(holder),
      watchedPid: 2 ** 22 + 1,
      watchedIdentity: '1',
    });
    setTimeout(() => process.kill(holder, 'SIGTERM'), 300);
    const lock = await DataLock.take(folder, ADDRESS);
    expect(processState(holder)).not.toBe('running');
    lock.release();
  });

  it('takes a lock file that a full disk cut short', async () => {
    writeFileSync(lockFile(), '{"pid": 12');
    (await DataLock.take(folder, ADDRESS)).release();
  });

  it('remembers one process for each name', async () => {
    const lock = await DataLock.take(folder, ADDRESS);
    const [first, second] = [sleeper(), sleeper()];
    lock.track('api', first);
    lock.track('api', second);
    const { children } = JSON.parse(readFileSync(lockFile(), 'utf8'));
    expect(children).toEqual([{ name: 'api', pid: second, identity: processIdentity(second) }]);
    lock.release();
  });
});

describe('waitForEnd', () => {
  it('is false when the process outlives the time', async () => {
    expect(await waitForEnd(sleeper(), 100)).toBe(false);
  });
});
