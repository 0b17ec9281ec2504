import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { diskFull, Problem, saysDiskFull } from './problem.js';
import { ChildLog } from './processes/child-log.js';
import type { ServiceSpec } from './processes/service.js';

/** How the workspace's programs run: from their build, or from source with a restart at each change. */
export type Mode = 'start' | 'dev';

const READY_TIMEOUT_MS = 120_000;

/** Draining requests and finishing jobs may take this long, in ms. */
const DRAIN_MS = 15_000;

const SOURCE_FLAGS = ['--conditions=@app/source', '--import', './tools/scripts/swc-loader.mjs'];

function entry(mode: Mode, file: string): string[] {
  return mode === 'start'
    ? [file.replace('/src/', '/dist/').replace('.ts', '.js')]
    : [...SOURCE_FLAGS, file];
}

/** Waits until an address answers 200. @throws after READY_TIMEOUT_MS or when aborted */
async function untilOk(url: string, signal: AbortSignal): Promise<void> {
  const end = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]),
      });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > end) throw new Error(`${url} didn't respond in time`);
    await sleep(100, undefined, { signal });
  }
}

export interface AppProcess {
  name: string;
  /** Path of its TypeScript entry, relative to the project. */
  source: string;
  readyUrl: string;
}

export interface RunContext {
  root: string;
  mode: Mode;
  env: Readonly<Record<string, string | undefined>>;
  logFolder: string;
  show: (line: string) => void;
}

/** Describes a long-running process of ours for the supervisor. */
export function appService(app: AppProcess, context: RunContext): ServiceSpec {
  const log = new ChildLog(app.name, path.join(context.logFolder, `${app.name}.log`), context.show);
  // The build puts both this code and the guard where this leads from one to the other.
  const guard = fileURLToPath(new URL('./processes/parent-guard.js', import.meta.url));
  const flags =
    context.mode === 'start'
      ? ['--enable-source-maps', '--import', pathToFileURL(guard).href]
      : ['--watch', '--watch-preserve-output'];
  return {
    name: app.name,
    spawn: () => {
      const args = [`--title=${app.name}`, ...flags, ...entry(context.mode, app.source)];
      const child = spawn(process.execPath, args, {
        cwd: context.root,
        env: context.env,
        // Its own group: Ctrl-C reaches only the launcher, which stops everything in order.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', ...(context.mode === 'start' ? ['ipc' as const] : [])],
      });
      log.follow(child.stdout);
      log.follow(child.stderr);
      return child;
    },
    untilReady: (signal) => untilOk(app.readyUrl, signal),
    stopSteps: [['SIGTERM', DRAIN_MS]],
    lastLines: () => log.lastLines(),
  };
}

/** Vite's server for one front end, for development only. */
export function viteService(face: 'web' | 'admin', port: number, context: RunContext): ServiceSpec {
  const log = new ChildLog(face, path.join(context.logFolder, `${face}.log`), context.show);
  const base = face === 'admin' ? `${BACK_OFFICE_PATH}/` : '/';
  return {
    name: face,
    spawn: () => {
      const vite = path.join(context.root, 'node_modules/vite/bin/vite.js');
      const args = [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'];
      const child = spawn(process.execPath, args, {
        cwd: path.join(context.root, face),
        env: { ...context.env, NO_COLOR: '1', FORCE_COLOR: undefined },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      log.follow(child.stdout);
      log.follow(child.stderr);
      return child;
    },
    untilReady: (signal) => untilOk(`http://127.0.0.1:${port}${base}`, signal),
    stopSteps: [['SIGTERM', 3_000]],
    lastLines: () => log.lastLines(),
  };
}

function collect(child: ChildProcess): { out: string[]; err: string[] } {
  const texts = { out: '', err: '' };
  child.stdout?.on('data', (chunk) => {
    texts.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    texts.err += chunk;
  });
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  return {
    get out() {
      return lines(texts.out);
    },
    get err() {
      return lines(texts.err);
    },
  };
}

/** The line that says why: the error line of a crash report, otherwise the last line. */
function reasonIn(lines: readonly string[]): string | undefined {
  return lines.find((line) => /^\w*Error\b.*: /.test(line)) ?? lines.at(-1);
}

/**
 * Runs one command of the api's command line to its end.
 *
 * @returns what it printed, line by line
 * @throws {Problem} with the command's own sentence when it fails
 */
export async function runCommand(
  command: string,
  context: RunContext,
  signal: AbortSignal,
): Promise<string[]> {
  const args = [...entry(context.mode, 'api/src/cli.ts'), command];
  const child = spawn(process.execPath, args, {
    cwd: context.root,
    env: context.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collect(child);
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  signal.removeEventListener('abort', stop);
  if (code === 0 || signal.aborted) return said.out;
  if (saysDiskFull(said.err)) throw diskFull(context.logFolder);
  const reason = reasonIn(said.err) ?? `it ended with exit code ${code}`;
  const around = said.err.filter((line) => line !== reason).slice(-15);
  throw new Problem(`The step "${command}" failed: ${reason.trim()}`, around);
}
