import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { DeskJob } from './desk.js';

/**
 * How a process ends that its own work crashes, most often because it takes too much memory. `SIGKILL` isn't
 * one of them: it comes from outside.
 */
const CRASHES = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']);

/** Whether a process that exited with this code or signal was crashed by its work. */
export function hasCrashed(how: unknown): boolean {
  return CRASHES.has(String(how));
}

/**
 * The typesetter's code in a process of its own, used as if it were a thread. V8 ends a thread that fills
 * its heap bit by bit, but a single table that can't grow ends the whole process. Emits `message`, `error`,
 * and `exit` with a code or signal.
 */
export class Forked extends EventEmitter {
  private readonly child: ChildProcess;

  /** @param heapMb limit of the heap, MB */
  constructor(file: URL, heapMb: number) {
    super();
    this.child = fork(file, {
      // Its input comes from outside: it gets no settings, and so no secrets.
      env: {},
      // Flags of its parent load what only the parent needs; from sources, they load the loader, too.
      execArgv: [
        ...(file.pathname.endsWith('.js') ? [] : process.execArgv),
        `--max-old-space-size=${heapMb}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A job that was still being sent when the process ended fails later, when no one listens anymore.
    this.on('error', () => undefined);
    this.child.on('message', (answer) => this.emit('message', answer));
    const kill = () => this.child.kill('SIGKILL');
    // A process in an endless loop wouldn't notice that its parent is gone.
    process.once('exit', kill);
    this.child.on('error', (error) => {
      // One that never started won't exit either.
      if (this.child.pid === undefined) process.off('exit', kill);
      this.emit('error', error);
    });
    this.child.on('exit', (code, signal) => {
      process.off('exit', kill);
      this.emit('exit', signal ?? code);
    });
  }

  postMessage(job: DeskJob): void {
    // It can't be sent to where none started: an error says so in a moment.
    this.child.send?.(job);
  }

  async terminate(): Promise<void> {
    const { pid, exitCode, signalCode } = this.child;
    const isRunning = pid !== undefined && exitCode === null && signalCode === null;
    if (!isRunning) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }
}
