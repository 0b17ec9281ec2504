// Finds the programs that tests need besides npm packages; on Debian, as root, installs missing ones.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isStopRequested, runStep } from './shared.mjs';

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** First of the names in PATH or in the usual places. */
function inPath(names) {
  const usual = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/snap/bin'];
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...usual];
  for (const name of names) {
    const folder = folders.find((place) => isExecutable(path.join(place, name)));
    if (folder) return path.join(folder, name);
  }
  return undefined;
}

/** Chromium as `playwright install` keeps it. */
function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    (process.platform === 'darwin'
      ? path.join(homedir(), 'Library/Caches/ms-playwright')
      : path.join(homedir(), '.cache/ms-playwright'));
  if (!existsSync(cache)) return undefined;
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  const builds = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  return builds
    .flatMap((build) => inside.map((file) => path.join(cache, build, file)))
    .find(isExecutable);
}

/** @param isNeeded whether a failure is worth updating the package lists and, if it still fails, a message */
async function installOnDebian(name, isNeeded = true) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/etc/debian_version') || !inPath(['apt-get'])) return;
  // Runlevel 1: the package must not start its own server.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = () =>
    runStep('apt-get', ['install', '-y', '--no-install-recommends', name], { env, quiet: true });
  if ((await install()).code === 0 || !isNeeded || isStopRequested()) return;
  // A fresh image has no package lists, and an old one has lists of packages that are gone.
  await runStep('apt-get', ['update'], { env, quiet: true });
  const { code, output } = await install();
  if (code !== 0) process.stdout.write(`${output.trim().split('\n').slice(-3).join('\n')}\n`);
}

/** Path and version of redis-server, or undefined. */
export async function findRedis() {
  const named = process.env.REDIS_SERVER;
  const find = () => (named ? [named].find(isExecutable) : inPath(['redis-server']));
  if (!find() && !named) await installOnDebian('redis-server');
  const file = find();
  if (!file) return undefined;
  const { code, output } = await runStep(file, ['--version'], { quiet: true });
  return code === 0 ? { file, version: /v=(\S+)/.exec(output)?.[1] ?? 'unknown' } : undefined;
}

/** Version of the nginx in PATH, or undefined: tests of docker/nginx start it by its name. */
export async function findNginx() {
  if (!inPath(['nginx'])) await installOnDebian('nginx', false);
  const { code, output } = await runStep('nginx', ['-v'], { quiet: true });
  return code === 0 ? (/nginx\/(\S+)/.exec(output)?.[1] ?? 'unknown') : undefined;
}

async function whatStarts(file) {
  if (!file) return undefined;
  const { code } = await runStep(file, ['--version'], { quiet: true });
  return code === 0 ? file : undefined;
}

/** Path of a Chromium or Chrome that starts, or undefined. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const find = () =>
    named
      ? [named].find(isExecutable)
      : (inPath(names) ?? fromPlaywright() ?? [onMac].find(isExecutable));
  if (!find() && !named) await installOnDebian('chromium');
  return whatStarts(find());
}

/** Path of a headless Chromium that starts, or undefined. CHROMIUM_PATH rules out looking for another. */
export async function findHeadlessShell() {
  const named = process.env.HEADLESS_SHELL_PATH;
  if (named) return whatStarts([named].find(isExecutable));
  if (process.env.CHROMIUM_PATH) return undefined;
  const find = () => inPath(['chromium-headless-shell', 'headless_shell']);
  if (!find()) await installOnDebian('chromium-headless-shell', false);
  return whatStarts(find());
}
