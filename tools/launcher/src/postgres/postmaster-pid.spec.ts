import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { processState } from '../processes/process-state.js';
import { clearLeftServer } from './postmaster-pid.js';

let folder: string;
let child: ChildProcess;

function pidFile(): string {
  return path.join(folder, 'postmaster.pid');
}

function childPid(): number {
  if (child.pid === undefined) throw new Error('no child');
  return child.pid;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepward-pgpid-'));
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('clearLeftServer', () => {
  it('ends the server that was left running and removes its file', async () => {
    writeFileSync(pidFile(), `${childPid()}\n/data\n`);
    await clearLeftServer(folder, () => true);
    expect(processState(childPid())).not.toBe('running');
    expect(existsSync(pidFile())).toBe(false);
  });

  it('removes the file of a dead server', async () => {
    writeFileSync(pidFile(), `${2 ** 22 + 1}\n`);
    await clearLeftServer(folder, () => true);
    expect(existsSync(pidFile())).toBe(false);
  });

  it('spares a stranger with the number of the dead server', async () => {
    writeFileSync(pidFile(), `${childPid()}\n`);
    await clearLeftServer(folder, () => false);
    expect(processState(childPid())).toBe('running');
    expect(existsSync(pidFile())).toBe(false);
  });

  it('has nothing to do without the file or a number in it', async () => {
    await clearLeftServer(folder, () => true);
    writeFileSync(pidFile(), 'rubbish');
    await clearLeftServer(folder, () => true);
    expect(existsSync(pidFile())).toBe(true);
  });
});
