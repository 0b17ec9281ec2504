import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.js';

const URL_VARIABLE = 'TEST_SERVICE_HOST';

/** The process that hosts the services of one test run. */
export interface ServiceHost {
  stop(): Promise<void>;
}

/** A service inside the host. */
export interface HostedService {
  stop(): Promise<unknown>;
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve(Number(port)));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The service host ended with code ${code}`)));
  });
}

/**
 * Starts the host, for Jest's globalSetup; call `stop` in its globalTeardown.
 *
 * @param programs by name, a built file that exports `start(env)`, relative to the workspace root
 * @throws when it ends before it listens
 */
export async function startServiceHost(programs: Record<string, string>): Promise<ServiceHost> {
  const named = Object.entries(programs).map(([name, file]) => `${name}=${path.join(ROOT, file)}`);
  // The built one, like its programs: a loader of TypeScript would be in each of its threads, too.
  const host = path.join(ROOT, 'libs/testing/dist/service-host.js');
  const child = spawn(process.execPath, [host, ...named], {
    cwd: ROOT,
    // Services' logs are useless without the name of the test; errors of the host aren't.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.env[URL_VARIABLE] = `http://127.0.0.1:${await portOf(child)}`;
  return {
    stop: async () => {
      delete process.env[URL_VARIABLE];
      // If it has already exited, the tests that needed it have failed.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await gone;
    },
  };
}

/**
 * Starts a service inside the host, and waits until it is ready.
 *
 * @param env its settings, added to those of this process
 * @throws with the service's own error when it doesn't start
 */
export async function startHosted(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<HostedService> {
  const host = process.env[URL_VARIABLE];
  if (!host) throw new Error('Call startServiceHost in the globalSetup of this Jest project');
  const ask = async (method: string, name: string, body?: string) => {
    const answer = await fetch(`${host}/${name}`, {
      method,
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${name}: ${text}`);
    return text;
  };
  const id = await ask('POST', program, JSON.stringify(env));
  return { stop: () => ask('DELETE', id) };
}
