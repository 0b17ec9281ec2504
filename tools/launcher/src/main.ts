import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { CONTROL_PATH } from '@prepward/pay-sandbox/paths';
import type { Mode } from './app-processes.js';
import { parseConfig } from './config.js';
import { LAUNCH_STEPS, Launch, type Ready } from './launch.js';
import { explain, type Problem } from './problem.js';
import { npmAncestor, watchProcess } from './watch-parent.js';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(problem: Problem): void {
  process.stderr.write(`\n${problem.message}\n`);
  for (const line of problem.lines) process.stderr.write(`  ${line}\n`);
}

function announce(ready: Ready, publicUrl: string, dataDir: string): void {
  const rows = [
    ['Site', '/'],
    ['Back-office', BACK_OFFICE_PATH],
    ['API', '/api/v1'],
    ['API description', '/api/docs'],
    ...(ready.showsMails ? [['Mails', '/dev/inbox']] : []),
    ...(ready.hasPaySandbox ? [['Payment sandbox', CONTROL_PATH]] : []),
    ...(ready.hasGoogleSandbox ? [['Google sandbox', '/login']] : []),
  ];
  say('\nPrepward is ready.');
  for (const [label, place] of rows) say(`  ${label?.padEnd(16)} ${publicUrl}${place}`);
  say(`  ${'Data and logs'.padEnd(16)} ${dataDir}`);
  for (const remark of ready.remarks) say(`  ${remark}`);
  for (const line of ready.admin) say(`  ${line}`);
  say('Ctrl-C stops everything.\n');
}

export interface MainOptions {
  /** The project's folder; only tests give another one. */
  root?: string;
  /** How many steps were shown before this one's first, and how many there are in all. */
  stepsBefore?: number;
  steps?: number;
}

/** Output to a closed terminal must not crash the launcher: it still has to stop everything in order. */
function ignoreClosedOutput(): void {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}

/** Shows each step with its number and the total. */
function stepCounter(before: number, all: number): (text: string) => void {
  let step = before;
  return (text) => {
    step += 1;
    say(`${step}/${all} ${text} …`);
  };
}

/** Makes every way in which this process can end call `stop` or `fail`. */
function listenForEnds(stop: () => void, fail: (error: unknown) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/**
 * Runs the product until it is stopped by Ctrl-C, SIGTERM, SIGHUP or a failure, and then ends this
 * process: 0 when a stop was requested, 1 after a failure.
 */
export async function main(mode: Mode, options: MainOptions = {}): Promise<void> {
  const { root = ROOT, stepsBefore = 0, steps = LAUNCH_STEPS } = options;
  process.title = 'prepward';
  ignoreClosedOutput();
  let launch: Launch | undefined;
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    await launch?.stop();
    process.exit(code);
  };
  let dataDir = path.join(root, '.data');
  const fail = (error: unknown) => {
    if (ending) return;
    complain(explain(error, dataDir));
    void end(1);
  };
  const stop = () => {
    if (!ending) say('\nStopping …');
    void end(0);
  };
  listenForEnds(stop, fail);
  try {
    const config = parseConfig(process.env, root);
    dataDir = config.dataDir;
    const watchedPid = npmAncestor(process.env);
    if (watchedPid !== undefined) watchProcess(watchedPid, stop);
    launch = new Launch({
      config,
      mode,
      env: process.env,
      watchedPid,
      show: say,
      showStep: stepCounter(stepsBefore, steps),
      onFailure: fail,
    });
    const ready = await launch.start();
    if (ready && !ending) announce(ready, config.publicUrl, config.dataDir);
  } catch (error) {
    fail(error);
  }
}
