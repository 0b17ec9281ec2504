import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.js';
import { RestartPolicy } from './restart-policy.js';

/** What the supervisor must know about a child. */
export interface ServiceSpec {
  name: string;
  /** Starts the process; called again after each death. It must lead its own process group. */
  spawn(): ChildProcess;
  /** Resolves once the process is ready; rejects when that takes too long, which ends the process. */
  untilReady(signal: AbortSignal): Promise<void>;
  /** Runs before each start except the first, for example to clear what a crash left behind. */
  beforeRestart?(): Promise<void>;
  /** Signals to stop it with, each with the ms it gets; SIGKILL to the group follows. */
  stopSteps: ReadonlyArray<readonly [NodeJS.Signals, number]>;
  lastLines(): string[];
}

/** What the supervisor reports. */
export interface ServiceEvents {
  started(name: string, pid: number): void;
  died(name: string, how: string, retryInMs: number): void;
  gaveUp(problem: Problem): void;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

function describe({ code, signal }: Exit): string {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', () => resolve({ code: -1, signal: null }));
  });
}

/** One child process, restarted with growing pauses until it is told to stop. */
export class Service {
  private readonly stopping = new AbortController();
  private child: ChildProcess | undefined;
  private exit: Promise<Exit> | undefined;
  private loop: Promise<void> | undefined;
  private served = false;

  constructor(
    private readonly spec: ServiceSpec,
    private readonly events: ServiceEvents,
    private readonly policy = new RestartPolicy(),
  ) {}

  /**
   * Starts the child.
   *
   * @returns once it is ready for the first time, or when {@link stop} was called before that
   * @throws {Problem} with its last lines when it keeps dying before it is ever ready
   */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.loop = this.keepRunning(resolve).then(resolve, (problem) => {
        if (this.served) this.events.gaveUp(problem);
        reject(problem);
      });
    });
  }

  private async keepRunning(onFirstReady: () => void): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const startedAt = Date.now();
      let wasReady = false;
      const exit = await this.runOnce(() => {
        wasReady = true;
        this.served = true;
        onFirstReady();
      });
      if (this.stopping.signal.aborted) return;
      const delay = this.policy.delayAfter({
        wasReady,
        upMs: Date.now() - startedAt,
        bySignal: exit.signal !== null,
      });
      if (delay === undefined) throw this.problem(exit);
      this.events.died(this.spec.name, describe(exit), delay);
      await sleep(delay, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (!this.stopping.signal.aborted) await this.spec.beforeRestart?.();
    }
  }

  private async runOnce(onReady: () => void): Promise<Exit> {
    const child = this.spec.spawn();
    const exited = exitOf(child);
    this.child = child;
    this.exit = exited;
    if (child.pid !== undefined) this.events.started(this.spec.name, child.pid);
    const gone = new AbortController();
    const ready = this.spec.untilReady(gone.signal).then(() => {
      if (!gone.signal.aborted && !this.stopping.signal.aborted) onReady();
    });
    ready.catch(() => {
      if (!gone.signal.aborted) child.kill('SIGKILL');
    });
    const exit = await exited;
    gone.abort();
    return exit;
  }

  private problem(exit: Exit): Problem {
    return new Problem(
      `${this.spec.name} keeps dying (it ${describe(exit)}), so everything was stopped; its last lines:`,
      this.spec.lastLines(),
    );
  }

  /** Ends the child for good; resolves when it is gone. Safe to call twice. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const { child, exit } = this;
    if (child && exit) {
      const gone = exit.then(() => true);
      for (const [signal, patienceMs] of this.spec.stopSteps) {
        if (child.exitCode !== null || child.signalCode !== null) break;
        child.kill(signal);
        if (await Promise.race([gone, sleep(patienceMs, false, { ref: false })])) break;
      }
      killGroup(child);
      await gone;
    }
    await this.loop;
  }
}

/** Kills the child and everything it started, such as a watcher's child. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // No one left in the group.
  }
}
