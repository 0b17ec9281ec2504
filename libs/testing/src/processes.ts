import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServiceOptions {
  /** Arguments of node: flags, script and its arguments. */
  args: readonly string[];
  /** Added to this process's own environment; undefined removes a variable. */
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  /** Answers 2xx when the service is ready. */
  readyUrl: string;
  /** Longest wait for that, in ms; 30,000 by default. */
  timeoutMs?: number;
}

/** A node process under test. */
export interface TestService {
  /** Id of the current process. */
  readonly pid: number;
  /** Everything it has written so far, to both streams, across restarts. */
  output(): string;
  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to exit. @returns its exit code, null after a signal */
  stop(): Promise<number | null>;
  /** Stops it if it runs, starts it again and waits until it is ready. */
  restart(): Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

class Service implements TestService {
  private child: ChildProcess | undefined;
  private text = '';

  constructor(private readonly options: ServiceOptions) {}

  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('The service was not started');
    return pid;
  }

  output(): string {
    return this.text;
  }

  async start(): Promise<void> {
    const { args, env, cwd, readyUrl, timeoutMs = 30_000 } = this.options;
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        this.text += chunk;
      });
    }
    const end = Date.now() + timeoutMs;
    while (child.exitCode === null && child.signalCode === null && Date.now() < end) {
      if (await answers(readyUrl)) return;
      await sleep(50);
    }
    await this.kill();
    throw new Error(`The service did not answer at ${readyUrl}; it wrote:\n${this.text}`);
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }
}

/**
 * Starts a node process and waits until it is ready.
 *
 * @throws with its output, if it exits or doesn't answer in time
 */
export async function spawnService(options: ServiceOptions): Promise<TestService> {
  const service = new Service(options);
  await service.start();
  return service;
}
