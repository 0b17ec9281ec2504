import { spawn } from 'node:child_process';
import { describe, expect, it, jest } from '@jest/globals';
import { endProcess, parentOf, processIdentity, processState } from './process-state.js';

jest.setTimeout(30_000);

describe('processState', () => {
  it('knows running and gone processes', () => {
    expect(processState(process.pid)).toBe('running');
    expect(processState(2 ** 22 + 1)).toBe('gone');
    expect(processState(0)).toBe('gone');
    expect(processState(Number.NaN)).toBe('gone');
  });

  it('tells a zombie from a running process', async () => {
    const shell = spawn('sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 20']);
    const pid = await new Promise<number>((resolve) => {
      shell.stdout.once('data', (data) => resolve(Number(data)));
    });
    // The sleep that replaced the shell doesn't reap the first one, as in containers without an init.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(processState(pid)).toBe('zombie');
    expect(processIdentity(pid)).toBeUndefined();
    shell.kill('SIGKILL');
  });
});

describe('endProcess', () => {
  it('goes on to the next signal when one is ignored', async () => {
    const script =
      "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)";
    const child = spawn(process.execPath, ['-e', script]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const pid = child.pid ?? 0;
    expect(parentOf(pid)).toBe(process.pid);
    const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
    await endProcess(pid, [
      ['SIGTERM', 150],
      ['SIGKILL', 2_000],
    ]);
    expect(await ended).toBe('SIGKILL');
  });
});
