import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.js';

/** A real Redis for tests. */
export interface TestRedis {
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with the data in its append-only file. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of `redis-server`: REDIS_SERVER, else the first in PATH, else null. */
export function findRedisServer(): string | null {
  const named = process.env.REDIS_SERVER;
  if (named) return isExecutable(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, 'redis-server')).find(isExecutable) ?? null;
}

/** Whether the server answers PING; it says -LOADING while it reads its file. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => finish(data.toString().startsWith('+PONG')));
    socket.once('error', () => finish(false));
  });
}

async function launch(binary: string, port: number, folder: string): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  // Production must run it the same way: Debian's default loses acknowledged jobs on kill -9.
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];
  const child = spawn(binary, [...settings, ...durable], { stdio: 'ignore' });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) break;
    if (await answersPing(port)) return child;
    await sleep(25);
  }
  child.kill('SIGKILL');
  throw new Error(`${binary} did not answer on port ${port}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

/**
 * Starts a Redis on a free port.
 *
 * @returns null when there is no `redis-server` on this machine
 */
export async function startRedis(): Promise<TestRedis | null> {
  const binary = findRedisServer();
  if (binary === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'prepward-redis-'));
  const port = await freePort();
  let child = await launch(binary, port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      await end(child, 'SIGTERM');
      child = await launch(binary, port, folder);
    },
    stop: async () => {
      await end(child, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
