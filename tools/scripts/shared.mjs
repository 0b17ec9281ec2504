// Used before anything is installed, so only Node's own modules are available.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { showStep } from './progress.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

const STAMP = path.join(ROOT, 'node_modules', '.prepward-installed');

/** Exits with one sentence on stderr. */
function fail(sentence, code = 1) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(code);
}

/** Exits if this Node is older than the product needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Prepward needs Node 20.19 or newer (24 is recommended), and this is Node ${process.versions.node}.`,
  );
}

/** Usually just one; `npm test` installs programs alongside npm's packages and its first checks. */
const running = new Set();
let stopRequested = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (running.size === 0) return;
    stopRequested = true;
    // Signals the child's whole process group, because npm and nx start more processes.
    for (const child of running) signalGroup(child, signal);
    setTimeout(() => {
      for (const child of running) signalGroup(child, 'SIGKILL');
    }, 5_000).unref();
  });
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}

/** Whether Ctrl-C or SIGTERM came while a step was running. */
export function isStopRequested() {
  return stopRequested;
}

/**
 * Runs a step to its end; a stop ends the step.
 * `quiet` keeps its output for the caller instead of showing it.
 */
export function runStep(command, args, { env = process.env, cwd = ROOT, quiet = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd, env, stdio, detached: true });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${error.message}\n` });
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

function lockPackages(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages ?? {};
}

function isForThisMachine({ os, cpu }) {
  const suits = (list, own) =>
    !list || list.includes(own) || (list[0]?.startsWith('!') && !list.includes(`!${own}`));
  return suits(os, process.platform) && suits(cpu, process.arch);
}

function stampText() {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'));
  const id = createHash('sha256').update(lock).digest('hex');
  return `${id} ${process.platform}-${process.arch}\n`;
}

/** Whether the installed packages, according to npm, match the lock file. */
function isInstalled() {
  if (!existsSync(path.join(ROOT, 'node_modules', '.package-lock.json'))) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampText()) return true;
  const installed = lockPackages('node_modules/.package-lock.json');
  return Object.entries(lockPackages('package-lock.json')).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    // One of our own packages may be new, or have moved.
    if (wanted.link) return found?.resolved === wanted.resolved;
    if (found) return found.version === wanted.version && isForThisMachine(found);
    return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
  });
}

function npmInstall() {
  // With NODE_ENV=production npm would leave out what the build needs. Warnings about Node versions that
  // individual packages want aren't anything that the reader could act on.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js')
    ? runStep(process.execPath, [cli, ...args], { quiet: true })
    : runStep('npm', args, { quiet: true });
}

/**
 * Installs the packages if they are missing or differ from the lock file.
 *
 * @param number the step's number, as shown
 */
export async function ensureInstalled(number = '1/1') {
  if (isInstalled()) {
    if (!existsSync(STAMP)) tryWriteStamp();
    process.stdout.write(`${number} Packages are installed.\n`);
    return;
  }
  const text = 'Installing packages with npm (one to three minutes, about 1 GB)';
  const { code, output } = await showStep(number, text, npmInstall);
  // A package manager that is cut off halfway leaves its lock and half of its work behind.
  while (code !== 0 && running.size > 0) await sleep(100);
  if (stopRequested) process.exit(130);
  if (code !== 0) {
    process.stderr.write(output);
    fail(
      "npm couldn't install the packages and says why above. This step needs the network and about 1.5 GB of disk.",
    );
  }
  tryWriteStamp();
}

function tryWriteStamp() {
  try {
    writeFileSync(STAMP, stampText());
  } catch {
    // The only cost is a comparison at the next start.
  }
}

/** The environment for nx: no network, no background process, plain output. */
export function nxEnvironment(extra = {}) {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    // The one plugin is our own, and takes a millisecond: it needs no process of its own.
    NX_ISOLATE_PLUGINS: 'false',
    // Its own terminals need a controlling one, which a step in a session of its own doesn't have.
    NX_NATIVE_COMMAND_RUNNER: 'false',
    ...extra,
  };
  // A development build would include React's slow checks.
  delete env.NODE_ENV;
  return env;
}

export const NX = path.join(ROOT, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

/**
 * Builds what changed in the named projects and in what they use.
 *
 * @param number the step's number, as shown
 */
export async function build(number, projects) {
  const args = [NX, 'run-many', '-t', 'build', `--projects=${projects.join(',')}`];
  const run = () =>
    runStep(process.execPath, [...args, '--outputStyle=static'], {
      env: nxEnvironment(),
      quiet: true,
    });
  const text = 'Building what changed (a minute or two the first time)';
  const { code, output } = await showStep(number, text, run);
  if (stopRequested) process.exit(130);
  if (code === 0) return;
  process.stderr.write(output);
  fail(
    /ENOSPC|no space left/i.test(output)
      ? `The disk that holds ${ROOT} is full: free some space there and start again.`
      : 'The build failed: its messages are above.',
  );
}
