import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BodyRule } from '@prepward/contracts/body-rules';
import { bodyLocations } from '@prepward/gateway/body-rules';
import { freePort } from '@prepward/gateway/ports';
import { writeStandIn } from './stand-in.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BROTLI = '/usr/share/nginx/modules-available/mod-http-brotli-static.conf';

/** The web server of docker/, serving small sites in front of an api. */
export interface TestNginx {
  port: number;
  stop(): Promise<void>;
}

/** Whether there is an nginx on this machine. */
export function hasNginx(): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => {
    try {
      accessSync(path.join(folder, 'nginx'), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Copies the configuration of docker/nginx, with all its paths inside `folder`. */
function writeConfiguration(folder: string): void {
  mkdirSync(path.join(folder, 'etc'));
  for (const name of ['nginx.conf', 'api.conf', 'page-headers.conf', 'start.sh']) {
    let text = readFileSync(path.join(ROOT, 'docker/nginx', name), 'utf8')
      .replaceAll('/etc/prepward', path.join(folder, 'etc'))
      .replaceAll('/srv/prepward', path.join(folder, 'srv'))
      .replaceAll('/tmp/nginx', path.join(folder, 'run'));
    // The image installs this module; here it may be missing.
    if (!existsSync(BROTLI)) text = text.replace('brotli_static on;', '');
    writeFileSync(path.join(folder, 'etc', name), text);
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/-/healthy`)).status === 204;
  } catch {
    return false;
  }
}

async function untilAnswers(child: ChildProcess, port: number, said: () => string): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await answers(port)) return;
    await sleep(50);
  }
  throw new Error(`nginx did not answer; it wrote:\n${said()}`);
}

/**
 * Starts it as the image does: prepare-sites.mjs, then start.sh.
 *
 * @param bodies body rules of some routes, instead of those of the route table
 */
export async function startNginx(
  apiPort: number,
  bodies?: readonly BodyRule[],
): Promise<TestNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prepward-nginx-'));
  // As root, its workers run under another account, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  writeStandIn(folder);
  writeConfiguration(folder);
  const loader = path.join(ROOT, 'tools/scripts/swc-loader.mjs');
  const prepare = path.join(ROOT, 'docker/nginx/prepare-sites.mjs');
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@app/source', '--import', loader, prepare, path.join(folder, 'srv')],
    { cwd: folder },
  );
  const rules = path.join(folder, 'srv/api-bodies.conf');
  const text = bodies === undefined ? readFileSync(rules, 'utf8') : bodyLocations(bodies);
  writeFileSync(rules, text.replaceAll('/etc/prepward', path.join(folder, 'etc')));
  const port = await freePort();
  const child = spawn('sh', [path.join(folder, 'etc/start.sh')], {
    env: {
      PATH: process.env.PATH,
      LISTEN: `127.0.0.1:${port}`,
      API_UPSTREAM: `127.0.0.1:${apiPort}`,
    },
    // In its own process group: the script also starts the program that forwards the log.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const runs = child.exitCode === null;
    try {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    } catch {
      // Nothing is left to stop. (If nginx failed, the program that forwards the log still runs.)
    }
    if (runs) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswers(child, port, () => said);
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
