import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import type { DeskJob } from './desk.js';

/** How a process ends that takes too much memory: V8 aborts it in one of three ways, or the system kills it. */
const OUT_OF_MEMORY = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);

/** Whether a process that exited by itself, with this code or signal, ran out of memory. */
export function ranOutOfMemory(how: unknown): boolean {
  return OUT_OF_MEMORY.has(String(how));
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
      execArgv: [...process.execArgv, `--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A job that was still being sent when the process ended fails later, when no one listens anymore.
    this.on('error', () => undefined);
    this.child.on('message', (answer) => this.emit('message', answer));
    this.child.on('error', (error) => this.emit('error', error));
    const kill = () => this.child.kill('SIGKILL');
    // A process in an endless loop wouldn't notice that its parent is gone.
    process.once('exit', kill);
    this.child.on('exit', (code, signal) => {
      process.off('exit', kill);
      this.emit('exit', signal ?? code);
    });
  }

  postMessage(job: DeskJob): void {
    this.child.send(job);
  }

  async terminate(): Promise<void> {
    const { pid, exitCode, signalCode } = this.child;
    const isRunning = pid !== undefined && exitCode === null && signalCode === null;
    if (!isRunning) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
